/** Writes a pack's templates for posts, lists and missing pages beside its site.json, which lists them. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks/index.js';
import { toElementor } from './elementor/index.js';
import type { Node, Theme } from './node-types.js';
import type { Serialize } from './serialize.js';

/** The post templates of a pack, by kind. */
export type FrameKind = 'single-post' | 'blog' | 'archive' | 'search-results' | 'error-404';
export type Frame = Partial<Record<FrameKind, Node[]>>;
type Template = { file: string; type: string; condition: string; ending: string; kind: FrameKind };

const templates: Template[] = [
  { file: 'single', type: 'single-post', condition: 'include/singular/post', ending: 'post', kind: 'single-post' },
  { file: 'archive', type: 'archive', condition: 'include/archive', ending: 'archive', kind: 'archive' },
  { file: 'blog', type: 'archive', condition: 'include/archive/post_archive', ending: 'blog', kind: 'blog' },
  { file: 'search', type: 'search-results', condition: 'include/general', ending: 'search results', kind: 'search-results' },
  { file: 'not-found', type: 'error-404', condition: 'include/general', ending: 'page not found', kind: 'error-404' },
];

type Part = { type: string };
type SiteFile = { title: string; parts: Part[] };
type Drawn = { theme: Theme; frame: Frame; serialize: Serialize };
type Write = (parts: Node[], name: string, title: string) => Promise<[ending: string, content: string]>;

/** Writes the templates of one pack for both platforms. */
export async function writeFrames(folder: string, slug: string, { theme, frame, serialize }: Drawn): Promise<void> {
  await writeTemplates(path.join(folder, `${slug}-blocks`), frame, async (parts) => [
    'html',
    await serialize(toBlocks({ parts, theme })),
  ]);
  // In Elementor, the archive template also shows the title of the blog.
  const { blog: _, ...others } = frame;
  await writeTemplates(path.join(folder, slug), others, async (parts, name, title) => [
    'json',
    JSON.stringify(toElementor({ slug: `${slug}-${name}`, parts, theme, title }, 'container')),
  ]);
}

async function writeTemplates(entry: string, frame: Frame, write: Write): Promise<void> {
  const siteFile = path.join(entry, 'site.json');
  const site = JSON.parse(readFileSync(siteFile, 'utf8')) as SiteFile;
  const written: Part[] = [];
  for (const { file, type, condition, ending, kind } of templates) {
    const parts = frame[kind];
    if (parts) {
      const title = `${site.title} ${ending}`;
      const [extension, content] = await write(parts, file, title);
      writeFileSync(path.join(entry, `${file}.${extension}`), `${content}\n`);
      written.push(Object.assign({ type }, { title, file: `${file}.${extension}`, conditions: [condition] }));
    }
  }
  const others = site.parts.filter(({ type }) => type === 'header' || type === 'footer');
  writeFileSync(siteFile, `${JSON.stringify({ ...site, parts: [...others, ...written] }, null, 2)}\n`);
}
