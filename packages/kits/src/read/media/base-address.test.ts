import { expect, test } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, container, exportOf, resolveAll, widget } from '../../testing/fixtures.js';
import { kitFiles, zipOf } from '../../testing/kit-zip.js';
import { item, wxr } from '../../testing/wxr.js';

const uploads = '/wp-content/uploads/2024/05';
const listed = (name: string, content: string | Uint8Array) => {
  const reading = readPack({ name, bytes: typeof content === 'string' ? bytesOf(content) : content });
  return { reading, urls: reading.media.map(({ url }) => url) };
};
const blocksOf = (html: string) => `<!-- wp:html -->${html}<!-- /wp:html -->`;

test.each([
  ['an image', `<img src="${uploads}/a.jpg">`],
  ['an image without a leading slash', `<img src="wp-content/uploads/2024/05/a.jpg">`],
  ['an image in a parent folder', `<img src="../../wp-content/uploads/2024/05/a.jpg">`],
  ['a lazy-loaded image', `<img data-src="${uploads}/a.jpg" src="data:image/gif;base64,R0lGOD">`],
  ['a linked image', `<a href="${uploads}/a.jpg">Look</a>`],
  ['a background', `<div style="background:url(${uploads}/a.jpg)"></div>`],
  ['a background in a parent folder', `<style>.x{background:url('../wp-content/uploads/2024/05/a.jpg')}</style>`],
  ['JSON in an attribute', `<div data-s='{"u":"\\/wp-content\\/uploads\\/2024\\/05\\/a.jpg"}'></div>`],
])('completes the address of %s with that of the exported site', (_, html) => {
  const { reading, urls } = listed('site.xml', wxr(item({ id: 1, content: blocksOf(html) })));
  const base =
    html.includes('"/wp') || html.includes('(/wp') || html.includes('"\\/wp') ? 'https://demo.test' : 'https://demo.test/site';

  expect(urls).toEqual([`${base}${uploads}/a.jpg`]);
  const bundle = attachMedia(reading, resolveAll(reading));
  expect(JSON.stringify(bundle.documents)).toMatch(/kit:media\/[0-9a-f]{64}\/url/);
  expect(JSON.stringify(bundle.documents)).not.toContain('a.jpg');
});

test('completes addresses in a kit with the site that its manifest names', () => {
  const image = widget('2', 'image', { image: { url: 'wp-content/uploads/a.jpg' }, list: '../wp-content/uploads/b.png' });

  const { urls } = listed('kit.zip', zipOf(kitFiles({}, { 'content/page/31.json': { content: [container('1', image)] } })));

  expect(urls).toEqual(['https://demo.test/wp-content/uploads/a.jpg', 'https://demo.test/wp-content/uploads/b.png']);
});

test('completes addresses in a template with the site that most of its pictures are on', () => {
  const picture = (url: string) => ({ image: { url, id: 3 } });
  const template = exportOf(
    container(
      'c1',
      widget('w1', 'image', picture('https://author.org/blog/wp-content/uploads/a.jpg')),
      widget('w2', 'image', picture('https://author.org/blog/wp-content/uploads/b.jpg')),
      widget('w3', 'image', picture('https://cdn.org/wp-content/uploads/c.jpg')),
      widget('w4', 'image', picture('/blog/wp-content/uploads/d.jpg')),
      widget('w5', 'image', { file: '../wp-content/uploads/e.jpg' }),
    ),
  );

  const { urls } = listed('hero.json', JSON.stringify(template));

  expect(urls.slice(3)).toEqual([
    'https://author.org/blog/wp-content/uploads/d.jpg',
    'https://author.org/blog/wp-content/uploads/e.jpg',
  ]);
});

test('reports a picture by name when its site is unknown', () => {
  const { reading, urls } = listed(
    'hero.json',
    JSON.stringify(exportOf(container('c1', widget('w1', 'x', { file: `${uploads}/a.jpg` })))),
  );

  expect(urls).toEqual([`${uploads}/a.jpg`]);
  expect(attachMedia(reading, new Map()).warnings.map(({ message }) => message)).toEqual([
    `The image ${uploads}/a.jpg couldn’t be downloaded: it wasn’t requested. It is missing.`,
  ]);
});

test('keeps the names of files that may be beside the template', () => {
  expect(listed('site.xml', wxr(item({ id: 1, content: blocksOf('<img src="img/a.jpg">') }))).urls).toEqual(['img/a.jpg']);
});
