import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attachMedia, findUnsafeStyles } from '../../index.js';
import { container, exportOf, read, widget } from '../../testing/fixtures.js';
import { decodeCss, encodeCss } from './encoded-css.js';
import { cleanCss, isSafeValue } from './safe-css.js';

const typed = ($$type: string, value: unknown) => ({ $$type, value });
const attack = 'red;} body{display:none';

function attach(props: Record<string, unknown>, css?: string, settings: Record<string, unknown> = {}) {
  const custom = css === undefined ? null : { raw: encodeCss(css) };
  const variants = [{ meta: { breakpoint: 'desktop', state: null }, props, custom_css: custom }];
  const heading = { ...widget('2', 'e-heading', settings), styles: { s: { id: 's', type: 'class', label: 'local', variants } } };
  const reading = read(exportOf(container('1', { ...heading, editor_settings: { title: 'Hero' } })));
  const { documents, warnings } = attachMedia(reading, new Map());
  const [document] = documents;
  const element = document?.kind === 'elementor' ? document.content[0]?.elements[0] : undefined;
  const { s: style } = (element?.styles ?? {}) as Record<string, { variants: typeof variants }>;
  const unsafe = reading.bundle.documents.map(findUnsafeStyles);
  return {
    variant: style?.variants[0],
    settings: element?.settings,
    warnings,
    unsafe,
    isSame: document === reading.bundle.documents[0],
  };
}

describe('values of local styles', () => {
  it('[R-EL4-08] removes a value that breaks out of its rule, with one warning, and keeps the others', () => {
    const size = typed('size', { size: 'calc(1px)}body{color:red', unit: 'custom' });
    const { variant, warnings, unsafe } = attach({
      color: typed('color', attack),
      padding: typed('dimensions', { 'block-start': size }),
      width: typed('size', { size: 'clamp(1rem, 2vw, 3rem)', unit: 'custom' }),
      'font-family': typed('font-family', '"Söhne Neue", sans-serif'),
      transform: typed('transform', { 'x}body{': typed('size', 1) }),
    });

    expect(Object.keys(variant?.props ?? {})).toEqual(['width', 'font-family']);
    expect(warnings).toMatchObject([
      {
        code: 'unsafe_css',
        message: expect.stringContaining('color of “Hero”, padding of “Hero”, transform of “Hero”'),
        place: 'content[0].elements[0]',
      },
    ]);
    expect(unsafe).toEqual(['color of “Hero”, padding of “Hero”, transform of “Hero”']);
  });

  it('[R-EL4-08] keeps harmless styles the same', () => {
    const overlay = typed('background-image-overlay', {
      image: typed('image', { src: typed('image-src', { url: typed('url', '/a;b') }) }),
    });
    const props = { color: typed('color', 'rgb(0 0 0 / 50%)'), background: typed('background', [overlay]) };

    expect(attach(props, 'color:red;\n&:hover{color:blue}')).toMatchObject({
      warnings: [],
      unsafe: [undefined],
      variant: { props },
    });
  });

  it.each([
    'red',
    '#fff',
    'repeat(2, 1fr)',
    'var(--brand)',
    '"a;b}"',
    'linear-gradient(90deg, red 0%, blue 100%)',
    "'Sora', serif",
    'x !important',
  ])('accepts %s', (value) => expect(isSafeValue(value)).toBe(true));

  it.each([
    attack,
    'red/*',
    'red/%00*',
    'ur%6c(//x.test)',
    'url(//x.test/a.png)',
    'rgb(0,0,0',
    'a)',
    '"open',
    'a\\7d b',
    '</style><script>',
    'expression(alert(1))',
    'a\u0000b',
    '[a)]',
    "'a\nb'",
  ])('refuses %j', (value) => expect(isSafeValue(value)).toBe(false));
});

