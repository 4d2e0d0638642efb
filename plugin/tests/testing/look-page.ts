import { color, typed } from './designs-of-templates.js';

export const html = (text: string) => typed('html-v3', { content: typed('string', text), children: [] });
export const size = (count: number, unit = 'px') => typed('size', { size: count, unit });
export const variant = (props: object, breakpoint = 'desktop', state: string | null = null, css: string | null = null) => ({
  meta: { breakpoint, state },
  props,
  custom_css: css === null ? null : { raw: Buffer.from(css).toString('base64') },
});
const brand = typed('global-color-variable', 'e-gv-a000001');
const font = typed('global-font-variable', 'e-gv-a000002');
const gradient = (color_: string) => typed('background', { color: typed('color', color_), clip: typed('string', 'padding-box') });
const pad = (top: number, left: number) =>
  typed('dimensions', { 'block-start': size(top), 'block-end': size(top), 'inline-start': size(left), 'inline-end': size(left) });

const classes = {
  'g-a000001': {
    id: 'g-a000001',
    type: 'class',
    label: 'card',
    variants: [
      variant({ color: brand, padding: pad(24, 32), background: gradient('#f5f0e8'), 'border-radius': size(12) }),
      variant({ background: gradient('#e8dcc8') }, 'desktop', 'hover'),
      variant({ padding: pad(16, 20) }, 'tablet'),
      variant({ padding: pad(8, 10), color: typed('color', '#224466') }, 'mobile'),
    ],
  },
  'g-a000002': {
    id: 'g-a000002',
    type: 'class',
    label: 'cta',
    variants: [
      variant({ color: typed('color', '#ffffff'), background: gradient('#123456'), 'font-family': font }),
      variant({ color: brand, 'letter-spacing': size(2) }, 'desktop', 'hover'),
      variant({ 'outline-width': size(3), background: gradient('#654321') }, 'desktop', 'focus'),
      variant({}, 'mobile', null, 'text-decoration: underline; border-bottom: 2px solid rgb(1, 2, 3);'),
    ],
  },
  'g-a000003': {
    id: 'g-a000003',
    type: 'class',
    label: 'weak',
    variants: [variant({ ...color('#00ff00'), 'font-size': size(40), 'text-align': typed('string', 'center') })],
  },
};

export const local = (id: string, ...variants: object[]) => ({
  [`e-${id}-1234567`]: { id: `e-${id}-1234567`, label: 'local', type: 'class', variants },
});
export const element = (
  id: string,
  type: string,
  names: string[],
  settings: object,
  styles: object,
  elements: object[] = [],
) => ({
  id,
  ...(type.startsWith('e-flex') || type.startsWith('e-div') ? { elType: type } : { elType: 'widget', widgetType: type }),
  settings: { ...settings, classes: typed('classes', [...names, ...Object.keys(styles)]) },
  styles,
  elements,
});

/** Describes a page with global classes, variables, and local styles for screens, hover and focus. `picture` is an attachment. */
export const lookPage = (picture: number) => ({
  slug: 'look',
  classes,
  order: Object.keys(classes),
  variables: {
    'e-gv-a000001': { type: 'global-color-variable', label: 'brand', value: '#aa3300', order: 1 },
    'e-gv-a000002': { type: 'global-font-variable', label: 'head', value: 'Georgia', order: 2 },
  },
  content: [
    element(
      'a000001',
      'e-flexbox',
      ['g-a000001'],
      {},
      local(
        'a000001',
        variant({ gap: size(18), 'flex-direction': typed('string', 'row') }),
        variant({ 'flex-direction': typed('string', 'column') }, 'mobile'),
      ),
      [
        element(
          'a000002',
          'e-heading',
          ['g-a000003'],
          { title: html('Überraschung für Größe 日本 🙂'), tag: typed('string', 'h2') },
          local(
            'a000002',
            variant({ 'font-size': size(3, 'rem'), color: brand, 'font-family': font }),
            variant({ 'font-size': size(28) }, 'tablet'),
            variant({ 'font-size': size(22), color: typed('color', '#0a0b0c') }, 'mobile'),
            variant({ color: typed('color', '#ff00ff') }, 'desktop', 'hover'),
          ),
        ),
        element('a000003', 'e-paragraph', ['g-a000003', 'g-a000001'], { paragraph: html('Both classes <b>apply</b>') }, {}),
        element(
          'a000004',
          'e-button',
          ['g-a000002'],
          {
            text: html('Go'),
            link: typed('link', { destination: typed('url', 'https://example.org/'), isTargetBlank: typed('boolean', true) }),
          },
          local(
            'a000004',
            variant({ 'border-radius': size(30) }),
            variant({ 'border-radius': size(4) }, 'desktop', 'focus'),
            variant({ width: size(100, '%') }, 'mobile', 'hover'),
          ),
        ),
        element(
          'a000005',
          'e-image',
          [],
          {
            image: typed('image', {
              src: typed('image-src', { id: typed('image-attachment-id', picture), url: null }),
              size: typed('string', 'full'),
            }),
          },
          local('a000005', variant({ width: size(50, '%'), opacity: size(80, '%') })),
        ),
        element(
          'a000006',
          'e-div-block',
          [],
          {},
          local(
            'a000006',
            variant({
              'min-height': size(40),
              background: typed('background', {
                'background-overlay': typed('background-overlay', [
                  typed('background-image-overlay', {
                    image: typed('image', {
                      src: typed('image-src', { id: typed('image-attachment-id', picture), url: null }),
                      size: typed('string', 'full'),
                    }),
                    repeat: typed('string', 'no-repeat'),
                  }),
                ]),
              }),
            }),
          ),
          [element('a000007', 'e-paragraph', ['g-a000003'], { paragraph: html('Inside') }, {})],
        ),
      ],
    ),
  ],
});
