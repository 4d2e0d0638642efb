import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importPage, uploadCloudFile } from '@kithouse/contract';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findBrowser, findElementor, projectRoot, toLaunchOptions } from '../../playground/src/index.js';
import { publishAtomicPage, switchOnAtomicEditor } from './testing/atomic-editor.js';
import { blockOthers, type LookState, listDifferences, openPage, readLooks } from './testing/computed-styles.js';
import { publishInEditor } from './testing/elementor-editor.js';
import { type Library, makePicture, startLibrary } from './testing/library.js';
import { componentsPage } from './testing/look-components.js';
import { setOption } from './testing/look-inside.js';
import { lookPage } from './testing/look-page.js';
import { type Site, startSite, type Visit } from './testing/start-site.js';
import { addUpload } from './testing/uploads.js';

const elementor = findElementor();
const program = await findBrowser({ install: false });
if (!elementor || !program) {
  console.log(
    'Skipped the tests of an imported page: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer, and install Chromium.',
  );
}
const corpus = path.join(process.env.KITHOUSE_CORPUS ?? path.join(projectRoot, '../shared/corpus'), 'elementor-4');
const widths = [390, 768, 1366];
const states: LookState[] = ['none', 'hover', 'focus'];

describe.skipIf(!elementor || !program)('an imported page of Elementor 4', () => {
  let library: Library;
  let source: Site;
  let target: Site;
  let author: Visit;
  let importer: Visit;
  let browser: Browser;
  beforeAll(async () => {
    library = await startLibrary();
    const options = { cloudUrl: library.url, plugins: { elementor: elementor ?? '' }, active: ['elementor/elementor.php'] };
    source = await startSite(options);
    target = await startSite(options);
    author = await source.as('administrator');
    importer = await target.as('administrator');
    const account = await library.signUp(author);
    await importer.rest('POST', '/login', { email: account.email, password: account.password, global_signin: true });
    for (const site of [source, target]) {
      await switchOnAtomicEditor(site);
      await setOption(site, 'elementor_onboarded', true);
      await site.snapshot('ready');
    }
    browser = await chromium.launch(toLaunchOptions(program as NonNullable<typeof program>));
  });
  afterAll(async () => {
    await browser?.close();
    await source?.close();
    await target?.close();
    await library?.stop();
  });
  beforeEach(async () => {
    await source.restore('ready');
    await target.restore('ready');
  });

  const upload = async () => addUpload(source, { bytes: (await makePicture()).bytes, file: '2024/05/bread.webp' });

  /** Brings a page of the source to the target through the cloud, and publishes it. */
  async function bring(id: number, status = 'publish') {
    const { data } = await author.call(uploadCloudFile, { name: 'Look', platform: 'elementor', id });
    const made = await importer.call(importPage, {
      id: data.my_cloud_item,
      origin: 'cloud',
      platform: 'elementor',
      title: 'Look',
    });
    await target.run(
      `return wp_update_post( array( 'ID' => $args['id'], 'post_status' => $args['status'], 'post_name' => 'look', 'page_template' => 'elementor_canvas' ) );`,
      { id: made.post_id, status },
    );
    return made;
  }

  const readStored = (id: number) =>
    target.run<{ status: string; elements: object[]; classes: object }>(
      `return array( 'status' => get_post_status( $args['id'] ), 'elements' => json_decode( get_post_meta( $args['id'], '_elementor_data', true ), true ),
        'classes' => (object) \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() )->all_labels() );`,
      { id },
    );

  const listClasses = () =>
    target.run<string[]>(
      `$classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() );
      return array_map( fn( $id ) => $classes->all_labels()[ $id ], $classes->get_order() );`,
    );

  async function compare(at = widths) {
    const found: string[] = [];
    let boxes = 0;
    for (const width of at) {
      const pages = await Promise.all(
        [source, target].map(async (site) => {
          const page = await browser.newPage({ viewport: { width, height: 900 } });
          return { page, session: await openPage(page, `${site.url}/look/`) };
        }),
      );
      for (const state of states) {
        const [expected, shown] = await Promise.all(pages.map(({ page, session }) => readLooks(page, session, state)));
        if (!expected || !shown) {
          throw new Error('A page has no content.');
        }
        boxes += expected.looks.length;
        found.push(...listDifferences(expected, shown).map((difference) => `${width} ${state} ${difference}`));
      }
      await Promise.all(pages.map(({ page }) => page.close()));
    }
    return { found, boxes };
  }

  test('[R-EL4-43] has the same computed styles at every width, on hover and on focus', async () => {
    const { warnings } = await bring(await publishAtomicPage(source, lookPage((await upload()).id)));

    const { found, boxes } = await compare();

    expect(warnings).toEqual([]);
    expect(await listClasses()).toEqual(['card', 'cta', 'weak']);
    expect(found).toEqual([]);
    expect(boxes).toBe(widths.length * states.length * 9);
  });

  /** Lets Elementor print size variables, which it does with Elementor Pro only. */
  async function withPro<T>(work: () => Promise<T>): Promise<T> {
    const files = [source, target].map(({ site }) => path.join(site, 'wp-content/mu-plugins/elementor-pro.php'));
    await Promise.all(files.map((file) => writeFile(file, "<?php define( 'ELEMENTOR_PRO_VERSION', '4.2.3' );")));
    try {
      return await work();
    } finally {
      await Promise.all(files.map((file) => rm(file, { force: true })));
    }
  }

  test('[R-EL4-55] has the same computed styles with nested components and size variables', () =>
    withPro(async () => {
      await target.run(`for ( $i = 0; $i < 15; $i++ ) { wp_insert_post( array( 'post_title' => "x$i" ) ); } return true;`);
      const page = await componentsPage(source, (await upload()).id);
      const { warnings } = await bring(await publishAtomicPage(source, page));

      const { found, boxes } = await compare();

      expect(warnings).toEqual([]);
      expect(found).toEqual([]);
      expect(boxes).toBe(widths.length * states.length * 12);
      const made = await target.run<{ components: string[]; sizes: object }>(
        `$all = ( new \\Elementor\\Modules\\Variables\\Storage\\Variables_Repository( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() ) )->load()->all();
        return array( 'components' => array_column( get_posts( array( 'post_type' => 'elementor_component', 'orderby' => 'ID', 'order' => 'ASC' ) ), 'post_title' ),
          'sizes' => array_column( array_map( fn( $one ) => array( $one->label(), $one->value() ), $all ), 1, 0 ) );`,
      );
      expect(made.components).toEqual(['Card', 'Row']);
      expect(made.sizes).toMatchObject({ space: '18px', fluid: 'clamp(1rem, 3vw, 2rem)' });
    }));

  test('[R-EL4-44] opens in Elementor’s editor, which publishes it without a change', async () => {
    const { post_id } = await bring(await publishAtomicPage(source, lookPage((await upload()).id)), 'draft');
    const before = await readStored(post_id);
    const context = await browser.newContext({ viewport: { width: 1366, height: 900 } });
    const cookies = Object.entries(importer.auth?.cookies ?? {});
    await context.addCookies(cookies.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: target.url })));
    const page = await context.newPage();
    await blockOthers(page, target.url);
    await page.goto(`${target.url}/wp-admin/post.php?post=${post_id}&action=elementor`, { timeout: 90_000 });
    await publishInEditor(page);
    await context.close();

    const after = await readStored(post_id);
    expect(after.status).toBe('publish');
    expect(after.elements).toEqual(before.elements);
    expect(after.classes).toEqual(before.classes);
    expect((await compare([1366])).found).toEqual([]);
  }, 300_000);

  const sample = path.join(corpus, 'gen-arrow-4.2.3-arrow-home-template.json');
  test.skipIf(!existsSync(sample))(
    '[R-EL4-43] has the same computed styles with 155 local styles and 17 classes',
    async () => {
      const file = JSON.parse(readFileSync(sample, 'utf8'));
      const { global_classes, global_variables, content } = adapt(file, file.global_variables.data, (await upload()).id);
      const page = {
        slug: 'look',
        content,
        classes: global_classes.items,
        order: global_classes.order,
        variables: global_variables.data,
      };
      await bring(await publishAtomicPage(source, page));

      const { found, boxes } = await compare();

      expect(found).toEqual([]);
      expect(boxes).toBeGreaterThan(widths.length * states.length * 200);
    },
    400_000,
  );
});

type Variables = Record<string, { type: string; value: string }>;

/** Writes size variables as lengths, because Elementor shows them only with Elementor Pro, and replaces pictures. */
function adapt<File extends object>(file: File, variables: Variables, picture: number): File {
  return JSON.parse(JSON.stringify(file), (_, value) => {
    if (value?.$$type === 'image-src') {
      return { $$type: 'image-src', value: { id: { $$type: 'image-attachment-id', value: picture }, url: null } };
    }
    const length =
      value?.$$type === 'global-size-variable' ? /^(-?[\d.]+)(\D*)$/.exec(variables[value.value]?.value ?? '') : null;
    return length ? { $$type: 'size', value: { size: Number(length[1]), unit: length[2] || 'px' } } : value;
  });
}
