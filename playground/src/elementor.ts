import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { cacheDir } from './cache.js';

/**
 * Answers the folder of the Elementor in the zip that ELEMENTOR_ZIP names, ready to be mounted as a plugin, or undefined
 * without one: Elementor is on no registry, so whoever wants its tests brings it.
 */
export function findElementor(zip = process.env.ELEMENTOR_ZIP): string | undefined {
  if (!zip) {
    return undefined;
  }
  if (!existsSync(zip)) {
    throw new Error(`ELEMENTOR_ZIP is set to ${zip}, which is not there.`);
  }
  const archive = readFileSync(zip);
  const folder = path.join(cacheDir, 'elementor', createHash('sha256').update(archive).digest('hex').slice(0, 12));
  if (!existsSync(folder)) {
    unpack(archive, folder);
  }
  return path.join(folder, 'elementor');
}

function unpack(archive: Uint8Array, folder: string) {
  mkdirSync(path.dirname(folder), { recursive: true });
  const temp = mkdtempSync(`${folder}-`);
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    const file = path.join(temp, name);
    if (!file.startsWith(path.join(temp, 'elementor', path.sep)) || name.endsWith('/')) {
      continue;
    }
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  if (!existsSync(path.join(temp, 'elementor/elementor.php'))) {
    rmSync(temp, { recursive: true });
    throw new Error('ELEMENTOR_ZIP is set to a zip that does not hold Elementor.');
  }
  renameSync(temp, folder);
}
