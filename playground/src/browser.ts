import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { type Browser, fetchNpmChromium, isNpmChromiumPossible } from './npm-chromium.js';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const macApps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const windowsPrograms = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];

/**
 * Finds a Chrome or Chromium: the one in CHROMIUM, an installed one, Playwright's, the distribution's package if it can be
 * installed, and finally npm's. `install: false` only searches.
 */
export async function findBrowser({ install = true } = {}): Promise<Browser | undefined> {
  const chosen = process.env.CHROMIUM;
  if (chosen) {
    if (!runs(chosen)) {
      throw new Error(`CHROMIUM is set to ${chosen}, which does not start. Set it to a Chrome or Chromium, or unset it.`);
    }
    return { executablePath: chosen };
  }
  const executablePath = listPlaces().find(runs) ?? (await findPlaywrights()) ?? (install ? installPackage() : undefined);
  if (executablePath !== undefined) {
    return { executablePath };
  }
  return install && isNpmChromiumPossible() ? await fetchNpmChromium() : undefined;
}

/** Returns a browser or throws. */
export async function getBrowser(): Promise<Browser> {
  const browser = await findBrowser();
  if (!browser) {
    throw new Error('No browser was found. Install Chrome or Chromium, or set CHROMIUM to its path.');
  }
  return browser;
}

/** Returns Playwright launch options without network requests, and without a sandbox for root. */
export function toLaunchOptions({ executablePath, env }: Browser) {
  const isRoot = process.getuid?.() === 0;
  return {
    executablePath,
    headless: true,
    args: [
      ...(isRoot ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--font-render-hinting=none',
    ],
    env: { ...(process.env as Record<string, string>), ...env },
  };
}

function listPlaces(): string[] {
  const { PATH = '', ProgramFiles, LOCALAPPDATA } = process.env;
  const inPath = PATH.split(path.delimiter).flatMap((folder) => commands.map((name) => path.join(folder, name)));
  const onMac = ['/', homedir()].flatMap((root) =>
    macApps.map((app) => path.join(root, `Applications/${app}.app/Contents/MacOS/${app}`)),
  );
  const onWindows = [ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA]
    .filter((root) => root !== undefined)
    .flatMap((root) => windowsPrograms.map((program) => path.join(root, program)));
  const byPlatform: Partial<Record<NodeJS.Platform, string[]>> = { darwin: onMac, win32: onWindows };
  return byPlatform[process.platform] ?? inPath;
}

/** Loads Playwright on demand, because it takes a third of a program's start. */
async function findPlaywrights(): Promise<string | undefined> {
  const { chromium } = await import('playwright-core');
  return [chromium.executablePath()].find(runs);
}

/** Returns false for scripts of some distributions that only explain how to install the browser. */
function runs(executablePath: string): boolean {
  if (!existsSync(executablePath)) {
    return false;
  }
  // Chrome on Windows opens a window instead of printing its version.
  return process.platform === 'win32' || spawnSync(executablePath, ['--version'], { timeout: 20_000 }).status === 0;
}

function installPackage(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return undefined;
  }
  console.error("Installing the distribution's Chromium for the tests…");
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { env, stdio: 'ignore', timeout: 600_000 }).status === 0;
  const installChromium = () => aptGet('install', '-y', '--no-install-recommends', 'chromium');
  if (!installChromium() && aptGet('update')) {
    installChromium();
  }
  return listPlaces().find(runs);
}
