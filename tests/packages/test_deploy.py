"""The files in ``deploy/``: everything they name is there, and what can be run is run."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollwrite.server.settings.sources import OPTIONS
from tests.packages.conftest import ROOT, run
from tests.server.house import LINK, ME, Server
from tests.server.ports import free_port
from tests.server.proxy import program

DEPLOY = ROOT / "deploy"
FILES = sorted(file for file in DEPLOY.iterdir() if file.is_file())
VARIABLES = {option.variable for option in OPTIONS.values()}
FLAGS = {option.flag for option in OPTIONS.values()}


def compose(name: str) -> dict[str, Any]:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    found: dict[str, Any] = msgspec.yaml.decode(text)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_option_that_is_named_exists(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    named = set(re.findall(r"ROLLWRITE_[A-Z_]+", text))
    assert {name.removesuffix("_FILE") for name in named} <= VARIABLES
    served = re.findall(r"rollwrite serve((?: --[a-z-]+ \S+)*)", text)
    assert {word for words in served for word in words.split() if word[:2] == "--"} <= FLAGS


def test_values_in_the_files_are_taken() -> None:
    for name in ("compose.yaml", "compose.postgres.yaml"):
        for service in compose(name)["services"].values():
            for variable, value in service["environment"].items():
                for option in OPTIONS.values():
                    if variable == option.variable and "${" not in value:
                        option.check(option.kind(value))


def test_one_volume_one_port() -> None:
    (service,) = compose("compose.yaml")["services"].values()
    assert service["volumes"] == ["tables:/data"]
    assert [port.rpartition(":")[2] for port in service["ports"]] == ["8000"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_two_nodes_are_alike_and_everything_they_lean_on_is_there() -> None:
    found = compose("compose.postgres.yaml")
    services = found["services"]
    assert services["node1"] == services["node2"]
    assert set(services["node1"]["secrets"]) <= set(found["secrets"])
    assert set(services["node1"]["depends_on"]) <= set(services)
    caddy = (DEPLOY / "Caddyfile.nodes").read_text(encoding="utf-8")
    assert {name for name in services if f"{name}:8000" in caddy} == {"node1", "node2"}
    assert "ports" not in services["node1"], "only the proxy is reached from outside"


def test_neither_secrets_nor_what_this_machine_made_get_into_the_image_or_the_history() -> None:
    """A ``.venv`` of the host would be taken for the image's own, and does not run there."""
    ignored = {
        name: (ROOT / name).read_text(encoding="utf-8").split()
        for name in (".dockerignore", ".gitignore")
    }
    for secret in compose("compose.postgres.yaml")["secrets"].values():
        path = Path("deploy", secret["file"]).as_posix()
        assert all(path in lines for lines in ignored.values()), path
    made = {".git", ".venv", "build", "dist", "web/node_modules", "src/rollwrite/server/client"}
    assert made <= set(ignored[".dockerignore"])


def test_whatever_is_copied_or_mounted_from_here_is_there() -> None:
    copied = [words.split() for words in steps("COPY")]
    assert [words for words in copied if "--from=build" not in words] == [[".", "."]]
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    known = "FROM RUN WORKDIR COPY USER ENV VOLUME EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    words = {line.split()[0] for line in lines if line and not line.startswith("#")}
    assert words <= set(known.split())
    for name in ("compose.yaml", "compose.postgres.yaml"):
        for service in compose(name)["services"].values():
            for mount in service.get("volumes", []):
                source = mount.partition(":")[0]
                here = source.startswith(".") and (DEPLOY / source).is_file()
                assert here or source in compose(name)["volumes"], mount


def steps(kind: str) -> list[str]:
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    return [line[len(kind) + 1 :] for line in text.splitlines() if line.startswith(f"{kind} ")]


def test_the_steps_of_the_container_make_a_server_that_serves(dist: Path, tmp_path: Path) -> None:
    """Without an engine: its commands in a plain folder, with the wheel the suite has made."""
    (building,) = [step for step in steps("RUN") if step.startswith("make ")]
    assert run(*shlex.split(building), "-n", "-o", ".venv/.stamp").returncode == 0
    (installing,) = [step for step in steps("RUN") if "venv" in step]
    home = tmp_path / "opt"
    line = installing.replace("/opt/rollwrite", str(home)).replace("/build/dist", str(dist))
    line = line.replace(".venv/bin/uv", f"{Path(sys.executable).parent / 'uv'} --system-certs")
    line = line.replace("python3", sys.executable)
    offline = run("sh", "-c", line.replace("pip install", "pip install --offline"))
    done = offline if offline.returncode == 0 else run("sh", "-c", line)
    assert done.returncode == 0, done.stderr
    port, data = str(free_port()), tmp_path / "data"
    said = dict(word.split("=", 1) for row in steps("ENV") for word in row.split())
    env = {**said, "PATH": str(home / "bin"), "HOME": str(tmp_path), "ROLLWRITE_PORT": port}
    env["ROLLWRITE_DATA"] = str(data)
    (start,), (arguments,) = steps("ENTRYPOINT"), steps("CMD")
    command = msgspec.json.decode(start, type=list[str]) + msgspec.json.decode(
        arguments, type=list[str]
    )
    server = Server(data)
    server.address_in_log = True
    data.mkdir(mode=0o700)
    with server.log.open("w") as log:
        server.process = subprocess.Popen(
            [str(home / "bin" / command[0]), *command[1:]],
            env=env, stdout=subprocess.PIPE, stderr=log, text=True,
        )  # fmt: skip
    server.wait_for_address()
    ada = server.guest("Ada")
    assert ada.open(ME, LINK)
    (health,) = steps("HEALTHCHECK")
    words = msgspec.json.decode(health.partition("CMD ")[2], type=list[str])
    asked = [str(home / "bin" / words[0]), *words[1:]]
    assert subprocess.run(asked, env=env, capture_output=True).returncode == 0
    assert server.stop() == 0
    assert subprocess.run(asked, env=env, capture_output=True).returncode == 1


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "rollwrite.service"
    text = (DEPLOY / "rollwrite.service").read_text(encoding="utf-8")
    unit.write_text(text.replace("/opt/rollwrite/bin/rollwrite", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True)
    ours = [row for row in done.stderr.splitlines() if "rollwrite" in row]
    assert not ours
    found = subprocess.run(
        ["systemd-analyze", "security", "--offline=yes", "--threshold=40", str(unit)],
        capture_output=True,
        text=True,
    )
    assert found.returncode == 0, found.stdout[-500:]


@pytest.mark.skipif(not program("caddy"), reason="no Caddy here")
def test_caddy_takes_its_lines() -> None:
    for name in ("Caddyfile", "Caddyfile.nodes"):
        words = [str(program("caddy")), "adapt", "--config", str(DEPLOY / name)]
        env = {**os.environ, "PUBLIC_NAME": "play.example.org"}
        done = subprocess.run([*words, "--adapter", "caddyfile"], env=env, capture_output=True)
        assert done.returncode == 0, done.stderr
