import { readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

type IdleSite = { site: string; close: () => Promise<void>; tidyUp: () => boolean };

/** Sites closed by earlier test files of this process. Starting one takes seconds, mostly to load WordPress into memory. */
const idle = new Map<string, IdleSite>();
process.once('exit', () => {
  for (const { site } of idle.values()) {
    rmSync(site, { recursive: true, force: true });
  }
});

export function takeIdle<Site extends IdleSite>(key: string): Site | undefined {
  const site = idle.get(key);
  idle.delete(key);
  return site as Site | undefined;
}

/** Keeps one of each kind for the next test file. */
export async function putBack(key: string, site: IdleSite) {
  if (idle.has(key) || !site.tidyUp()) {
    await site.close();
  } else {
    idle.set(key, site);
  }
}

/** Lists files below `wp-content` with size and age, without those a snapshot restores and the log. */
export function listCode(site: string): Map<string, string> {
  const folder = contentOf(site);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = names.filter((name) => !name.startsWith('uploads') && name !== 'debug.log');
  return new Map(
    code.map((name) => {
      const file = statSync(path.join(folder, name));
      return [name, file.isFile() ? `${file.size} ${file.mtimeMs}` : ''];
    }),
  );
}

/** Removes added plugins, themes and settings. Returns whether all others are unchanged. */
export function removeAdded(site: string, before: Map<string, string>): boolean {
  const now = listCode(site);
  for (const name of now.keys()) {
    if (!before.has(name)) {
      rmSync(path.join(contentOf(site), name), { recursive: true, force: true });
    }
  }
  return [...before].every(([name, file]) => now.get(name) === file);
}

const contentOf = (site: string) => path.join(site, 'wp-content');
