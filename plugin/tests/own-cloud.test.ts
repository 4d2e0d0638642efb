import { createHash, randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { type ElementorElement, importPage, insertItem, listSavedTemplates, uploadCloudFile } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { longTest } from '../../scripts/long-test.js';
import { type Library, makePicture, startLibrary } from './testing/library.js';
import { listAttachments, readPage } from './testing/look-inside.js';
import { refusalOf, type Site, startSite, type Visit } from './testing/start-site.js';
import { addUpload, callCloud, type Person, readFile } from './testing/uploads.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests with a real Elementor: set ELEMENTOR_ZIP to its zip to run them.');
}

let library: Library;
let site: Site;
let editor: Visit;
let person: Person;
beforeAll(async () => {
  library = await startLibrary();
  const active = elementor ? { plugins: { elementor }, active: ['elementor/elementor.php'] } : {};
  site = await startSite({ cloudUrl: library.url, ...active });
  await site.run(
    `update_option( 'elementor_onboarded', true );
    file_put_contents( WPMU_PLUGIN_DIR . '/svg.php', "<?php add_filter( 'upload_mimes', fn( \\$types ) => get_option( 'test_takes_svg' ) ? \\$types + array( 'svg' => 'image/svg+xml' ) : \\$types );" );
    return true;`,
  );
  editor = await site.as('editor');
  person = await callCloud(library, await library.signUp(editor));
  await site.snapshot('signed-in');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('signed-in'));

const platform = 'gutenberg';
const image = (src: string, id: number) =>
  `<!-- wp:image {"id":${id},"sizeSlug":"full"} -->\n<figure class="wp-block-image size-full"><img src="${src}" alt="" class="wp-image-${id}"/></figure>\n<!-- /wp:image -->`;
const paragraph = () => `<!-- wp:paragraph -->\n<p>${randomUUID()}</p>\n<!-- /wp:paragraph -->`;
const push = async (file_content: string) =>
  (await editor.call(uploadCloudFile, { name: 'Bread', platform, file_content })).data.my_cloud_item;

test('inserts a pushed template and creates a page of it again with its pictures', async () => {
  const picture = await makePicture();
  const upload = await addUpload(site, { bytes: picture.bytes, file: '2024/05/bread.webp' });
  const id = await push(`${paragraph()}\n\n${image(upload.url, upload.id)}`);
  await site.run(`return wp_delete_attachment( $args['id'], true );`, { id: upload.id });

  const { content } = await editor.call(insertItem, { id, origin: 'cloud', platform });
  const made = await editor.call(importPage, { id, origin: 'cloud', platform, title: 'Again' });

  const [attachment] = await listAttachments(site);
  expect(attachment?.hash).toBe(picture.sha256);
  expect(content).toContain(`src="${attachment?.url}"`);
  expect(content).toContain(`{"id":${attachment?.id},`);
  expect((await readPage(site, made.post_id)).content).toContain(`wp-image-${attachment?.id}`);
  expect(await listAttachments(site)).toHaveLength(1);
});

longTest('omits a refused private picture, whose address expires', async () => {
  await site.run(`return update_option( 'test_takes_svg', 1 );`);
  const bytes = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><!-- ${randomUUID()} --></svg>`);
  const upload = await addUpload(site, { bytes, file: '2024/05/drawing.svg' });
  const id = await push(image(upload.url, upload.id));
  await site.run(`return update_option( 'test_takes_svg', 0 );`);

  const { content, warnings } = await editor.call(insertItem, { id, origin: 'cloud', platform });

  expect((await readFile(person, id)).media.map(({ sha256 }) => sha256)).toEqual([
    createHash('sha256').update(bytes).digest('hex'),
  ]);
  expect(warnings.map(({ code }) => code)).toContain('file_type_refused');
  expect(content).not.toContain(library.url);
  expect(content).not.toContain('.svg');
});

test("answers alike for another person's and a missing file", async () => {
  const id = await push(paragraph());
  const author = await site.as('author');
  await library.signUp(author);

  const theirs = await refusalOf(author.call(insertItem, { id, origin: 'cloud', platform }));
  const none = await refusalOf(author.call(insertItem, { id: 987_654, origin: 'cloud', platform }));

  expect([theirs.code, none.code]).toEqual(['file_not_found', 'file_not_found']);
  expect(theirs.message).toBe(none.message);
});

/** Shares a file of the editor in a workspace with the administrator's own account. */
async function share(given: { platform: 'gutenberg' | 'elementor'; file_content: string }) {
  const administrator = await site.as('administrator');
  const { email } = await library.signUp(administrator);
  const { workspace } = await editor.call(contract.createWorkspace, { title: 'Team', share_with: [email] });
  const [invitation] = (await administrator.call(contract.listInvitations, {})).data;
  await administrator.call(contract.answerInvitation, { id: invitation?.id ?? 0, accept: true });
  const target = { workspace: 'workspace', workspace_id: workspace.id } as const;
  const { data } = await editor.call(uploadCloudFile, { name: 'Shared', ...given, ...target });
  return { administrator, id: data.my_cloud_item };
}
const codesOf = (warnings: { code: string }[] = []) => warnings.map(({ code }) => code);
const scripted =
  '<!-- wp:html -->\n<b>B</b><script>alert(1)</script><img src="https://other.invalid/x.png" onerror="alert(1)">\n<!-- /wp:html -->';

longTest("strips another member's code on every site, an administrator’s too, and says so first", async () => {
  const { administrator, id } = await share({ platform, file_content: scripted });
  const requested = { id, origin: 'cloud', platform } as const;

  const { plan } = await administrator.call(insertItem, { ...requested, dry_run: true });
  const { content } = await administrator.call(insertItem, requested);
  const made = await administrator.call(importPage, { ...requested, title: 'Theirs' });

  expect([codesOf(plan?.warnings), codesOf(made.warnings)]).toEqual([
    expect.arrayContaining(['code_left_out']),
    expect.arrayContaining(['code_left_out']),
  ]);
  for (const markup of [content, (await readPage(site, made.post_id)).content]) {
    expect(markup).toContain('<b>B</b>');
    expect(markup).not.toMatch(/<script|onerror/);
  }
});

longTest('strips it in a copy too and keeps one’s own code', async () => {
  const { administrator, id } = await share({ platform, file_content: scripted });
  const { data } = await administrator.call(contract.copyMoveCloudFile, { my_cloud_id: id, workspace_id: 0 });
  const copy = data.files[0]?.my_cloud_id ?? 0;

  const theirs = await administrator.call(insertItem, { id: copy, origin: 'cloud', platform });
  const own = await editor.call(insertItem, { id, origin: 'cloud', platform });

  expect(theirs.content).not.toContain('<script');
  expect(own.content).toContain('<script>alert(1)</script>');
  expect(codesOf(own.warnings)).not.toContain('code_left_out');
});

describe.skipIf(!elementor)('with Elementor', () => {
  test("strips another member's code from widgets and pages and keeps styles and addresses", async () => {
    const settings = { html: '<b>B</b><script>alert(1)</script>', link: { url: 'https://a.test/?b=1&c=2' }, css: '.a > .b {}' };
    const content = [
      { id: 'aaaaaaa', elType: 'widget', widgetType: 'html', settings, elements: [] },
      { id: 'bbbbbbb', elType: 'widget', widgetType: 'acme', settings, elements: [] },
    ];
    const file_content = JSON.stringify({ type: 'page', title: 'x', content, page_settings: { custom: '<script>1</script>' } });
    const { administrator, id } = await share({ platform: 'elementor', file_content });
    const requested = { id, origin: 'cloud', platform: 'elementor' } as const;

    const inserted = await administrator.call(insertItem, requested);
    const made = await administrator.call(importPage, { ...requested, title: 'Theirs' });

    const stored = await site.run<string>(
      `return get_post_meta( $args['id'], '_elementor_data', true ) . wp_json_encode( get_post_meta( $args['id'], '_elementor_page_settings', true ) );`,
      { id: made.post_id },
    );
    expect(codesOf(inserted.warnings)).toContain('code_left_out');
    for (const text of [JSON.stringify(inserted), stored]) {
      expect(text).not.toMatch(/<\\?\/?script/);
      expect(text.replaceAll('\\/', '/')).toContain('https://a.test/?b=1&c=2');
      expect(text).toContain('.a > .b {}');
    }
  });

  test('[R-SAVED-04, R-CLOUD-37] pushes a saved template with its pictures, marks it and inserts it again', async () => {
    const picture = await makePicture();
    const upload = await addUpload(site, { bytes: picture.bytes, file: '2024/05/hero.webp', alt: 'Hero' });
    const widgets = [
      {
        id: 'bbbbbbb',
        elType: 'widget',
        widgetType: 'image',
        settings: { image: { url: upload.url, id: upload.id } },
        elements: [],
      },
      { id: 'ccccccc', elType: 'widget', widgetType: 'heading', settings: { title: 'مخبز "x" \\ 🍞', empty: {} }, elements: [] },
    ];
    const content = [{ id: 'aaaaaaa', elType: 'container', settings: [], elements: widgets }];
    const id = await site.run<number>(
      `return wp_insert_post( wp_slash( array( 'post_type' => 'elementor_library', 'post_title' => 'Saved', 'post_status' => 'publish', 'post_author' => get_user_by( 'login', 'editor' )->ID,
        'meta_input' => array( '_elementor_edit_mode' => 'builder', '_elementor_template_type' => 'section', '_elementor_data' => wp_json_encode( $args['content'] ), '_elementor_page_settings' => array( 'hide_title' => 'yes' ) ) ) ) );`,
      { content },
    );
    const isPushed = async (who: Visit) =>
      (await who.call(listSavedTemplates, {})).items.find((item) => item.id === id)?.is_pushed;

    const before = await isPushed(editor);
    const { data } = await editor.call(uploadCloudFile, { name: 'Hero', platform: 'elementor', id });
    const file = await readFile(person, data.my_cloud_item, 'elementor');
    const inserted = await editor.call(insertItem, { id: data.my_cloud_item, origin: 'cloud', platform: 'elementor' });

    const [container] = inserted.content as ElementorElement[];
    expect(file.media).toMatchObject([{ sha256: picture.sha256, alt: 'Hero' }]);
    expect(file.document).toMatchObject({ template_type: 'section', page_settings: { hide_title: 'yes' } });
    const copy = (await listAttachments(site)).find(({ id: one }) => one !== upload.id);
    expect(copy?.hash).toBe(picture.sha256);
    expect(container?.elements.map(({ settings }) => settings)).toMatchObject([
      { image: { url: copy?.url, id: copy?.id } },
      { title: 'مخبز "x" \\ 🍞' },
    ]);
    expect([before, await isPushed(editor), await isPushed(await site.as('administrator'))]).toEqual([false, true, false]);
  });
});
