/** Valid arguments of `design.ensure`. */
export const anyDesign = {
  variables: [{ key: 'brand-1', id: 'e-gv-1', label: 'brand', kind: 'color', value: 'rgb(1, 2, 3)' }],
  classes: [
    {
      key: 'hero-1',
      id: 'g-1',
      label: 'hero',
      variants: [
        { meta: { breakpoint: 'desktop', state: 'hover' }, props: { color: {} }, custom_css: { raw: 'YQ==' } },
        { meta: { breakpoint: 'mobile', state: null }, props: {}, custom_css: null },
      ],
    },
  ],
  refs: { 'variable/brand-1': 'x' },
  choices: { 'class/hero-1': 'match' },
};

/** Names and values that Elementor would print unchanged, though they are unsafe or invalid. */
export const hostileDesigns = [
  ...['</style>', 'container', 'Container', 'x'.repeat(51), '2col', '--x', '-1x', 'a b'].map((label) => ({
    variables: [],
    classes: [{ key: 'x', label, variants: [] }],
  })),
  ...['red;} body{display:none', 'url(//evil.example)', 'URL(x)', 'rgb(1', 'x)', '"', '\\', '<b>', 'red\n'].map((value) => ({
    variables: [{ key: 'x', label: 'x', kind: 'color', value }],
    classes: [],
  })),
].map((args): [string, object, boolean] => ['design.ensure', args, false]);

/** Valid arguments of `component.ensure`. */
export const anyComponent = {
  component: {
    key: 'card-1',
    uid: 'component-1-abc',
    title: 'Card',
    content: [{ id: 'a', elType: 'e-flexbox', settings: {}, elements: [] }],
    exposed: [{ key: 'title', label: 'Title', group: 'Content' }],
  },
  refs: { 'class/hero-1': 'x' },
};
