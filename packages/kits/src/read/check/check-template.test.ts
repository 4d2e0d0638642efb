import { describe, expect, it } from 'vitest';
import { attachMedia, checkTemplate } from '../../index.js';
import { container, exportOf, read, resolveAll, widget } from '../../testing/fixtures.js';
import { isPrivateHost } from './check-media.js';

const check = (file: string | object) => checkTemplate(read(file)).map(({ code, place }) => `${code} ${place ?? ''}`.trim());
const checkWidget = (settings: Record<string, unknown>, name = 'heading') => check(exportOf(widget('1', name, settings)));

describe('check of blocks', () => {
  it('reports unmatched delimiters as errors with their line', () => {
    const [problem] = checkTemplate(read('<!-- wp:group -->\n<!-- wp:spacer /-->\n'));

    expect(problem).toEqual({
      code: 'unbalanced_blocks',
      severity: 'error',
      message: 'The block core/group in line 1 is never closed.',
      place: 'line 1',
    });
  });

  it('reports the first of very many faults in line order without recounting lines', () => {
    const stray = '<!-- /wp:spacer -->\n'.repeat(90_000);

    const problems = checkTemplate(read(`<!-- wp:spacer /-->\n${stray}<!-- wp:group -->`));

    expect(problems).toHaveLength(50);
    expect(problems.map(({ place }) => place)).toEqual(Array.from({ length: 50 }, (_, index) => `line ${index + 2}`));
    expect(checkTemplate(read('<!-- wp:group -->\n<!-- wp:list -->\n<!-- /wp:quote -->')).map(({ message }) => message)).toEqual([
      'The block core/group in line 1 is never closed.',
      'Line 3 closes core/quote, but core/list is still open.',
    ]);
  });

  it('reports content that cannot be transferred', () => {
    const content = [
      '<!-- wp:block {"ref":12} /-->',
      '<!-- wp:navigation {"ref":4} /-->',
      '<!-- wp:template-part {"slug":"header","theme":"x"} /-->',
      '<!-- wp:pattern {"slug":"theme/x"} /-->',
      '<!-- wp:query {"query":{"taxQuery":{"category":[3]}}} /-->',
      '<!-- wp:query {"query":{"taxQuery":{},"author":"","exclude":[]}} /-->',
      '<!-- wp:shortcode -->[mc4wp_form id="3"] [gallery ids="1,2"]<!-- /wp:shortcode -->',
    ].join('');

    expect(check(content)).toEqual([
      'reference_pattern blocks[0]',
      'reference_menu blocks[1]',
      'reference_template_part blocks[2]',
      'reference_pattern blocks[3]',
      'reference_query blocks[4]',
      'reference_form blocks[6]',
      'reference_media blocks[6]',
    ]);
  });

  it('accepts embeds of older editors', () => {
    expect(check('<!-- wp:core-embed/youtube {"url":"https://youtu.be/x"} /-->')).toEqual([]);
  });

  it('lists each required plugin once with its count, and unknown blocks', () => {
    const problems = checkTemplate(read('<!-- wp:woocommerce/cart /--><!-- wp:woocommerce/x /--><!-- wp:acme/box {oops} /-->'));

    expect(problems.map(({ code, severity }) => `${severity} ${code}`)).toEqual([
      'error broken_attributes',
      'warning needs_plugin',
      'warning unknown_block',
    ]);
    expect(problems[1]).toMatchObject({ plugin: { slug: 'woocommerce' }, message: expect.stringContaining('(2 times)') });
  });

  it('reports scripts, handlers and inline files in a text', () => {
    const junk = `<img src="data:image/png;base64,${'A'.repeat(30_000)}">`;

    expect(
      check(`<!-- wp:html --><script>1</script><a onclick="x()">a</a><a href=" JavaScript:x()">b</a>${junk}<!-- /wp:html -->`),
    ).toEqual(['script blocks[0]', 'event_handler blocks[0]', 'inline_junk blocks[0]']);
    expect(check('<!-- wp:code --><code>&lt;script&gt; onclick="x"</code><!-- /wp:code -->')).toEqual([]);
  });
});

