import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Installs the locked packages if some are missing or outdated. Exits with a sentence on failure. */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Node ${process.versions.node} is too old: please install Node 20.19 or newer.`);
  }
  if (isInstalled()) {
    return;
  }
  console.log('Installing packages…');
  // `ci` fails on a mirror that lacks an optional package of some platform; `install` uses the locked versions too.
  if (!runNpm(['ci'], 'ignore') && !runNpm(['install', '--no-save'], 'inherit')) {
    fail('The packages could not be installed: please check the connection to the npm registry and run this again.');
  }
}

/** Returns whether all packages are installed. npm writes this file last, so an interrupted install does not count. */
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
