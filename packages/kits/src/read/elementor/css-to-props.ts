import { cleanCss } from './safe-css.js';

const sizes = new Set(
  'letter-spacing word-spacing line-height font-size width height min-width min-height max-width max-height'.split(' '),
);
const words = new Map(
  Object.entries({
    'text-transform': 'none capitalize uppercase lowercase',
    'font-style': 'normal italic oblique',
    'text-align': 'start center end justify',
  }).map(([name, values]) => [name, new Set(values.split(' '))]),
);

/**
 * Converts the declarations of custom CSS that Elementor has typed properties for, because only Elementor Pro prints the custom
 * CSS of an element. Stops at the first rule, whose order matters.
 */
export function cssToProps(css: string): { props: Record<string, unknown>; rest: string } {
  const props: Record<string, unknown> = {};
  const clean = cleanCss(css);
  if (/(?:^|[;{])(?:all|font):/.test(clean)) {
    return { props, rest: css };
  }
  const rest = clean.replace(/[^;{}"'()]+;/gy, (declaration) => {
    const [, name = '', value = ''] = /^\s*([a-z-]+):(.*);$/.exec(declaration) ?? [];
    const typed = typeOf(name, value.trim());
    if (typed) {
      props[name] = typed;
    }
    return typed ? '' : declaration;
  });
  return Object.keys(props).length === 0 ? { props, rest: css } : { props, rest };
}

function typeOf(name: string, value: string): unknown {
  if (sizes.has(name)) {
    const [, size, unit] = /^(-?(?:\d+\.?\d*|\.\d+))(px|%|em|rem|vw|vh|ch)?$/.exec(value) ?? [];
    return size === undefined
      ? undefined
      : { $$type: 'size', value: unit === undefined ? { size, unit: 'custom' } : { size: Number(size), unit } };
  }
  return words.get(name)?.has(value) ? { $$type: 'string', value } : undefined;
}
