import { typed } from './designs-of-templates.js';
import { element, html, local, lookPage, size, variant } from './look-page.js';
import type { Site } from './start-site.js';

const space = typed('global-size-variable', 'e-gv-a000003');
const fluid = typed('global-size-variable', 'e-gv-a000004');
const exposed = (key: string, origin: unknown) => typed('overridable', { override_key: key, origin_value: origin });
const override = (key: string, value: unknown, component: number) =>
  typed('override', { override_key: key, override_value: value, schema_source: { type: 'component', id: component } });
const instance = (id: string, component: number, ...overrides: object[]) =>
  element(
    id,
    'e-component',
    [],
    {
      component_instance: typed('component-instance', {
        component_id: typed('number', component),
        overrides: typed('overrides', overrides),
      }),
    },
    {},
  );

/** A card with a global class, local styles for screens and states, and lengths of variables. */
const card = element(
  'c000001',
  'e-flexbox',
  ['g-a000001'],
  {},
  local(
    'c000001',
    variant({ gap: space, 'border-width': size(2), 'flex-direction': typed('string', 'column') }),
    variant({ gap: size(3) }, 'mobile'),
    variant({ opacity: size(70, '%') }, 'desktop', 'hover'),
  ),
  [
    element(
      'c000002',
      'e-heading',
      ['g-a000003'],
      { title: exposed('k-title', html('Card')), tag: typed('string', 'h3') },
      local('c000002', variant({ 'font-size': fluid, margin: space }), variant({ 'font-size': size(15) }, 'tablet')),
    ),
    element('c000003', 'e-button', ['g-a000002'], { text: exposed('k-text', html('More')) }, {}),
  ],
);

const row = (id: number) =>
  element('d000001', 'e-div-block', [], {}, local('d000001', variant({ padding: space, 'min-height': size(50) })), [
    instance('d000002', id, exposed('k-row', override('k-title', html('From the row'), id)) as object),
    instance('d000003', id),
  ]);

/** Adds two components to a site, one inside the other, through Elementor. Returns their numbers. */
async function addComponents(site: Site) {
  const add = (title: string, root: object, names: object[]) =>
    site.run<number>(
      `wp_set_current_user( get_user_by( 'login', 'administrator' )->ID );
      return Kithouse\\WordPress\\Component_Store::make( $args['title'], 'component-1-' . strtolower( $args['title'] ), array( $args['root'] ), $args['names'], '' );`,
      { title, root, names },
    );
  const named = (key: string, label: string) => ({ key, label, group: 'Texts' });
  const inner = await add('Card', card, [named('k-title', 'Headline'), named('k-text', 'Button')]);
  return { inner, outer: await add('Row', row(inner), [named('k-row', 'First headline')]) };
}

/** Describes a page that shows components with its own texts, and size variables. Adds the components to the site. */
export async function componentsPage(site: Site, picture: number) {
  const page = lookPage(picture);
  const { inner, outer } = await addComponents(site);
  const root = element('b000001', 'e-flexbox', [], {}, local('b000001', variant({ gap: space, padding: fluid })), [
    instance('b000002', outer, override('k-row', html('From the page'), outer)),
    instance('b000003', inner, override('k-title', html('Own card'), inner), override('k-text', html('Own text'), inner)),
  ]);
  const sizes = {
    'e-gv-a000003': { type: 'global-size-variable', label: 'space', value: '18px', order: 3 },
    'e-gv-a000004': { type: 'global-custom-size-variable', label: 'fluid', value: 'clamp(1rem, 3vw, 2rem)', order: 4 },
  };
  return { ...page, variables: { ...page.variables, ...sizes }, content: [root] };
}
