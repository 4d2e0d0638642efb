/** Writes complete packs: entries, pictures, sites, post templates and colours. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { proposeToken } from '@kithouse/kits';
import { writeCatalogue, writePictures } from '../catalogue.js';
import type { Serialize } from '../serialize.js';
import { writeFrames } from '../write-frames.js';
import type { Pack } from './describe.js';

type Site = { colors: { id: string; color: string }[]; forms: unknown[] };

/** Writes the packs into `folder` without changing other entries. Existing pictures stay unless `redraws` is true. */
export async function writePacks(folder: string, packs: Pack[], serialize: Serialize, { redraws = false } = {}): Promise<void> {
  const own = new Set(packs.flatMap(({ designs }) => designs.map(({ slug }) => slug)));
  await writeCatalogue(folder, serialize, (slug) => own.has(slug), { keepsPictures: !redraws });
  const media = path.join(folder, 'media');
  for (const { slug, designs, frame, drawings } of packs) {
    const [{ theme }] = designs;
    await writeFrames(folder, slug, { theme, frame: frame(theme), serialize });
    // Pictures that only post templates show are not drawn yet.
    await writePictures(
      media,
      Object.keys(drawings).filter((name) => !existsSync(path.join(media, `${name}.webp`))),
    );
    for (const ending of ['', '-blocks']) {
      explainColors(
        folder,
        slug + ending,
        designs.slice(1).map((design) => design.slug + ending),
      );
    }
  }
}

/** Describes each colour outside the palette as a mix of palette colours. */
function explainColors(folder: string, pack: string, items: string[]) {
  const file = path.join(folder, pack, 'site.json');
  const site = JSON.parse(readFileSync(file, 'utf8')) as Site;
  const named = new Set(site.colors.map(({ color }) => color.toLowerCase()));
  const drawn =
    `${textsOf(folder, [pack, ...items])} ${JSON.stringify(site.forms)}`.match(/#[0-9a-f]{8}\b|#[0-9a-f]{6}\b/gi) ?? [];
  const loose = [...new Set(drawn.map((color) => color.toLowerCase()))].filter(
    (color) => !named.has(color) && !/^#\w{6}00$/.test(color),
  );
  const tokens = loose.map((color) => {
    const proposal = proposeToken(color, site.colors);
    if (!proposal) {
      throw new Error(`${pack} draws ${color}, which no mix of its palette comes near.`);
    }
    return { color, ...proposal };
  });
  writeFileSync(file, `${JSON.stringify({ ...site, tokens }, null, 2)}\n`);
}

/** Returns all templates and posts of entries as one text. */
const textsOf = (folder: string, entries: string[]): string =>
  entries
    .flatMap((entry) =>
      readdirSync(path.join(folder, entry))
        .filter((name) => /\.(json|html)$/.test(name) && !/^(site|listing)\.json$/.test(name))
        .map((name) => readFileSync(path.join(folder, entry, name), 'utf8')),
    )
    .join();
