/** The letters of the house. What is written before they are there jumps when they come. */

const PATIENCE = 2500;

/** Until all are there; a page that waits in vain is shown with others. */
export async function letters(): Promise<void> {
  const all = Promise.allSettled([...document.fonts].map((face) => face.load()));
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([all, late]);
}
