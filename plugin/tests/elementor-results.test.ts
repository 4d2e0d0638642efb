import path from 'node:path';
import { importPage, insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { elements, type Library, startLibrary } from './testing/library.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';

let library: Library;
let site: Site;
let editor: Visit;
beforeAll(async () => {
  library = await startLibrary();
  const elementor = findElementor() ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
  site = await startSite({ cloudUrl: library.url, plugins: { elementor }, active: ['elementor/elementor.php'] });
  editor = await site.as('editor');
  await library.signUp(editor);
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});

test("[R-ENT-72] links to the imported page in both editors and inserts the site's own layout", async () => {
  const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
  const container = { id: 'bbbbbbb', elType: 'container', settings: {}, elements: [heading] };
  const settings = { hide_title: 'yes', template: 'page-no-title', post_status: 'publish' };
  const { id } = await library.publish({ documents: [elements([container] as never, settings)] });

  const { content, page_settings } = await editor.call(insertItem, { id, platform: 'elementor' });
  const made = await editor.call(importPage, { id, title: 'Bakery', platform: 'elementor' });

  expect(content).toMatchObject([{ elType: 'container', elements: [{ settings: { title: 'Bread' } }] }]);
  expect(page_settings).toEqual({ hide_title: 'yes', template: 'page-no-title' });
  expect(made).toMatchObject({
    edit_link: expect.stringContaining(`post=${made.post_id}&action=edit`),
    elementor_edit_link: expect.stringContaining(`post=${made.post_id}&action=elementor`),
    visit: expect.stringContaining('preview=true'),
  });
});
