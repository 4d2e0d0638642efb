import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { attachMedia, readPack } from '../../index.js';
import { bytesOf, container, exportOf, read, resolveAll, shaOf, widget } from '../../testing/fixtures.js';
import { item, wxr } from '../../testing/wxr.js';
import { placeholder } from './placeholder.js';

const { sha256 } = placeholder.medium;
const [url, id] = [`kit:media/${sha256}/url`, `kit:media/${sha256}/id`];

function attach(content: string | object) {
  const reading = read(content, 'p.html');
  const bundle = attachMedia(reading, resolveAll(reading));
  const warnings = bundle.warnings.filter(({ code }) => code === 'placeholder_pictures').map(({ message }) => message);
  return { reading, bundle, text: JSON.stringify(bundle.documents), warnings };
}

test.each([
  ['https://x.org/wp-content/plugins/elementor/assets/images/placeholder.png'],
  ['//x.org/app/plugins/elementor/assets/images/placeholder-v2.svg?ver=3'],
  ['/wp-content/plugins/woocommerce/assets/images/placeholder.webp'],
  ['http://x.org/wp-content/uploads/elementor-placeholder-image.webp'],
  ['https://x.org/wp-content/uploads/2024/05/elementor-placeholder-image-1024x683-1.png'],
  ['https://x.org/wp-content/uploads/woocommerce-placeholder-300x300.png'],
])('replaces the placeholder %s wherever a template shows it', (address) => {
  const media = { url: address, id: '' };
  const { reading, bundle, text, warnings } = attach(
    exportOf(
      container(
        'c1',
        widget('w1', 'image', { image: media, background_image: { url: address, id: 44 }, carousel: [media, media] }),
        widget('w2', 'text-editor', {
          editor: `<p><img src="${address}" class="wp-image-9"/></p>`,
          custom_css: `selector{background:url('${address}')}`,
        }),
      ),
    ),
  );

  expect(reading.media).toEqual([]);
  expect(text).not.toContain('placeholder');
  expect(text).not.toContain('wp-image-9');
  expect(text).toContain(`"carousel":[{"url":"${url}","id":"${id}"},{"url":"${url}","id":"${id}"}]`);
  expect(text).toContain(`selector{background:url('${url}')}`);
  expect(bundle.media).toEqual([{ ...placeholder.medium, source_url: address }]);
  expect(warnings).toEqual(['6 placeholder images appear where the author chose none. Choose images of your own.']);
});

test('counts a picture once that a block names in its attributes and in its HTML', () => {
  const address = 'https://x.org/wp-content/uploads/woocommerce-placeholder.png';
  const { text, warnings } = attach(
    `<!-- wp:cover {"url":"${address}","id":7} --><div><img class="wp-image-7" src="${address}"/></div><!-- /wp:cover -->`,
  );

  expect(text).toContain(JSON.stringify(`<!-- wp:cover {"url":"${url}","id":"${id}"} -->`).slice(1, -1));
  expect(warnings).toEqual(['1 placeholder image appears where the author chose none. Choose an image of your own.']);
});

test('does not treat a picture with a placeholder-like name as a placeholder', () => {
  const own = 'https://x.org/wp-content/uploads/placeholder.png';
  const { bundle, warnings } = attach(exportOf(container('c1', widget('w1', 'image', { image: { url: own, id: 3 } }))));

  expect(bundle.media.map((medium) => medium.sha256)).toEqual([shaOf(own)]);
  expect(warnings).toEqual([]);
});

test("has the same bytes as the plugin's", () => {
  const php = readFileSync(new URL('../../../../../plugin/src/WordPress/Placeholder.php', import.meta.url), 'utf8');
  const base64 = [...(/PNG = ([^;]+);/.exec(php)?.[1] ?? '').matchAll(/'([^']*)'/g)].map(([, part]) => part).join('');

  expect(shaOf(new Uint8Array(Buffer.from(base64, 'base64')))).toBe(sha256);
});

test('sets no featured picture when that is a placeholder', () => {
  const address = 'https://demo.test/wp-content/uploads/elementor-placeholder-image.png';
  const file = item({ id: 9, type: 'attachment', more: `<wp:attachment_url>${address}</wp:attachment_url>` });
  const text = wxr(item({ id: 1, content: 'Bread', meta: { _thumbnail_id: '9' } }), file);

  const bundle = attachMedia(readPack({ name: 'site.xml', bytes: bytesOf(text) }), new Map());

  expect(bundle.documents[0]).not.toHaveProperty('featured');
  expect(bundle.media).toEqual([]);
});
