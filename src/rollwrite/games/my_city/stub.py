from rollwrite.kernel.art import Art
class MyCityArt(Art):
    def sheet(self, drawing, language):
        spots=[f"cell-{c}{r}" for c in "abcdefgh" for r in range(1,12)]+[f"{k}-{n}" for k in ("pass","church","fortress") for n in range(1,7)]+[f"purse-{k}" for k in ("plateau","forest","gold","never-passed")]
        return "".join(f'<a data-spot="{s}"/>' for s in spots)
    def cover(self, language): return ""
    def die(self, kind, face): return ""
    def signs(self): return {}
