import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertNativePrograms, findElementor } from '@kithouse/playground';
import { unzipSync } from 'fflate';
import { startLibraryAlone } from '../../plugin/tests/testing/library.js';
import { setOption } from '../../plugin/tests/testing/look-inside.js';
import { startSite } from '../../plugin/tests/testing/start-site.js';

/** Describes one import request. `ops`: number, seconds and statements of each operation. */
export type Note = {
  action: string;
  statements: number;
  peak: number;
  seconds: number;
  /** When the last page became visible, in seconds since 1970; 0 if none did. */
  shown: number;
  ops: Record<string, [number, number, number]>;
};

export type MeasuredSite = Awaited<ReturnType<typeof openMeasuredSite>>;

/** Returns why whole-site imports cannot be measured here. */
export function findWhatLacks(): string | undefined {
  if (!findElementor()) {
    return 'needs ELEMENTOR_ZIP';
  }
  try {
    assertNativePrograms();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Starts a site on native PHP with an administrator signed in at a cloud, beside other importers. */
export async function openMeasuredSite() {
  const library = await startLibraryAlone();
  const elementor = findElementor() ?? '';
  const importer = unpackImporter();
  const plugins = { elementor, ...(importer && { 'wordpress-importer': importer }) };
  process.env.KITHOUSE_WORDPRESS = 'native';
  const site = await startSite({ cloudUrl: library.url, plugins, active: ['elementor/elementor.php'] });
  delete process.env.KITHOUSE_WORDPRESS;
  const content = path.join(site.site, 'wp-content');
  copyFileSync(new URL('probe.php', import.meta.url), path.join(content, 'mu-plugins/probe.php'));
  // The production value; tests use a shorter one.
  await setOption(site, 'test_slice_seconds', 20);
  const administrator = await site.as('administrator');
  const person = await library.signUp(administrator);
  await site.snapshot('before');
  const notes = path.join(content, 'bench-notes');
  return {
    library,
    site,
    administrator,
    person,
    hasImporter: importer !== undefined,
    /** Restores the initial state without notes. */
    reset: async () => {
      await site.restore('before');
      rmSync(notes, { force: true });
    },
    readNotes: (): Note[] =>
      existsSync(notes)
        ? readFileSync(notes, 'utf8')
            .trim()
            .split('\n')
            .map((line) => JSON.parse(line) as Note)
        : [],
    give: (name: string, bytes: string | Uint8Array) => writeFileSync(path.join(content, name), bytes),
    close: async () => {
      await site.close();
      await library.stop();
      if (importer) {
        rmSync(importer, { recursive: true, force: true });
      }
    },
  };
}

/** Returns the plugin folder in the zip that WORDPRESS_IMPORTER_ZIP names. */
function unpackImporter(): string | undefined {
  const zip = process.env.WORDPRESS_IMPORTER_ZIP;
  if (!zip) {
    return undefined;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'importer-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    const file = path.join(folder, name.replace(/^[^/]+\//, ''));
    if (!name.endsWith('/') && file.startsWith(folder + path.sep)) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, bytes);
    }
  }
  return folder;
}
