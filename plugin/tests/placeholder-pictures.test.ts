import path from 'node:path';
import { importPage, insertItem } from '@kithouse/contract';
import { attachMedia, placeholder, readTemplate } from '@kithouse/kits';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { type Library, startLibrary } from './testing/library.js';
import { listAttachments } from './testing/look-inside.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let administrator: Visit;
beforeAll(async () => {
  library = await startLibrary();
  const elementor = findElementor() ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
  site = await startSite({ cloudUrl: library.url, plugins: { elementor }, active: ['elementor/elementor.php'] });
  administrator = await site.as('administrator');
  await library.signUp(administrator);
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

/** Publishes an author's file in the library. */
function publish(name: string, content: string) {
  const reading = readTemplate({ name, bytes: new TextEncoder().encode(content) });
  const { documents, warnings } = attachMedia(reading, new Map());
  const { mime, file_name, alt, sha256 } = placeholder.medium;
  const bytes = Buffer.from(placeholder.bytes);
  return library.publish({ documents, warnings, media: [{ sha256, bytes, mime, file_name, alt, url: '', id: '' }] });
}

const theirs = 'https://author.test/wp-content/plugins/elementor/assets/images/placeholder.png';
const warning = {
  code: 'placeholder_pictures',
  message: '2 placeholder images appear where the author chose none. Choose images of your own.',
};

test("shows this Elementor's placeholder instead of the author’s and downloads nothing", async () => {
  const image = { url: theirs, id: '' };
  const settings = { image, editor: `<p><img class="wp-image-8" src="${theirs}"/></p>` };
  const { id } = await publish(
    'hero.json',
    JSON.stringify({ content: [{ id: 'aaaaaaa', elType: 'widget', widgetType: 'image', settings, elements: [] }], type: 'page' }),
  );
  const own = await site.run<string>('return \\Elementor\\Utils::get_placeholder_image_src();');

  const planned = await administrator.call(insertItem, { id, platform: 'elementor', dry_run: true });
  const { content } = await administrator.call(insertItem, { id, platform: 'elementor' });
  const page = await administrator.call(importPage, { id, title: 'Bread', platform: 'elementor' });

  expect(planned.plan).toMatchObject({ media: { count: 0, bytes: 0 }, warnings: [warning] });
  expect(JSON.stringify(content)).toContain(
    JSON.stringify({ image: { url: own, id: '' }, editor: `<p><img src="${own}"/></p>` }).slice(1, -1),
  );
  expect(page.warnings).toContainEqual(warning);
  const stored = await site.run<unknown>(`return json_decode( get_post_meta( $args['id'], '_elementor_data', true ), true );`, {
    id: page.post_id,
  });
  expect(JSON.stringify(stored).split(own)).toHaveLength(3);
  expect(JSON.stringify(stored)).not.toMatch(/author\.test|kit:/);
  expect(await listAttachments(site)).toEqual([]);
});

test('adds a neutral picture for blocks', async () => {
  const image = (id: number) =>
    `<!-- wp:image {"id":${id}} -->\n<figure class="wp-block-image"><img src="${theirs}" alt="" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`;
  const { id } = await publish('page.html', `${image(4)}\n\n${image(5)}`);

  const planned = await administrator.call(insertItem, { id, platform: 'gutenberg', dry_run: true });
  const page = await administrator.call(importPage, { id, title: 'Bread', platform: 'gutenberg' });

  expect(planned.plan).toMatchObject({ media: { count: 0, bytes: 0 }, warnings: [warning] });
  expect(page.warnings).toContainEqual(warning);
  const [attachment, ...others] = await listAttachments(site);
  expect(others).toEqual([]);
  const stored = await site.run<string>(`return get_post( $args['id'] )->post_content;`, { id: page.post_id });
  expect(stored.split(`<img src="${attachment?.url}" alt="" class="wp-image-${attachment?.id}"/>`)).toHaveLength(3);
  expect(stored).not.toContain('author.test');
});
