import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { checkSiteImport, importPage } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { blocks } from './testing/library.js';
import { countTraces, setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, type PlanOp, require } from './testing/sign-plan.js';
import { noChoices } from './testing/site-stream.js';
import { refusalOf, type Visit } from './testing/start-site.js';
import { importAsWizard } from './testing/wizard.js';

/** A font folder that can't be made, and Gutenberg's experiment as its own function tells it. */
const faults = `<?php
add_filter( 'font_dir', fn( $folder ) => get_option( 'test_no_fonts' ) ? array( 'path' => ABSPATH . 'index.php/fonts' ) + $folder : $folder );
if ( get_option( 'test_experiment' ) ) {
	function gutenberg_is_experiment_enabled( $name ) { return 'active_templates' === $name; }
}`;

let plan: PlanSite;
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  admin = await plan.visitOf('administrator');
  await writeFile(path.join(plan.site.site, 'wp-content/mu-plugins/faults.php'), faults);
});
afterAll(async () => {
  await rm(path.join(plan.site.site, 'wp-content/mu-plugins/faults.php'));
  await plan.close();
});
beforeEach(() => plan.restore());

const needing = (more: Partial<typeof require.args>) => ({ ...require, args: { ...require.args, ...more } }) as PlanOp;
const page = op('page', 'post.create', { document: blocks('') as never, as: 'page', title: 'Bread', terms: [] });
const template = op('404', 'template.write', {
  kind: 'wp_template',
  theme: 'twentytwentyfive',
  slug: '404',
  title: '404',
  document: { ...blocks(''), key: '404', slug: '404', post_type: 'wp_template' } as never,
});
const verify = op('verify', 'verify', { documents: 1, media: 0 }, 'finalize');

/** Returns what the preview of a full-site import warns of. */
async function listWarnings(ops: object[]): Promise<string[]> {
  plan.offerSite([...ops, verify]);
  return (await admin.call(checkSiteImport, { form: { ...noChoices, id: 1 } })).will_not_work.map(({ message }) => message);
}

test('[R-SITE-66] refuses an older WordPress than the plan needs before anything is written, and the preview says so', async () => {
  const before = await countTraces(plan.site);
  const text = /^This import needs WordPress 99\.1 or newer, and this site has [\d.]+\. Update WordPress first\.$/;

  const warned = await listWarnings([needing({ wordpress: '99.1' }), page]);
  plan.offer([needing({ wordpress: '99.1' }), page, verify]);
  const input = { id: 1, title: 'Bread', platform: 'gutenberg' as const, import_id: randomUUID() };
  const refused = await refusalOf(admin.call(importPage, input));

  expect(warned).toEqual([expect.stringMatching(text)]);
  expect(refused.message.endsWith(' Nothing was changed.')).toBe(true);
  expect(refused.message.replace(' Nothing was changed.', '')).toMatch(text);
  expect(await countTraces(plan.site)).toEqual(before);
});

test('[R-SITE-66] accepts a plan without a version, the exact version, and a WordPress under development', async () => {
  expect(await listWarnings([needing({ wordpress: '6.5' }), page])).toEqual([]);
  expect(await listWarnings([needing({}), page])).toEqual([]);
  const isCompatible = `$GLOBALS['wp_version'] = '6.5-beta2-57000'; return is_wp_version_compatible( '6.5' );`;
  expect(await plan.site.run(isCompatible)).toBe(true);
});

test('[R-SITE-66] imports without fonts when their folder isn’t writable, and the preview says so', async () => {
  const text = 'This site’s font folder isn’t writable, so pages show similar fonts. Ask your host to allow writing to it.';
  const ops = [needing({ wordpress: '6.5', fonts: true }), page];
  expect(await listWarnings(ops)).toEqual([]);
  await setOption(plan.site, 'test_no_fonts', 1);

  expect(await listWarnings(ops)).toEqual([text]);
  expect(await listWarnings([needing({ wordpress: '6.5' }), page])).toEqual([]);
  const { warnings } = await plan.carryOut([...ops, verify]);

  expect(warnings).toEqual([{ code: 'fonts_refused', message: text }]);
});

test('[R-SITE-66] names a missing permission in the preview', async () => {
  const warned = await listWarnings([needing({ capabilities: ['edit_pages', 'rule_the_bakery'] }), page]);

  expect(warned).toEqual(['You don’t have permission to make all of these changes. Ask an administrator.']);
});

test('[R-SITE-66] warns of the experiment with which Gutenberg hides imported templates', async () => {
  const text = expect.stringContaining('“Template Activation” is on, so visitors may not see the imported templates.');
  expect(await listWarnings([require, template])).toEqual([]);
  await setOption(plan.site, 'test_experiment', 1);

  expect(await listWarnings([require, template])).toEqual([text]);
  expect(await listWarnings([require, page])).toEqual([]);
  plan.offerSite([require, template, op('publish', 'publish', { posts: [], templates: ['404'] }, 'finalize'), verify]);
  const { results } = await importAsWizard(plan.site.url, admin, { ...noChoices, id: 1 });

  expect(results.warnings.map(({ message }) => message)).toEqual([text]);
});
