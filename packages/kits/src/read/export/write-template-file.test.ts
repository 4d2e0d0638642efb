import { describe, expect, it } from 'vitest';
import { attachMedia, nameFile, readTemplate, writeTemplateFile } from '../../index.js';
import { container, exportOf, id, read, resolveAll, shaOf, url, widget } from '../../testing/fixtures.js';

const a = 'https://author.test-site.org/uploads/a.jpg';
const sha = shaOf(a);
const signed = 'https://cloud.test/files/a.jpg?until=1&mac=x--y';

const attach = (content: string | object) => {
  const reading = read(content, 'hero.html');
  return attachMedia(reading, resolveAll(reading));
};
const write = (content: string | object, address?: string) =>
  JSON.parse(
    new TextDecoder().decode(
      writeTemplateFile(attach(content), address === undefined ? {} : { addresses: new Map([[sha, address]]) }).bytes,
    ),
  );

const image = `<!-- wp:image {"id":12,"sizeSlug":"large"} --><figure><img src="${a}" alt="Roof" class="x wp-image-12"/></figure><!-- /wp:image -->`;

describe('block template as a file of the editor', () => {
  it("matches the editor's export with the original picture addresses and without ids", () => {
    expect(write({ __file: 'wp_block', title: 'Grün & 🥐', content: image })).toEqual({
      __file: 'wp_block',
      title: 'Grün & 🥐',
      content: `<!-- wp:image {"sizeSlug":"large"} --><figure><img src="${a}" alt="Roof" class="x"/></figure><!-- /wp:image -->`,
      syncStatus: 'unsynced',
      type: 'section',
    });
  });

  it('escapes addresses for attributes, HTML and CSS', () => {
    const cover = `<!-- wp:cover {"url":"${a}","id":7} --><div style="background-image:url(${a})"><img class="wp-image-7" src="${a}"/></div><!-- /wp:cover -->`;

    expect(write(cover, signed).content).toBe(
      '<!-- wp:cover {"url":"https://cloud.test/files/a.jpg?until=1\\u0026mac=x\\u002d\\u002dy"} -->' +
        '<div style="background-image:url(https://cloud.test/files/a.jpg?until=1&amp;mac=x--y)">' +
        '<img src="https://cloud.test/files/a.jpg?until=1&amp;mac=x--y"/></div><!-- /wp:cover -->',
    );
    expect(write(cover, `https://x.test/"onload='evil'>(1).jpg`).content).not.toMatch(/"onload|'evil|<\/?script|\(1\)/);
  });

  it('removes the ids of a gallery', () => {
    const gallery = `<!-- wp:gallery {"ids":[3],"columns":2} --><ul><li><img src="${a}" data-id="3" class="wp-image-3"/></li></ul><!-- /wp:gallery -->`;

    expect(write(gallery).content).toBe(
      `<!-- wp:gallery {"ids":[],"columns":2} --><ul><li><img src="${a}"/></li></ul><!-- /wp:gallery -->`,
    );
  });

  it('keeps pages as pages and blocks as blocks', () => {
    const paragraph = '<!-- wp:paragraph --><p>Hi</p><!-- /wp:paragraph -->';
    const page = read({ __file: 'wp_block', title: 'x', content: paragraph, type: 'page' });
    const block = read({ __file: 'wp_block', title: 'x', content: paragraph.repeat(9), type: 'section' });

    expect([page, block].map(({ bundle }) => readTemplate(writeTemplateFile(bundle)).bundle.type)).toEqual(['page', 'block']);
  });
});

describe('Elementor template as a file of Elementor', () => {
  it("matches Elementor's export with addresses and blank ids", () => {
    const settings = {
      image: { url: a, id: 12, alt: 'Roof' },
      editor: `<p><img src="${a}"></p>`,
      __dynamic__: {
        link: `[elementor-tag id="x" name="media" settings="${encodeURIComponent(JSON.stringify({ image: { url: a, id: 12 } }))}"]`,
      },
    };
    const file = write({ ...exportOf(container('c', widget('w', 'image', settings))), type: 'wp-page' }, signed);
    const written = file.content[0].elements[0].settings;

    expect(Object.keys(file)).toEqual(['content', 'page_settings', 'version', 'title', 'type']);
    expect(file).toMatchObject({ version: '0.4', title: 'Hero', type: 'page' });
    expect(written).toMatchObject({ image: { url: signed, id: '', alt: 'Roof' } });
    expect(written.editor).toBe(`<p><img src="${signed.replace('&', '&amp;')}"></p>`);
    expect(decodeURIComponent(written.__dynamic__.link)).toContain(`"image":{"url":"${signed}","id":""}`);
  });

  it('writes a typed picture of Elementor 4 as an address', () => {
    const picture = (value: object) => ({ $$type: 'image-src', value });
    const typed = picture({ id: { $$type: 'image-attachment-id', value: 12 }, url: { $$type: 'url', value: a } });
    const file = write(exportOf(container('c', widget('w', 'e-image', { image: typed }))));

    expect(file.content[0].elements[0].settings.image).toEqual(picture({ id: null, url: { $$type: 'url', value: a } }));
  });

  it('[R-EL4-40] writes global classes and variables as Elementor does, so that reading the file finds them again', () => {
    const typed = (type: string, value: unknown) => ({ $$type: type, value });
    const meta = { breakpoint: 'desktop', state: null };
    const classes = (...ids: string[]) => ({ classes: typed('classes', ids) });
    const variants = [{ meta, props: { color: typed('global-color-variable', 'e-gv-1') }, custom_css: null }];
    const global_variables = { data: { 'e-gv-1': { type: 'global-color-variable', label: 'brand', value: '#375EFB' } } };
    const global_classes = {
      items: Object.fromEntries(['g-1', 'g-2'].map((one) => [one, { id: one, type: 'class', label: `hero-${one}`, variants }])),
      order: ['g-2', 'g-1'],
    };
    const content = exportOf(container('c', { ...widget('w', 'e-heading', classes('g-1', 'g-2')), styles: [] }));
    const bundle = attach({ ...content, global_classes, global_variables });
    const file = JSON.parse(new TextDecoder().decode(writeTemplateFile(bundle).bytes));

    expect(file.content[0].elements[0]).toMatchObject({ settings: classes('g-1', 'g-2'), styles: {} });
    expect(file.global_classes).toEqual(global_classes);
    expect(file.global_variables).toMatchObject({ ...global_variables, watermark: 0, version: 1 });
    expect(attach(file).documents).toEqual(bundle.documents);
    expect(JSON.stringify(file)).not.toContain('kit:');
  });

  it('writes the page template where Elementor expects it', () => {
    const file = write({
      ...exportOf(container('c', widget('w', 'heading'))),
      metadata: { wp_page_template: 'elementor_canvas' },
    });

    expect(file.page_settings).toEqual({ template: 'elementor_canvas' });
  });

  it('contains no symbol without an address', () => {
    const bundle = attach(exportOf(container('c', widget('w', 'image', { image: { url: a, id: 1 }, css: `x url(${a})` }))));
    const bare = { ...bundle, media: bundle.media.map(({ source_url: _source_url, ...medium }) => medium) };
    const text = new TextDecoder().decode(writeTemplateFile(bare).bytes);

    expect(JSON.stringify(bundle)).toContain(url(sha));
    expect(JSON.stringify(bundle)).toContain(id(sha));
    expect(text).not.toContain('kit:');
    expect(text).toContain('"image":{"url":"","id":""}');
  });
});

describe('file name', () => {
  it.each([
    ['Über uns: «Preise» 50 %', 'Über uns «Preise» 50 %.json'],
    ['صفحة الهبوط', 'صفحة الهبوط.json'],
    ['../../etc/passwd', 'etc passwd.json'],
    ['..\\..\\x\u0000\u202egpj.exe', 'x gpj.exe.json'.replace('x g', 'xg')],
    [' . ', 'template.json'],
    ['CON', '_CON.json'],
    ['nul.tar', '_nul.tar.json'],
    ['half \ud83d', 'half.json'],
    ['👩‍🚀 line\nbreak', '👩‍🚀 line break.json'],
  ])('turns %j into %j', (title, name) => {
    expect(nameFile(title, 'json')).toBe(name);
  });

  it('never truncates within a character', () => {
    const name = nameFile('🥐'.repeat(300), 'json');

    expect(name).toBe(`${'🥐'.repeat(50)}.json`);
  });
});
