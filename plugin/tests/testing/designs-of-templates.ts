export const typed = ($$type: string, value: unknown) => ({ $$type, value });
/** The usual screen size and state of a style. */
export const meta = { breakpoint: 'desktop', state: null as string | null };
export const color = (value: string) => ({ color: typed('color', value) });
export const classOf = (id: string, label: string, props: object, more: object[] = []) => ({
  id,
  label,
  type: 'class',
  variants: [{ meta, props, custom_css: null }, ...more],
});
export type Class = ReturnType<typeof classOf>;

export const button = classOf('g-1000001', 'btn-primary', { color: typed('global-color-variable', 'e-gv-aaaa001') }, [
  { meta: { ...meta, state: 'hover' }, props: color('#ffff00'), custom_css: null },
]);
export const hero = classOf('g-1000002', 'h-hero', {
  'font-family': typed('global-font-variable', 'e-gv-aaaa002'),
  padding: typed('global-size-variable', 'e-gv-aaaa003'),
});
export const variables = {
  'e-gv-aaaa001': { type: 'global-color-variable', label: 'brand', value: '#375EFB' },
  'e-gv-aaaa002': { type: 'global-font-variable', label: 'head-font', value: 'Verdana' },
  'e-gv-aaaa003': { type: 'global-size-variable', label: 'space-l', value: '48px' },
};

/** Builds a template whose heading has these classes and a local style. */
export function templateOf(classes: Class[] = [hero, button], data: object = variables) {
  const names = [...classes.map(({ id }) => id), 'e-aaaaaaa-1234567'];
  const local = { id: 'e-aaaaaaa-1234567', label: 'local', type: 'class' };
  const width = { width: typed('size', { size: 7, unit: 'px' }), 'border-color': typed('global-color-variable', 'e-gv-aaaa001') };
  const heading = {
    id: 'aaaaaaa',
    elType: 'widget',
    widgetType: 'e-heading',
    settings: {
      title: typed('html-v3', { content: typed('string', 'Hi'), children: [] }),
      classes: typed('classes', names),
    },
    styles: { [local.id]: { ...local, variants: [{ meta, props: width, custom_css: null }] } },
    elements: [],
  };
  const box = { id: 'bbbbbbb', elType: 'e-flexbox', settings: {}, styles: {}, elements: [heading] };
  return {
    content: [box],
    title: 'V4',
    type: 'page',
    version: '0.4',
    global_classes: { items: Object.fromEntries(classes.map((one) => [one.id, one])), order: classes.map(({ id }) => id) },
    global_variables: { data },
  };
}
