import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs the locked packages when some are missing or of another version. Ends the process with a sentence when it cannot. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: please install Node 20.19 or newer.`);
  }
  if (isInstalled()) {
    return;
  }
  console.log('Installing packages…');
  // A mirror that lacks some platform's optional package makes `ci` refuse; `install` takes the locked versions as well.
  if (!runNpm(['ci'], 'ignore') && !runNpm(['install', '--no-save'], 'inherit')) {
    fail('The packages could not be installed: please check the connection to the npm registry and run this again.');
  }
}

/** npm writes down what it has installed, last of all, so an interrupted install is not mistaken for a complete one. */
function isInstalled() {
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(
    ([place, { version, optional, link }]) =>
      !place.startsWith('node_modules/') || optional || (installed[place] && (link || installed[place].version === version)),
  );
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

function runNpm(args, output) {
  const quiet = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', [...args, ...quiet], {
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  return status === 0;
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