describe('check of Elementor elements', () => {
  it('reports widgets that Elementor would drop, with the plugin if known', () => {
    const names = ['heading', 'e-heading', 'flip-box', 'eael-creative-button', 'ColorMag-Posts-Block-6', 'acme-thing'];

    expect(check(exportOf(container('c', ...names.map((name, index) => widget(`${index}`, name)))))).toEqual([
      'needs_elementor_pro content[0].elements[2]',
      'needs_plugin content[0].elements[3]',
      'needs_theme content[0].elements[4]',
      'unknown_widget content[0].elements[5]',
    ]);
  });

  it('reports templates, popups, forms and menus of the author’s site', () => {
    const popup = '[elementor-tag id="1" name="popup" settings="%7B%22popup%22%3A24%7D"]';

    expect(checkWidget({ tabs: [{ _id: 'a', tab_template: '191' }] })).toEqual([
      'reference_template content[0].elements[0].settings.tabs[0].tab_template',
    ]);
    expect(checkWidget({ __dynamic__: { link: popup } })).toEqual([
      'reference_popup content[0].elements[0].settings.__dynamic__.link',
    ]);
    expect(checkWidget({ form_id: 49 })).toEqual(['reference_form content[0].elements[0].settings.form_id']);
    expect(checkWidget({ menu: 'main-menu' }, 'sidebar')).toEqual(['reference_menu content[0].elements[0].settings.menu']);
    expect(checkWidget({ editor: '[everest_form id="49"]' })).toEqual(['reference_form content[0].elements[0].settings.editor']);
    expect(checkWidget({ template: 'elementor_canvas', form_fields: [], title: '12' })).toEqual([]);
  });

  it('distinguishes the site’s own colours, missing ones and deliberately removed ones', () => {
    const globals = { c: '', a: 'globals/colors?id=primary', b: 'globals/typography?id=4ab0d8c' };

    expect(checkWidget({ __globals__: globals })).toEqual([
      'dangling_global content[0].elements[0].settings.__globals__.b',
      'globals_of_site content[0].elements[0].settings.__globals__.a',
    ]);
  });

  it('reports duplicate ids and contents that do not match their rows', () => {
    const tabs = { ...widget('n', 'nested-tabs', { tabs: [{ _id: 'a' }, { _id: 'b' }] }), elements: [container('x')] };

    expect(check(exportOf(container('c', tabs), container('x')))).toEqual([
      'rows_mismatch content[0].elements[0]',
      'duplicate_ids content[1]',
    ]);
    expect(check(exportOf(container('c', { ...tabs, elements: [container('x'), container('y')] })))).toEqual([]);
  });
});

describe('check of media', () => {
  it('reports hosts and private ones, and none once the media are attached', () => {
    const image = (url: string) => ({ image: { url, id: 1 } });
    const reading = read(
      exportOf(widget('1', 'image', image('http://localhost:8080/a.jpg')), widget('2', 'image', image('https://x.org/i.svg'))),
    );

    expect(checkTemplate(reading).map(({ code }) => code)).toEqual(['private_host', 'remote_host', 'svg']);
    expect(checkTemplate(attachMedia(reading, resolveAll(reading)))).toEqual([]);
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '10.1.2.3',
    '172.20.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '[::1]',
    '[fd00::1]',
    '[::ffff:7f00:1]',
    'wp.local',
    'intranet',
    'site.test.',
  ])('treats %s as private', (host) => {
    expect(isPrivateHost(host)).toBe(true);
  });

  it.each(['example.org', '172.32.0.1', '8.8.8.8', '[2606:4700::1]', 'local.de', '100.200.1.1'])(
    'treats %s as public',
    (host) => {
      expect(isPrivateHost(host)).toBe(false);
    },
  );
});
