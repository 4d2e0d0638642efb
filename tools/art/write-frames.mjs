// Templates of a pack's site for posts, lists and missing pages: written beside its site.json, which lists them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toBlocks } from './blocks.mjs';
import { toElementor } from './elementor.mjs';

/** Part type, condition, and the end of the title, by file. */
const files = {
  single: ['single-post', 'include/singular/post', 'post'],
  archive: ['archive', 'include/archive', 'archive'],
  /** In Elementor, one list has the title of the blog too. */
  blog: ['archive', 'include/archive/post_archive', 'blog', 'blog'],
  search: ['search-results', 'include/general', 'search results'],
  'not-found': ['error-404', 'include/general', 'page not found'],
};

/** Writes the templates of one pack for both platforms. */
export async function writeFrames(folder, slug, { theme, frame, serialize }) {
  await writeFrame(path.join(folder, `${slug}-blocks`), frame, async (parts) => ['html', await serialize(toBlocks({ parts, theme }))]);
  const { blog: _, ...others } = frame;
  await writeFrame(path.join(folder, slug), others, (parts, name, title) => ['json', JSON.stringify(exported(`${slug}-${name}`, parts, theme, title))]);
}

async function writeFrame(entry, drawn, write) {
  const siteFile = path.join(entry, 'site.json');
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  const parts = [];
  for (const [name, [type, condition, title, kind = type]] of Object.entries(files)) {
    if (!drawn[kind]) {
      continue;
    }
    const [ending, content] = await write(drawn[kind], name, `${site.title} ${title}`);
    writeFileSync(path.join(entry, `${name}.${ending}`), `${content}\n`);
    parts.push({ type, title: `${site.title} ${title}`, file: `${name}.${ending}`, conditions: [condition] });
  }
  const others = site.parts.filter(({ type }) => type === 'header' || type === 'footer');
  writeFileSync(siteFile, `${JSON.stringify({ ...site, parts: [...others, ...parts] }, null, 2)}\n`);
}

function exported(slug, parts, theme, title) {
  return { content: toElementor({ slug, parts, theme }), page_settings: [], version: '0.4', title, type: 'container' };
}
