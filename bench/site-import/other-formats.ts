import { strToU8, zipSync } from 'fflate';
import type { Picture } from '../../plugin/tests/testing/library.js';
import { elementsOf, type SiteContent } from './content.js';

const firstPage = 1001;
const firstPicture = 5001;

/** Writes the site as a WordPress export; `files` is the address of its pictures. */
export function toWxr({ pages, pictures }: SiteContent, files: string): string {
  const numbered = numberer(pictures, files);
  const attachments = pictures.map((picture) => {
    const { id, url } = numbered(picture);
    return item(id, 'attachment', picture.file_name, `<wp:attachment_url>${url}</wp:attachment_url>`);
  });
  const items = pages.map((page, index) => {
    const shown = page.shown.map((picture) => `<img src="${numbered(picture).url}" alt="">`).join('');
    const meta = {
      _elementor_edit_mode: 'builder',
      _elementor_template_type: 'wp-page',
      _elementor_data: JSON.stringify(elementsOf(page, numbered)),
    };
    const metas = Object.entries(meta).map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
    );
    const content = `<content:encoded>${cdata(`<h2>${page.title}</h2><p>${page.words}</p>${shown}`)}</content:encoded>`;
    return item(firstPage + index, 'page', page.title, content + metas.join(''));
  });
  const spaces = ['excerpt', 'content', 'dc', 'wp'].map((name) => `xmlns:${name}="${namespaces[name]}"`).join(' ');
  const head = `<title>Bench</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${files}</wp:base_site_url>`;
  return `<?xml version="1.0" encoding="UTF-8" ?><rss version="2.0" ${spaces}><channel>${head}<wp:base_blog_url>${files}</wp:base_blog_url>${attachments.join('')}${items.join('')}</channel></rss>`;
}

const namespaces: Record<string, string> = {
  excerpt: 'http://wordpress.org/export/1.2/excerpt/',
  content: 'http://purl.org/rss/1.0/modules/content/',
  dc: 'http://purl.org/dc/elements/1.1/',
  wp: 'http://wordpress.org/export/1.2/',
};

const item = (id: number, type: string, title: string, more: string) =>
  `<item><title>${cdata(title)}</title><dc:creator>administrator</dc:creator><wp:post_id>${id}</wp:post_id>
  <wp:post_date>2026-01-02 03:04:05</wp:post_date><wp:post_name>${id}</wp:post_name><wp:status>${type === 'page' ? 'publish' : 'inherit'}</wp:status>
  <wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order><wp:post_type>${type}</wp:post_type><wp:is_sticky>0</wp:is_sticky>${more}</item>`;

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Writes the site as an Elementor kit. */
export function toElementorKit({ pages, pictures }: SiteContent, files: string): Uint8Array {
  const numbered = numberer(pictures, files);
  const entries = pages.map((page, index) => [
    `content/page/${firstPage + index}.json`,
    { content: elementsOf(page, numbered), settings: [], metadata: [] },
  ]);
  const about = { excerpt: '', doc_type: 'wp-page', thumbnail: false, url: files, terms: [] };
  const page = Object.fromEntries(pages.map(({ title }, index) => [firstPage + index, { title, ...about }]));
  const manifest = { name: 'bench', title: 'Bench', description: '', version: '2.0', plugins: [], content: { page } };
  const all = Object.fromEntries([['manifest.json', manifest], ...entries]) as Record<string, unknown>;
  return zipSync(Object.fromEntries(Object.entries(all).map(([name, json]) => [name, strToU8(JSON.stringify(json))])));
}

function numberer(pictures: Picture[], files: string) {
  const places = new Map(pictures.map(({ sha256 }, index) => [sha256, index]));
  return ({ sha256 }: Picture) => ({
    url: `${files}/files/${sha256}.webp`,
    id: firstPicture + (places.get(sha256) ?? 0),
  });
}
