import { assertNativePrograms, findElementor } from '@kithouse/playground';
import { type DesignSite, startDesignSite } from '../plugin/tests/testing/design-site.js';
import { type Class, classOf, color, meta, templateOf } from '../plugin/tests/testing/designs-of-templates.js';
import { setOption } from '../plugin/tests/testing/look-inside.js';
import { type Figure, median } from './figure.js';

const count = 1000;
/** As many as one operation of a plan adds. */
const each = 200;
const figure: Figure = {
  id: 'classes',
  what: `import of ${count} global classes of Elementor 4 ÷ the same classes through Elementor's own REST route`,
  unit: '×',
  target: 1.3,
};

/** Compares an import of many global classes with Elementor's own REST route, in the same run with native PHP and MariaDB. */
export async function measureGlobalClasses(rounds: number): Promise<Figure> {
  const elementor = findElementor();
  if (!elementor) {
    return { ...figure, note: 'set ELEMENTOR_ZIP to a zip of Elementor 4.1 or newer' };
  }
  try {
    assertNativePrograms();
  } catch (error) {
    return { ...figure, note: (error as Error).message };
  }
  process.env.KITHOUSE_WORDPRESS = 'native';
  const site = await startDesignSite(elementor);
  delete process.env.KITHOUSE_WORDPRESS;
  // The production value; tests use a longer one.
  await setOption(site.plan.site, 'test_slice_seconds', 1.5);
  // Elementor gives administrators this right when somebody opens wp-admin.
  await site.plan.site.run(`get_role( 'administrator' )->add_cap( 'elementor_global_classes_update_class' ); return true;`);
  await site.plan.site.snapshot('signed-in');
  try {
    const [ours, theirs]: number[][] = [[], []];
    for (let round = 0; round < rounds; round++) {
      theirs?.push(await writeThroughElementor(site));
      // The import without classes writes the same page.
      const without = await importClasses(site, 0);
      ours?.push((await importClasses(site, count)) - without);
    }
    const [import_, own] = [median(ours ?? []), median(theirs ?? [])];
    return { ...figure, value: import_ / own, note: `${seconds(import_)} and ${seconds(own)}` };
  } finally {
    await site.plan.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const classesOf = (many: number): Class[] =>
  Array.from({ length: many }, (_, index) =>
    classOf(`g-${(index + 0x1000000).toString(16)}`, `class-${index}`, color('#123456'), [
      { meta: { ...meta, state: 'hover' }, props: color('#654321'), custom_css: null },
    ]),
  );

/** Returns the milliseconds of an import of a page and this many classes that the page doesn't name. */
async function importClasses({ plan, opsOf, read }: DesignSite, many: number): Promise<number> {
  await plan.restore();
  const page = opsOf(templateOf([], {}));
  const design = many === 0 ? [] : opsOf(templateOf(classesOf(many), {})).filter(({ op }) => op === 'design.ensure');
  const ops = [...page.slice(0, 1), ...design, ...page.slice(1)];
  const since = performance.now();
  await plan.carryOut(ops);
  const elapsed = performance.now() - since;
  await assertCount(read, many);
  return elapsed;
}

/** Returns the milliseconds that Elementor's own REST route needs for the same classes, in requests of the same size. */
async function writeThroughElementor({ plan, read }: DesignSite): Promise<number> {
  await plan.restore();
  const person = await plan.visitOf('administrator');
  const all = classesOf(count);
  const since = performance.now();
  for (let from = 0; from < count; from += each) {
    const some = all.slice(from, from + each);
    const ids = some.map(({ id }) => id);
    const order = all.slice(0, from + each).map(({ id }) => id);
    const items = Object.fromEntries(some.map((one) => [one.id, one]));
    const response = await person.ask('/wp-json/elementor/v1/global-classes', {
      method: 'PUT',
      headers: { 'x-wp-nonce': person.auth?.nonce ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ items, order, changes: { added: ids, deleted: [], modified: [], order: true } }),
    });
    if (!response.ok) {
      throw new Error(`Elementor answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    }
  }
  const elapsed = performance.now() - since;
  await assertCount(read, count);
  return elapsed;
}

async function assertCount(read: DesignSite['read'], wanted: number) {
  const { order } = await read();
  if (order.length !== wanted) {
    throw new Error(`The site has ${order.length} of ${wanted} classes.`);
  }
}
