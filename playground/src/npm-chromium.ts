import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { unpackPackage } from './package-archive.js';

export type Browser = { executablePath: string; env?: Record<string, string> };

export const isNpmChromiumPossible = () => process.platform === 'linux' && process.arch === 'x64';

/** Downloads a browser from npm into the cache (74 MB), for machines where none can be installed. */
export async function fetchNpmChromium(): Promise<Browser> {
  const folder = await unpackPackage({
    spec: '@sparticuz/chromium@153.0.0',
    integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
    folder: 'chromium/153.0.0',
    progress: 'Fetching a browser for the tests (74 MB)…',
    members: ['package/bin', 'package/LICENSE'],
    finish: unpackParts,
  });
  return {
    executablePath: path.join(folder, 'chromium'),
    // The package is meant for bare machines and includes the libraries and fonts they lack.
    env: {
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: writeFontConfig(folder) }),
    },
  };
}

function unpackParts(folder: string) {
  const open = (name: string) => brotliDecompressSync(readFileSync(path.join(folder, 'bin', name)));
  writeFileSync(path.join(folder, 'chromium'), open('chromium.br'));
  chmodSync(path.join(folder, 'chromium'), 0o755);
  for (const name of ['al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
    const { status } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: open(name) });
    if (status !== 0) {
      throw new Error('The browser for the tests could not be unpacked. Please check the free disk space, then run this again.');
    }
  }
  rmSync(path.join(folder, 'bin'), { recursive: true });
}

/** Writes a Fontconfig file with absolute folders, which depend on the cache's location. */
function writeFontConfig(folder: string): string {
  const file = path.join(folder, 'fonts-here.conf');
  const cache = path.join(folder, 'font-cache');
  mkdirSync(cache, { recursive: true });
  writeFileSync(
    file,
    `<?xml version="1.0"?><fontconfig><dir>${path.join(folder, 'fonts')}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  return file;
}
