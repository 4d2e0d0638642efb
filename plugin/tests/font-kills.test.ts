import { randomUUID } from 'node:crypto';
import { importPage, insertItem } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isLongRun, sample } from '../../scripts/test-extent.js';
import { familyOf, fontFile, namingFont, noFonts, pageWithFonts, readStoredFonts } from './testing/fonts.js';
import { addKiller, endLease } from './testing/killed-scripts.js';
import { blocks } from './testing/library.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';

let plan: PlanSite;
let removeKiller: () => Promise<void>;
beforeAll(async () => {
  plan = await startPlanSite();
  removeKiller = await addKiller(plan.site);
});
afterAll(async () => {
  await removeKiller?.();
  await plan?.close();
});
beforeEach(() => plan.restore());

/** Describes two families, of which one has two faces. */
function describeFamilies() {
  const [latin] = familyOf(plan.cloud).faces;
  const wide = familyOf(plan.cloud, {}, fontFile('@fontsource/gloock/files/gloock-latin-ext-400-normal.woff2'));
  const faces = [latin, { ...wide.faces[0], range: 'U+0100-02BA' }] as typeof wide.faces;
  return [familyOf(plan.cloud, { faces }), { ...wide, slug: 'acme-second', name: 'Second' }];
}

/** Reads the stored fonts with everything that a half-written one would lack, without numbers. */
const readAll = async () => ({
  ...(await readStoredFonts(plan.site)),
  rows: await plan.site.run<string[]>(
    `global $wpdb;
    $rows = $wpdb->get_results( "SELECT p.post_type, p.post_name, p.post_content, p.post_status, q.post_name parent, m.meta_key, m.meta_value FROM $wpdb->posts p LEFT JOIN $wpdb->posts q ON q.ID = p.post_parent LEFT JOIN $wpdb->postmeta m ON m.post_id = p.ID WHERE p.post_type IN ( 'wp_font_family', 'wp_font_face', 'wp_global_styles', 'page' )", ARRAY_N );
    $rows = array_map( fn( $row ) => implode( ' | ', preg_replace( '/[0-9a-f]{8}-[0-9a-f-]{27}/', 'uuid', array_map( 'strval', $row ) ) ), $rows );
    sort( $rows );
    return array_values( array_filter( $rows, fn( $row ) => 1 !== preg_match( '/_kithouse_import|_edit_lock/', $row ) ) );`,
  ),
  orphans: await plan.site.run<number>(
    `global $wpdb; return (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->postmeta m LEFT JOIN $wpdb->posts p ON p.ID = m.post_id WHERE p.ID IS NULL" );`,
  ),
});

const leavePart = () =>
  plan.site.run(
    `wp_mkdir_p( wp_get_font_dir()['path'] ); return file_put_contents( wp_get_font_dir()['path'] . '/' . $args['name'], 'wOF2 half' );`,
    { name: `acme-gloock-400-normal-${familyOf(plan.cloud).faces[0]?.sha256.slice(0, 8)}.woff2.part` },
  );

test(
  '[R-SITE-156] ends like an undisturbed import when killed at any write, and undoes every font',
  async () => {
    const person = await plan.visitOf('administrator');
    const input = (import_id: string) => ({ id: 1, title: 'Bread', platform: 'gutenberg' as const, import_id });
    const pressKilled = (import_id: string, write: number) =>
      person.rest('POST', '/import/page', input(import_id), { 'x-test-kill': String(write) });
    const offer = () => plan.offer(pageWithFonts(...describeFamilies()));
    offer();
    const whole = await pressKilled(randomUUID(), 0);
    const wanted = await readAll();
    const writes = Number(whole.headers.get('x-test-writes'));
    expect(wanted).toMatchObject({ families: ['acme-gloock', 'acme-second'], licences: 2, orphans: 0 });
    expect([wanted.faces.length, wanted.files.length, wanted.presets.length, writes > 30]).toEqual([3, 3, 2, true]);

    const points = Array.from({ length: writes }, (_, index) => index + 1);
    for (const write of sample(points, 1, (write) => write === Math.floor(writes * 0.7))) {
      await plan.restore();
      offer();
      await leavePart();
      const import_id = randomUUID();
      await pressKilled(import_id, write);
      await endLease(plan.site);
      await person.call(importPage, input(import_id));

      const where = `killed before write ${write} of ${writes}`;
      expect({ where, ...(await readAll()) }).toEqual({ where, ...wanted });
      await plan.undo(import_id);
      expect({ where, ...(await readStoredFonts(plan.site)) }).toEqual({ where, ...noFonts });
    }
  },
  isLongRun ? 3_600_000 : 600_000,
);

test(
  '[R-SITE-156] ends like an undisturbed insert when killed at any write and repeated',
  async () => {
    const person = await plan.visitOf('administrator');
    const input = { id: 1, platform: 'gutenberg' as const };
    const offer = () =>
      plan.cloud.on('POST /v1/content', {
        json: {
          item_id: 1,
          name: 'Bread',
          platform: 'gutenberg',
          requires: { plugins: [], elementor_pro: false },
          document: blocks(namingFont),
          media: [],
          fonts: describeFamilies(),
          warnings: [],
        },
      });
    const insertKilled = (write: number) => person.rest('POST', '/insert', input, { 'x-test-kill': String(write) });
    offer();
    const whole = await insertKilled(0);
    const wanted = await readAll();
    const writes = Number(whole.headers.get('x-test-writes'));
    expect(wanted).toMatchObject({ families: ['acme-gloock', 'acme-second'], licences: 2, orphans: 0 });
    expect([wanted.faces.length, wanted.presets.length, writes > 10]).toEqual([3, 2, true]);

    const points = Array.from({ length: writes }, (_, index) => index + 1);
    for (const write of sample(points, 1, (write) => write === Math.floor(writes * 0.7))) {
      await plan.restore();
      offer();
      await leavePart();
      await insertKilled(write);
      await endLease(plan.site);
      await person.call(insertItem, input);

      const where = `killed before write ${write} of ${writes}`;
      expect({ where, ...(await readAll()) }).toEqual({ where, ...wanted });
    }
  },
  isLongRun ? 3_600_000 : 600_000,
);
