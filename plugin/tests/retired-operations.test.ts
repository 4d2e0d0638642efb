import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { importPage, listImports, Op, operations } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setOption } from './testing/look-inside.js';
import { type PlanSite, startPlanSite } from './testing/plan-site.js';
import { op, require } from './testing/sign-plan.js';
import { refusalOf, type Visit } from './testing/start-site.js';

/** Retires `option.set`, as a later version of the plugin would, where the option `test_retires` is set. */
const retirement = `<?php
add_action( 'init', function () {
	if ( ! get_option( 'test_retires' ) ) {
		return;
	}
	class Test_Retired extends Kithouse\\Import\\Operation {
		public const NAME       = 'option.set';
		public const IS_RETIRED = true;
		public function label( array $args ): string { return ''; }
		public function run( array $args, Kithouse\\Import\\Run_Context $run, Kithouse\\Import\\Operation_Row $row ): ?array { update_option( 'test_ran', 1 ); return array(); }
		public function undo( Kithouse\\Import\\Operation_Row $row, Kithouse\\Import\\Undo_Context $undo ): void { ( new Kithouse\\Import\\Operations\\Option_Set() )->undo( $row, $undo ); }
	}
	$contract   = new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' );
	$operations = Kithouse\\Import\\Operations\\All_Operations::make( $contract );
	Kithouse\\Import\\Operation_Registry::provide( fn() => array( ...$operations, new Test_Retired() ) );
} );`;

let plan: PlanSite;
let admin: Visit;
beforeAll(async () => {
  plan = await startPlanSite();
  admin = await plan.visitOf('administrator');
  await writeFile(path.join(plan.site.site, 'wp-content/mu-plugins/retire.php'), retirement);
});
afterAll(async () => {
  await rm(path.join(plan.site.site, 'wp-content/mu-plugins/retire.php'));
  await plan.close();
});
beforeEach(() => plan.restore());

const retire = () => setOption(plan.site, 'test_retires', 1);
const titled = (title: string) => op('title', 'option.set', { name: 'blogname', value: title }, 'finalize');
const verify = op('verify', 'verify', { documents: 0, media: 0 }, 'finalize');
const readOption = (name: string) => plan.site.run<unknown>(`return get_option( $args['name'], null );`, { name });

test('[R-SITE-67] undoes a stored import after its operation was retired', async () => {
  const former = await readOption('blogname');
  const { import_id } = await plan.carryOut([require, titled('Rye'), verify]);
  await retire();

  const preview = await plan.undo(import_id, { dry_run: true });
  const undone = await plan.undo(import_id);

  expect(undone).toEqual(preview);
  expect(undone).toMatchObject({ undone: [{ label: 'Site title' }], kept: [] });
  expect(await readOption('blogname')).toBe(former);
  expect((await admin.call(listImports, {})).data[0]).toMatchObject({ import_id, state: 'undone' });
});

test('[R-SITE-67] refuses a signed plan with a retired operation before anything runs', async () => {
  await retire();

  plan.offer([require, titled('Rye'), verify]);
  const refused = await refusalOf(
    admin.call(importPage, { id: 1, title: 'Site', platform: 'gutenberg', import_id: randomUUID() }),
  );

  expect(refused.code).toBe('plan_refused');
  expect(await readOption('blogname')).not.toBe('Rye');
  expect(await readOption('test_ran')).toBeNull();
});

test('[R-SITE-67] undoes a running import whose next operation an update of the plugin has retired', async () => {
  const former = await readOption('blogname');
  const tagline = op('tagline', 'option.set', { name: 'blogdescription', value: 'Fresh' }, 'finalize');
  await setOption(plan.site, 'test_slice_seconds', 0);
  plan.offer([require, titled('Rye'), tagline, verify]);
  const input = { id: 1, title: 'Site', platform: 'gutenberg' as const, import_id: randomUUID() };
  const press = () => refusalOf(admin.call(importPage, input));
  for (let requested = 0; requested < 5 && (await readOption('blogname')) !== 'Rye'; requested++) {
    expect((await press()).code).toBe('import_unfinished');
  }
  await retire();

  const refused = await press();

  expect(refused.message).toContain('The plugin was updated during this import, so nothing was changed.');
  expect(await readOption('blogname')).toBe(former);
  expect(await readOption('test_ran')).toBeNull();
});

test('[R-SITE-67] runs exactly the operations that the contract lists, and none that it has retired', async () => {
  const known = await plan.site.run<string[]>(
    `return array_keys( array_filter( Kithouse\\Import\\Operation_Registry::all(), fn( $operation ) => ! $operation::IS_RETIRED ) );`,
  );

  // The site plans these itself, for a hand-over and for changed details.
  expect(known.filter((name) => !['value.set', 'details.write'].includes(name)).toSorted()).toEqual(
    operations.map(({ name }) => name).toSorted(),
  );
  expect(Op.safeParse(titled('Rye')).success).toBe(true);
  expect(Op.safeParse({ ...titled('Rye'), op: 'value.set' }).success).toBe(false);
});
