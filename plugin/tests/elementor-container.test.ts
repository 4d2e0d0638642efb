import path from 'node:path';
import { checkSiteImport, importPage, insertItem, undoImport } from '@kithouse/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findElementor, projectRoot } from '../../playground/src/index.js';
import { makeElementorPack } from './neighbours/testing/elementor-pack.js';
import { elements, type Library, startLibrary } from './testing/library.js';
import { setOption } from './testing/look-inside.js';
import { followImport, noChoices, pressImport } from './testing/site-stream.js';
import { publishPack } from './testing/small-pack.js';
import { type Role, type Site, startSite } from './testing/start-site.js';

let library: Library;
let site: Site;
let id: number;
beforeAll(async () => {
  library = await startLibrary();
  const elementor = findElementor() ?? path.join(projectRoot, 'plugin/tests/testing/stand-in-elementor');
  site = await startSite({ cloudUrl: library.url, plugins: { elementor }, active: ['elementor/elementor.php'] });
  const administrator = await site.as('administrator');
  const { email, password } = await library.signUp(administrator);
  await administrator.rest('POST', '/login', { email, password, global_signin: true });
  const heading = { id: 'aaaaaaa', elType: 'widget', widgetType: 'heading', settings: { title: 'Bread' }, elements: [] };
  const map = { ...heading, id: 'ccccccc', widgetType: 'acme-map' };
  const container = { id: 'bbbbbbb', elType: 'container', settings: {}, elements: [heading, map] };
  ({ id } = await library.publish({ documents: [elements([container] as never)] }));
  await setOption(site, 'elementor_experiment-container', 'inactive');
  await site.snapshot('without containers');
});
afterAll(async () => {
  await site?.close();
  await library?.stop();
});
beforeEach(() => site.restore('without containers'));

const readState = () => site.run<string>(`return (string) get_option( 'elementor_experiment-container' );`);
const codesOf = (warnings: readonly { code: string }[] = []) => warnings.map(({ code }) => code);
const importAs = async (role: Role) => {
  const person = await site.as(role);
  return { person, page: await person.call(importPage, { id, title: 'Bread', platform: 'elementor' }) };
};

test('reports that Elementor’s containers are off, and no plugin that knows them, before anything changes', async () => {
  const administrator = await site.as('administrator');

  const { plan } = await administrator.call(insertItem, { id, platform: 'elementor', dry_run: true });

  expect(plan?.warnings.find(({ code }) => code === 'elementor_container')?.message).toContain('Elementor > Settings > Features');
  const unknown = plan?.warnings.find(({ code }) => code === 'unknown_elements')?.message;
  expect([unknown?.includes('acme-map'), unknown?.includes('container')]).toEqual([true, false]);
  expect(await readState()).toBe('inactive');
});

test('switches containers on with an import, and off again with its undo', async () => {
  const { person, page } = await importAs('administrator');

  expect(await readState()).toBe('active');
  expect(codesOf(page.warnings)).toEqual(['unknown_elements']);
  const stored = await site.run<string>(`return get_post_meta( $args['id'], '_elementor_data', true );`, { id: page.post_id });
  expect(stored).toContain('"elType":"container"');

  expect((await person.call(undoImport, { import_id: page.import_id })).kept).toEqual([]);
  expect(await readState()).toBe('inactive');
});

test('leaves containers off when the person chose that, and reports what will not show', async () => {
  const person = await site.as('administrator');

  const page = await person.call(importPage, { id, title: 'Bread', platform: 'elementor', enable_container: false });

  expect(await readState()).toBe('inactive');
  expect(codesOf(page.warnings)).toContain('elementor_container');
  expect((await person.call(undoImport, { import_id: page.import_id })).kept).toEqual([]);
});

test('asks about containers before a whole site is imported, and follows the choice', async () => {
  const person = await site.as('administrator');
  const { bundle, pictures } = await makeElementorPack();
  const pack = await publishPack(library, bundle, pictures);
  const form = { ...noChoices, id: pack, platform: 'elementor' as const };
  const check = (enable_container?: boolean) =>
    person.call(checkSiteImport, { form: { ...form, ...(enable_container === undefined ? {} : { enable_container }) } });
  const labels = ({ change }: Awaited<ReturnType<typeof check>>) => change.map(({ label }) => label);

  const [on, off] = [await check(), await check(false)];
  const pressed = await pressImport(person, { ...form, enable_container: false });
  const last = await followImport(person, pressed);

  expect([on.needs_container, off.needs_container]).toEqual([true, true]);
  expect([on, off].map((one) => labels(one).includes('Elementor feature “Container”'))).toEqual([true, false]);
  expect([on, off].map(({ will_not_work }) => codesOf(will_not_work).includes('elementor_container'))).toEqual([false, true]);
  expect(last).toMatchObject({ action: 'complete' });
  expect(await readState()).toBe('inactive');
});

test('reports that a person without permission cannot switch the feature on', async () => {
  const { page } = await importAs('editor');

  expect(await readState()).toBe('inactive');
  expect(codesOf(page.warnings)).toContain('elementor_container');
});

test('writes nothing when containers are on already', async () => {
  await site.run(`return delete_option( 'elementor_experiment-container' );`);
  if (findElementor()) {
    await setOption(site, 'elementor_experiment-container', 'active');
  }
  const before = await readState();

  await importAs('administrator');

  expect(await readState()).toBe(before);
});
