import { insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findElementor } from '../../playground/src/index.js';
import { type DesignSite, startDesignSite } from './testing/design-site.js';
import { color, templateOf, typed } from './testing/designs-of-templates.js';

const elementor = findElementor();
if (!elementor) {
  console.log('Skipped the tests of taken names: set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer to run them.');
}

describe.skipIf(!elementor)('names of global classes that the site has', () => {
  let site: DesignSite;
  beforeAll(async () => {
    site = await startDesignSite(elementor ?? '');
  });
  afterAll(() => site?.plan.close());
  beforeEach(() => site.plan.restore());

  test('[R-EL4-12] lists taken names before an import, except those that look the same', async () => {
    const conflictsOf = async (design: object) => {
      const [document] = site.bundleOf(templateOf()).documents;
      const requires = { plugins: [], elementor_pro: false };
      const content = { item_id: 1, name: 'V4', platform: 'elementor', requires, document, media: [], warnings: [], design };
      site.plan.cloud.on('POST /v1/content', { json: content });
      const person = await site.plan.visitOf('administrator');
      return (await person.call(insertItem, { id: 1, platform: 'elementor', dry_run: true })).plan?.design;
    };
    const design = site.designOf(templateOf());
    expect(await conflictsOf(design)).toEqual([]);

    await site.addTaken();

    expect(await conflictsOf(design)).toEqual([
      { name: expect.stringContaining('variable/brand'), kind: 'variable', label: 'Brand', uses: 0 },
      { name: expect.stringContaining('class/btn-primary'), kind: 'class', label: 'BTN-primary', uses: 1 },
    ]);
    await expect(conflictsOf({ ...design, variables: [{ label: '</style>' }] })).rejects.toMatchObject({
      code: 'import_failed',
    });
    await site.bring();
    expect(await conflictsOf(design)).toEqual([]);
  });

  test('[R-EL4-12] uses the site’s own classes and variables when a person matches them', async () => {
    await site.addTaken();
    const before = await site.read();

    const { post_id } = await site.bring(templateOf(), { 'btn-primary': 'match', brand: 'match' });

    const { order, labels, classes, variables: stored } = await site.read();
    expect(order.map((id) => labels[id])).toEqual(['h-hero', 'BTN-primary']);
    expect(classes['g-0000001']).toEqual(before.classes['g-0000001']);
    expect(stored['e-gv-1']).toEqual(before.variables['e-gv-1']);
    const { names, text } = await site.readPage(post_id);
    expect(names.slice(0, 2)).toEqual([order[0], 'g-0000001']);
    expect(text).toContain('{"$$type":"global-color-variable","value":"e-gv-1"}');
  });

  test('[R-EL4-12] replaces the site’s own when a person chose it, and undo restores them byte for byte', async () => {
    await site.addTaken();
    const before = await site.readRaw();

    const { post_id, import_id } = await site.bring(templateOf(), { 'btn-primary': 'replace', brand: 'replace' });

    const { order, labels, classes, variables: stored } = await site.read();
    expect(order.map((id) => labels[id])).toEqual(['h-hero', 'BTN-primary']);
    expect(classes['g-0000001']?.variants[0]?.props).toEqual({ color: typed('global-color-variable', 'e-gv-1') });
    expect(stored['e-gv-1']).toMatchObject({ label: 'Brand', value: '#375EFB' });
    expect((await site.readPage(post_id)).names.slice(0, 2)).toEqual([order[0], 'g-0000001']);
    const preview = await site.plan.undo(import_id, { dry_run: true });
    const undone = await site.plan.undo(import_id);
    expect(undone).toEqual(preview);
    expect(undone.kept).toEqual([]);
    expect(undone.undone.map(({ label }) => label)).toContain('Global class “BTN-primary”');
    expect(await site.readRaw()).toEqual(before);
  });

  test('[R-EL4-12] keeps a replaced class that somebody changed after the import', async () => {
    await site.addTaken();
    const { import_id } = await site.bring(templateOf(), { 'btn-primary': 'replace' });
    await site.plan.site.run(
      `wp_set_current_user( 1 );
      $classes = \\Elementor\\Modules\\GlobalClasses\\Global_Classes_Repository::make( \\Elementor\\Plugin::$instance->kits_manager->get_active_kit() );
      $one = $classes->get_by_ids( array( 'g-0000001' ) )['g-0000001'];
      $one['variants'][0]['props']['color'] = array( '$$type' => 'color', 'value' => '#123456' );
      $classes->apply_changes( array( 'g-0000001' => $one ), array( 'modified' => array( 'g-0000001' ) ), $classes->get_order() );
      return true;`,
    );

    const { kept } = await site.plan.undo(import_id);

    expect(kept).toContainEqual({ label: 'Global class “BTN-primary”', reason: 'It was changed after the import.' });
    expect((await site.read()).classes['g-0000001']?.variants[0]?.props).toEqual(color('#123456'));
  });
});