it('[R-EL4-08] writes no variable with a value that breaks out of its rule', () => {
  const variable = (value: unknown) => ({ type: 'global-color-variable', label: 'brand', value });
  const props = { a: typed('global-color-variable', 'e-gv-1'), b: typed('global-color-variable', 'e-gv-2') };
  const global_variables = { data: { 'e-gv-1': variable(attack), 'e-gv-2': variable(typed('color', attack)) } };

  const { bundle } = read({ ...exportOf(container('1', widget('2', 'e-heading', props))), global_variables });

  expect(JSON.stringify(bundle)).not.toContain('body{');
});

describe('custom CSS', () => {
  it('[R-EL4-08] keeps declarations, own states and content, and conditional groups', () => {
    const css =
      'color:red;&:hover{color:blue;}& em, & > a:not(.x){margin:0;}@media (max-width: 600px){& em{margin:1px;}}content:"}";';

    expect(cleanCss(css)).toBe(css);
    expect(attach({}, css)).toMatchObject({ warnings: [], unsafe: [undefined] });
  });

  it('[R-EL4-08] removes rules that select anything outside of the element', () => {
    const foreign = [
      'body',
      ':root',
      '& ~ div',
      '&:hover + p',
      '&+p',
      'body &',
      '&, body',
      ':is(body, &)',
      'html:has(&)',
      '&:has(+ p)',
      '& & ~ p',
      '&:is(a) ~ b',
      '&||td',
    ];

    expect(foreign.map((selector) => cleanCss(`${selector}{color:red}`))).toEqual(foreign.map(() => ''));
    expect(cleanCss('margin:0;@import "a.css";@font-face{src:x}background:url(https://x.test/a.png);--a:b')).toBe(
      'margin:0;--a:b;',
    );
  });

  it('[R-EL4-08] removes all CSS that ends its own rule or does not end', () => {
    const broken = [
      'color:red}body{color:red',
      'color:red;}',
      'a{b:c',
      'color:rgb(1',
      'content:"x',
      'a:b/*',
      'a:b(]',
      '@media x{&{a:b}',
    ];

    expect(broken.map((css) => cleanCss(css)).join('')).toBe('');
    const { variant, warnings } = attach({}, 'color:red}body{color:red');
    expect([variant?.custom_css, warnings.map(({ message }) => message)]).toEqual([
      null,
      [expect.stringContaining('custom CSS of “Hero”')],
    ]);
    expect(cleanCss('&{'.repeat(9) + '}'.repeat(9))).toBe('');
    expect(cleanCss(`a:${'b'.repeat(20_001)}`)).toBe('');
  });

  it('[R-EL4-08] removes attributes that run code or load files', () => {
    const attributes = (keys: string[]) =>
      typed(
        'attributes',
        keys.map((key) => typed('key-value', { key: typed('string', key), value: typed('string', 'x') })),
      );
    const kept = ['aria-label', 'data-x', 'role'];
    const { settings, warnings } = attach({}, undefined, {
      attributes: attributes([...kept, 'onclick', ' ONLOAD', 'style', 'a b', 'srcdoc']),
    });

    expect(settings?.attributes).toEqual(attributes(kept));
    expect(warnings).toMatchObject([{ code: 'unsafe_css', message: expect.stringContaining('attribute onclick') }]);
  });

  it('[R-EL4-08] never breaks out of its rule, whatever it contains, and is stable', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '"',
      "'",
      '\\',
      ';',
      ':',
      '&',
      '/*',
      '*/',
      '@media',
      'a',
      'url(',
      ',',
      '\n',
      '~',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = cleanCss(pieces.join(''));

        expect(cleanCss(clean)).toBe(clean);
        let depth = 0;
        for (const letter of clean.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '')) {
          depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
          expect(depth).toBeGreaterThanOrEqual(0);
        }
        expect(depth).toBe(0);
      }),
    );
  });

  it('decodes what Elementor stores, and nothing damaged', () => {
    expect(decodeCss(encodeCss('content:"→ 🍞";'))).toBe('content:"→ 🍞";');
    expect([decodeCss('%%%'), decodeCss(btoa('\xff\xfe'))]).toEqual([undefined, undefined]);
  });
});
