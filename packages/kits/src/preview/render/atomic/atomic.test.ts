import type { ElementorElement } from '@kithouse/contract';
import { describe, expect, it } from 'vitest';
import { attachMedia, renderBundle } from '../../../index.js';
import { container, exportOf, id, read, resolveAll, shaOf, widget } from '../../../testing/fixtures.js';
import { propsToCss } from './props-to-css.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const px = (size: number) => typed('size', { size, unit: 'px' });
const color = (value: string) => typed('color', value);
const picture = 'https://a.test/a.jpg';

const variant = (props: object, state: string | null = null, breakpoint = 'desktop') => ({ meta: { breakpoint, state }, props });
const styled = (element: ElementorElement, ...variants: object[]): ElementorElement => ({
  ...element,
  settings: { ...element.settings, classes: typed('classes', ['e-1', 'a"b']) },
  styles: { 'e-1': { id: 'e-1', type: 'class', label: 'local', variants } },
});

function render(...elements: ElementorElement[]): string {
  const reading = read(exportOf(...elements));
  return renderBundle(attachMedia(reading, resolveAll(reading)), { mediaUrl: () => 'https://cloud.test/a.jpg' })[0]?.html ?? '';
}

describe('preview of atomic elements', () => {
  it('[R-EL4-14] shows their content with the names of their styles', () => {
    const box: ElementorElement = {
      ...container(
        '1',
        widget('2', 'e-heading', {
          title: typed('html-v3', { content: typed('string', 'Hi <em>you</em>') }),
          tag: typed('string', 'h1'),
        }),
      ),
      elType: 'e-flexbox',
    };
    const image = widget('3', 'e-image', {
      image: typed('image', { src: typed('image-src', { id: null, url: typed('url', picture) }) }),
    });

    const html = render(styled(box), image, styled(widget('4', 'e-button', { text: typed('string', 'Go') })));

    expect(html).toContain('<div class="kit-e-flexbox e-1"><h1 class="kit-e-heading">Hi <em>you</em></h1></div>');
    expect(html).toContain('<span class="kit-e-image"><img alt="" src="https://cloud.test/a.jpg"></span>');
    expect(html).toContain('<span class="kit-e-button e-1">Go</span>');
  });

  it('[R-EL4-14] shows their styles for states and smaller screens, these last', () => {
    const html = render(
      styled(
        widget('2', 'e-heading'),
        variant({ color: color('gray') }, null, 'mobile'),
        variant({ color: color('red'), padding: px(3) }),
        variant({ color: color('pink') }, 'hover'),
        variant({ color: color('gold') }, 'asleep'),
        variant({ color: color('blue') }, null, 'laptop'),
      ),
    );

    expect(html).toContain('.e-1{color:red;padding:3px}\n.e-1:hover{color:pink}\n@media(max-width:767px){.e-1{color:gray}}');
    expect(html).not.toMatch(/gold|blue\}/);
  });

  it('[R-EL4-14] writes the types of Elementor, and newer versions of them', () => {
    const sha = shaOf(picture);
    const image = typed('image', { src: typed('image-src', { id: typed('image-attachment-id', id(sha)), url: null }) });
    const stops = typed(
      'gradient-color-stop',
      [0, 100].map((offset) => typed('color-stop', { color: color('red'), offset: typed('number', offset) })),
    );
    const overlays = [
      typed('background-image-overlay', { image, size: typed('string', 'cover') }),
      typed('background-gradient-overlay', { type: typed('string', 'linear'), angle: typed('number', 45), stops }),
      typed('background-color-overlay', { color: color('#0003') }),
    ];
    const shadow = typed('shadow', {
      hOffset: px(1),
      vOffset: px(2),
      blur: px(3),
      spread: px(0),
      color: color('#000'),
      position: typed('string', 'inset'),
    });

    expect(
      propsToCss({
        'font-family': typed('font-family', 'Sora'),
        'z-index': typed('number', 0),
        width: typed('size', { size: 'clamp(1px, 2vw, 3px)', unit: 'custom' }),
        height: typed('size', { size: '', unit: 'auto' }),
        margin: typed('dimensions', { 'block-start': px(1), 'inline-end': null }),
        'border-radius': typed('border-radius-v2', { 'end-end': px(4) }),
        gap: typed('layout-direction', { row: px(5), column: px(6) }),
        flex: typed('flex', { flexGrow: typed('number', 1), flexBasis: px(7) }),
        'grid-template-columns': typed('grid-track-size', { size: 2, unit: 'fr' }),
        'box-shadow': typed('box-shadow', [shadow]),
        background: typed('background', { color: color('blue'), 'background-overlay': typed('background-overlay', overlays) }),
        transform: typed('transform-v9', { x: 1 }),
        opacity: 7,
      }),
    ).toMatchObject({
      'font-family': '"Sora",var(--kit-font)',
      'z-index': '0',
      width: 'clamp(1px, 2vw, 3px)',
      height: 'auto',
      'margin-block-start': '1px',
      'margin-inline-end': undefined,
      'border-end-end-radius': '4px',
      'row-gap': '5px',
      'column-gap': '6px',
      flex: '1 1 7px',
      'grid-template-columns': 'repeat(2,1fr)',
      'box-shadow': '1px 2px 3px 0px #000 inset',
      'background-color': 'blue',
      'background-image': `url(${id(sha)}),linear-gradient(45deg,red 0%,red 100%),linear-gradient(#0003,#0003)`,
      'background-size': 'cover,auto,auto',
      transform: undefined,
    });
  });

  it('[R-EL4-14] shows nothing unsafe of a hostile template', () => {
    const bad = ['red}body{display:none', 'url(https://evil.test/a)', '</style><script>1</script>', 'expression(1)'];
    const elements = bad.map((value) =>
      styled(
        widget('2', 'e-heading', { title: typed('string', value) }),
        variant({ color: color(value), [value]: color('red') }),
      ),
    );
    const documents = read(exportOf(...elements)).bundle.documents;
    const hostile = { 'x}y{': { variants: [variant({ color: color('red') })] }, __proto__: 7 };
    const odd = { ...widget('3', 'e-image', { image: 7, classes: typed('classes', [{}]) }), styles: hostile };

    const [page] = renderBundle(
      { documents: [...documents, ...read(exportOf(odd)).bundle.documents], media: [] },
      { mediaUrl: () => undefined },
    );

    const [head = '', ...rest] = (page?.html ?? '').split('</style>');
    expect(rest).toHaveLength(1);
    expect(head).not.toMatch(/body\{display:none|evil\.test|<script|expression\(/);
    expect(rest[0]).not.toContain('<script');
  });
});
