import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ElementorElement, importPage, insertItem, uploadCloudFile } from '@kithouse/contract';
import { attachMedia, readPack, readTemplate } from '@kithouse/kits';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { switchOnAtomicEditor } from './testing/atomic-editor.js';
import { elements, type Library, makePicture, startLibrary } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';
import { publishPack } from './testing/small-pack.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { addUpload, callCloud, type Person, readFile } from './testing/uploads.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests with a real Elementor: set ELEMENTOR_ZIP to its zip to run them.');
}

const corpus = path.join(process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus'), 'elementor-4');

type Style = { variants: { props: Record<string, unknown>; custom_css?: unknown }[] };
type Atomic = ElementorElement & { styles: Record<string, Style>; interactions: unknown };

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const html = (text: string) => typed('html-v3', { content: typed('string', text), children: [] });
const image = (src: object) => typed('image', { src: typed('image-src', src), size: typed('string', 'full') });
const dynamic = (name: string) => typed('dynamic', { name, group: 'post', settings: {} });

describe.skipIf(!elementor)('with Elementor 4', () => {
  let library: Library;
  let site: Site;
  let editor: Visit;
  let person: Person;
  let account: { email: string; password: string };
  beforeAll(async () => {
    library = await startLibrary();
    site = await startSite({
      cloudUrl: library.url,
      plugins: { elementor: elementor ?? '' },
      active: ['elementor/elementor.php'],
    });
    editor = await site.as('editor');
    account = await library.signUp(editor);
    person = await callCloud(library, account);
    await switchOnAtomicEditor(site);
    await site.snapshot('signed-in');
  });
  afterAll(async () => {
    await site?.close();
    await library?.stop();
  });
  beforeEach(() => site.restore('signed-in'));

  /** Imports a page and returns the stored children of its box, and the warnings. */
  async function importBox(children: ElementorElement[]) {
    const { id } = await library.publish({ documents: [elements([box(children)])] });
    const { post_id, warnings } = await editor.call(importPage, { id, title: 'Page', platform: 'elementor' });
    const stored = await site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id: post_id });
    const [root] = JSON.parse(stored) as Atomic[];
    return { children: (root?.elements ?? []) as Atomic[], warnings, id };
  }

  /** Reads and imports a template file. Returns the style sheets of the published page and the number of its styles. */
  async function showTemplate(file: object) {
    const reading = readTemplate({ name: 'page.json', bytes: new TextEncoder().encode(JSON.stringify(file)) });
    const { documents, warnings: read } = attachMedia(reading, new Map());
    const { id } = await library.publish({ documents: documents.map((one) => ({ ...one, key: 'main' })), warnings: read });
    const { post_id, warnings } = await editor.call(importPage, { id, title: 'Page', platform: 'elementor' });
    const stored = await site.run<string>(
      `wp_update_post( array( 'ID' => $args['id'], 'post_status' => 'publish', 'post_name' => 'shown' ) ); return get_post_meta( $args['id'], '_elementor_data', true );`,
      { id: post_id },
    );
    const page = await (await site.visitor.ask('/shown/')).text();
    const sheets = page.match(/https?:\/\/[^"' ]+\/elementor\/css\/local-[^"' ]+\.css[^"' ]*/g) ?? [];
    const css = await Promise.all(sheets.map(async (address) => (await site.visitor.ask(address.slice(site.url.length))).text()));
    const count = (text: string) => text.match(/"label":"local"/g)?.length ?? 0;
    return { css: css.join(''), warnings, counts: { sent: count(JSON.stringify(documents)), stored: count(stored) } };
  }

  test('[R-EL4-01] removes refused settings with a warning and keeps the rest of the page', async () => {
    const both = { id: typed('image-attachment-id', 5), url: typed('url', 'https://a.example/a.jpg') };
    const { children, warnings } = await importBox([
      widget('e-heading', { title: typed('string', 'Old type'), tag: typed('string', 'blink') }),
      widget('e-paragraph', { paragraph: typed('html-v9', { content: 'x' }) }),
      widget('e-image', { image: typed('unknown', both) }),
      widget('e-button', { text: html('Go') }),
    ]);

    const [heading, paragraph, picture, button] = children.map(({ settings }) => settings);
    expect(heading).toEqual({ title: html('Old type') });
    expect([paragraph, picture]).toEqual([{}, {}].map(() => expect.not.objectContaining({ paragraph: expect.anything() })));
    expect(button).toMatchObject({ text: html('Go') });
    expect(warnings).toEqual([
      {
        code: 'value_refused',
        message: expect.stringMatching(/tag of “e-heading”.*paragraph of “e-paragraph”.*image of “e-image”/),
      },
    ]);
  });

  test('[R-EL4-01] removes only the refused properties of a style', async () => {
    const good = { color: typed('color', '#123456'), width: typed('size', { size: 12, unit: 'px' }) };
    const heading = styled(widget('e-heading', { title: html('Hi') }), [
      { meta: { breakpoint: 'desktop', state: null }, props: { ...good, padding: typed('size-v9', 1) }, custom_css: null },
      { meta: { breakpoint: 'desktop', state: 'sleeping' }, props: {}, custom_css: null },
      {
        meta: { breakpoint: 'mobile', state: null },
        props: { height: typed('size', { size: 2, unit: 'px' }) },
        custom_css: { raw: 7 },
      },
      'nonsense',
    ]);

    const { children, warnings } = await importBox([{ ...heading, editor_settings: { title: 'Hero' } }]);

    const [style] = Object.values(children[0]?.styles ?? {});
    expect(style?.variants.map(({ props }) => Object.keys(props).sort())).toEqual([['color', 'width'], ['height']]);
    expect(warnings).toEqual([
      { code: 'value_refused', message: expect.stringMatching(/padding of “Hero”.*variants of “Hero”.*custom_css of “Hero”/) },
    ]);
  });

  test('[R-EL4-01] keeps the first five interactions of an element', async () => {
    const items = Array.from({ length: 6 }, (_, index) => interaction(`old-${index}`));
    const many = { ...widget('e-heading', { title: html('Hi') }), interactions: { version: 1, items } };
    const asText = { ...many, id: 'ccccccc', interactions: JSON.stringify(many.interactions) };
    const few = { ...many, id: 'ddddddd', interactions: { version: 1, items: items.slice(0, 2) } };

    const { children, warnings } = await importBox([many, asText, few]);

    const counts = children.map(({ interactions }) => {
      const data = typeof interactions === 'string' ? JSON.parse(interactions) : interactions;
      return (data as { items: unknown[] }).items.length;
    });
    expect(counts).toEqual([5, 5, 2]);
    expect(warnings).toEqual([{ code: 'value_refused', message: expect.stringContaining('interactions of “e-heading”') }]);
  });

  test('[R-EL4-11] shows the look of written classes: the own style wins over strong over weak ones', async () => {
    const meta = { breakpoint: 'desktop', state: null };
    const style = (id: string, variants: unknown[]) => ({ id, label: id, type: 'class', variants });
    const props = (name: string) => ({ color: typed('color', name), width: typed('global-size-variable', 'e-gv-1') });
    const weak = style('g-2', [{ meta, props: { ...props('blue'), height: typed('size', { size: 7, unit: 'px' }) } }]);
    const strong = style('g-1', [
      { meta, props: { ...props('red'), 'font-family': typed('global-font-variable', 'e-gv-2') } },
      { meta: { ...meta, state: 'hover' }, props: { color: typed('color', 'pink') } },
      { meta: { ...meta, breakpoint: 'mobile' }, props: { color: typed('color', 'gray') } },
    ]);
    const heading = styled(widget('e-heading', { title: html('Hi') }), [{ meta, props: { color: typed('color', 'green') } }]);
    const classes = typed('classes', ['g-2', 'g-1', 'e-aaaaaaa-1234567']);
    const file = {
      content: [box([{ ...heading, settings: { ...heading.settings, classes } }])],
      global_classes: { items: { 'g-1': strong, 'g-2': weak }, order: ['g-1', 'g-2'] },
      global_variables: {
        data: {
          'e-gv-1': { type: 'global-size-variable', label: 'space-l', value: '48px' },
          'e-gv-2': { type: 'global-font-variable', label: 'head', value: 'Verdana' },
        },
      },
    };

    const { css, warnings } = await showTemplate(file);

    expect(warnings.map(({ code }) => code)).toEqual(['design_flattened']);
    expect(css).toMatch(
      /\.e-\w+-\w+\{(?=[^}]*color:green;)(?=[^}]*width:48px;)(?=[^}]*height:7px;)(?=[^}]*font-family:"?Verdana)/,
    );
    expect(css).toMatch(/:hover[^{]*\{color:pink;/);
    expect(css).toMatch(/max-width:767px\)\{[^{]*\{color:gray;/);
    expect(css).not.toMatch(/red|blue|e-gv|g-1/);
  });

  const files = existsSync(corpus)
    ? readdirSync(corpus).filter((name) => /^(?:gen-mini|gen-arrow-4.*home|jsx-vineyards).*\.json$/.test(name))
    : [];
  if (files.length === 0) {
    console.log('Skipped the Elementor 4 templates of the corpus: put them into ../shared/corpus/elementor-4.');
  }
  test.each(files)('[R-EL4-01, R-EL4-11] Elementor accepts every value of %s', async (name) => {
    const { warnings, counts } = await showTemplate(JSON.parse(readFileSync(path.join(corpus, name), 'utf8')) as object);

    expect(warnings.filter(({ code }) => /refused|dynamic_tag/.test(code))).toEqual([]);
    expect(counts.stored).toBe(counts.sent);
  });

  test('[R-EL4-03] removes unknown dynamic values with a warning', async () => {
    const link = typed('link', { destination: dynamic('post-url'), isTargetBlank: typed('boolean', true) });
    const { children, warnings } = await importBox([
      widget('e-heading', { title: dynamic('post-title'), tag: typed('string', 'h3') }),
      widget('e-button', { text: html('Go'), link }),
    ]);

    const [heading, button] = children.map(({ settings }) => settings);
    expect(heading).toEqual({ tag: typed('string', 'h3') });
    expect(button).toMatchObject({ text: html('Go'), link: { value: { isTargetBlank: typed('boolean', true) } } });
    expect(warnings).toEqual([{ code: 'dynamic_tag', message: expect.stringMatching(/post-title, post-url/) }]);
  });

  test('[R-EL4-15] pushes a page with its classes, variables, components and pictures', async () => {
    const picture = await makePicture();
    const upload = await addUpload(site, { bytes: picture.bytes, file: '2024/05/bread.webp' });
    const src = image({ id: typed('image-attachment-id', upload.id), url: null });
    const overlay = typed('background-overlay', [typed('background-image-overlay', { image: src })]);
    const meta = { breakpoint: 'desktop', state: null };
    const variants = [
      {
        meta,
        props: {
          color: typed('global-color-variable', 'e-gv-1'),
          background: typed('background', { 'background-overlay': overlay }),
        },
      },
    ];
    const hero = { id: 'g-hero', label: 'hero', type: 'class', variants };
    const unused = {
      id: 'g-other',
      label: 'other',
      type: 'class',
      variants: [{ meta, props: { color: typed('color', 'unused') } }],
    };
    const inner = widget('e-heading', {
      title: typed('overridable', { override_key: 'k', origin_value: html('Own') }),
      classes: typed('classes', ['g-hero']),
    });
    const override = typed('override', {
      override_key: 'k',
      override_value: html('Of the page'),
      schema_source: { type: 'component', id: 0 },
    });
    const exposed = {
      props: { k: { label: 'Headline', groupId: 'g' } },
      groups: { items: { g: { label: 'Texts' } } },
    };
    const content = [box([widget('e-image', { image: src }), widget('e-component', {})])];
    const id = await site.run<number>(
      `wp_set_current_user( 1 );
      $kit = \\Elementor\\Plugin::$instance->kits_manager->get_active_kit();
      $classes = array_column( $args['classes'], null, 'id' );
      \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( $kit )->apply_changes( $classes, array( 'added' => array_keys( $classes ), 'order' => true ), array_keys( $classes ) );
      $kit->update_json_meta( '_elementor_global_variables', array( 'data' => array( 'e-gv-1' => array( 'type' => 'global-color-variable', 'label' => 'brand', 'value' => '#375efb', 'order' => 1 ) ), 'watermark' => 1, 'version' => 1 ) );
      $component = wp_insert_post( array( 'post_type' => 'elementor_component', 'post_title' => 'Card', 'post_status' => 'publish' ) );
      update_post_meta( $component, '_elementor_data', wp_slash( wp_json_encode( $args['component'] ) ) );
      update_post_meta( $component, '_elementor_component_overridable_props', wp_slash( wp_json_encode( $args['exposed'] ) ) );
      $args['override']['value']['schema_source']['id'] = $component;
      $args['content'][0]['elements'][1]['settings']['component_instance'] = array( '$$type' => 'component-instance', 'value' => array( 'component_id' => array( '$$type' => 'number', 'value' => $component ), 'overrides' => array( '$$type' => 'overrides', 'value' => array( $args['override'] ) ) ) );
      $id = wp_insert_post( array( 'post_type' => 'page', 'post_title' => 'Hero', 'post_author' => get_user_by( 'login', 'editor' )->ID ) );
      update_post_meta( $id, '_elementor_data', wp_slash( wp_json_encode( $args['content'] ) ) );
      return $id;`,
      { classes: [hero, unused], component: [box([inner])], exposed, override, content },
    );

    const { data } = await editor.call(uploadCloudFile, { name: 'Hero', platform: 'elementor', id });

    const { document, media, warnings } = await readFile(person, data.my_cloud_item, 'elementor');
    const text = JSON.stringify(document);
    expect(media).toMatchObject([{ sha256: picture.sha256 }]);
    expect(text.match(new RegExp(`kit:media/${picture.sha256}/id`, 'g'))).toHaveLength(2);
    expect(text).toContain('"color":{"$$type":"color","value":"#375efb"}');
    expect(text).toContain('Of the page');
    expect(text).not.toMatch(/g-hero|e-gv-1|unused|e-component|overridable/);
    expect(warnings.map(({ code }) => code)).toEqual(['component_detached', 'design_flattened']);
  });

  test('[R-EL4-04] links pages of a kit to each other on the new site', async () => {
    const linked = (page: number) => {
      const query = typed('query', { id: typed('number', page), label: typed('string', 'Page') });
      const button = widget('e-button', {
        text: html('Go'),
        link: typed('link', { destination: query, tag: typed('string', 'a') }),
      });
      return { content: [box([button])], settings: [] };
    };
    const files = {
      'manifest.json': {
        name: 'demo',
        title: 'Demo',
        version: '3.0',
        site: 'https://demo.test',
        templates: [],
        content: {
          page: {
            31: { title: 'Home', url: 'https://demo.test/' },
            32: { title: 'Contact us', url: 'https://demo.test/contact-us/' },
          },
        },
      },
      'content/page/31.json': linked(32),
      'content/page/32.json': linked(31),
    };
    const bytes = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, value]) => [name, strToU8(JSON.stringify(value))])),
    );
    const bundle = attachMedia(readPack({ name: 'kit.zip', bytes }), new Map());
    const pack = await publishPack(library, bundle, []);
    const administrator = await site.as('administrator');
    await administrator.rest('POST', '/login', { ...account, global_signin: true });

    const pressed = await pressImport(administrator, { ...noChoices, id: pack, platform: 'elementor' });
    const last = await followImport(administrator, pressed);

    const links = await site.run<[string, string][]>(
      `return array_map( fn( $page ) => array( json_decode( get_post_meta( $page->ID, '_elementor_data', true ), true )[0]['elements'][0]['settings']['link']['value']['destination'], get_permalink( $page ) ),
        array_filter( get_posts( array( 'post_type' => 'page', 'post_status' => 'any', 'numberposts' => -1, 'orderby' => 'ID', 'order' => 'ASC' ) ), fn( $page ) => get_post_meta( $page->ID, '_elementor_data', true ) ) );`,
    );
    expect(last).toMatchObject({ action: 'complete' });
    const [[first, at] = [], [second, other] = []] = Object.values(links);
    expect([first, second]).toEqual([typed('url', other), typed('url', at)]);
  });

  test('[R-EL4-16] reports in advance that the Atomic Editor is off, and no plugin that knows its elements', async () => {
    await setOption(site, 'elementor_experiment-e_atomic_elements', 'inactive');
    const { id } = await library.publish({ documents: [elements([box([widget('e-heading', {}), widget('e-acme', {})])])] });

    const { plan } = await editor.call(insertItem, { id, platform: 'elementor', dry_run: true });

    expect(plan?.warnings).toEqual([
      { code: 'elementor_atomic', message: expect.stringContaining('Atomic Editor is off') },
      { code: 'unknown_elements', message: expect.stringMatching(/: e-acme\.$/) },
    ]);
  });

  test('[R-EL4-01] imports hostile values without an error', async () => {
    const hostile = [{ a: 1 }, 'x', 7, [[]], { $$type: 'classes' }, { $$type: [], value: {} }, typed('image', { src: 'x' })];
    const children = hostile.map((value, index) => ({
      ...widget('e-image', { classes: value, image: value, attributes: value, link: value }),
      id: `aaaaaa${index}`,
      styles: { x: value },
      interactions: { items: [value] },
      editor_settings: value,
    }));

    const { children: stored } = await importBox([...(children as ElementorElement[]), widget('e-button', { text: html('Go') })]);

    expect(stored.at(-1)?.settings).toMatchObject({ text: html('Go') });
  });

  test('[R-EL4-01] removes refused values from an insert, so that the editor can save its page', async () => {
    const { id } = await library.publish({
      documents: [elements([box([widget('e-heading', { title: typed('string', 'Old type'), tag: dynamic('post-title') })])])],
    });

    const { content, warnings } = await editor.call(insertItem, { id, platform: 'elementor' });

    const [root] = content as ElementorElement[];
    expect(root?.elements[0]?.settings).toEqual({ title: html('Old type') });
    expect(warnings).toEqual([{ code: 'dynamic_tag', message: expect.stringContaining('post-title') }]);
  });
});

const widget = (widgetType: string, settings: Record<string, unknown>): ElementorElement => ({
  id: 'aaaaaaa',
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

const box = (children: ElementorElement[]): ElementorElement => ({
  id: 'bbbbbbb',
  elType: 'e-flexbox',
  settings: {},
  elements: children,
});

const styled = (element: ElementorElement, variants: unknown[]): ElementorElement => {
  const name = `e-${element.id}-1234567`;
  const settings = { ...element.settings, classes: typed('classes', [name]) };
  return { ...element, settings, styles: { [name]: { id: name, label: 'local', type: 'class', variants } } };
};

function interaction(id: string) {
  const time = typed('size', { size: 300, unit: 'ms' });
  const animation = {
    effect: typed('string', 'fade'),
    type: typed('string', 'in'),
    direction: typed('string', ''),
    timing_config: typed('timing-config', { duration: time, delay: time }),
  };
  return typed('interaction-item', {
    interaction_id: typed('string', id),
    trigger: typed('string', 'load'),
    animation: typed('animation-preset-props', animation),
  });
}
