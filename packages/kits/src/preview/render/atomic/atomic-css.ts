import type { BundleDocument } from '@kithouse/contract';
import { readVariants, type Variant } from '../../../read/elementor/read-design.js';
import { walkElements } from '../../../read/elementor/walk-elements.js';
import { isRecord } from '../../../read/parse-json.js';
import { css } from '../element-css.js';
import { type MediaUrl, sanitizeStyle } from '../sanitize-style.js';
import { propsToCss } from './props-to-css.js';

/** Maps screen sizes that every site has to their media query, the largest first. */
const screens: [name: string, query: string][] = [
  ['desktop', ''],
  ['tablet', '@media(max-width:1024px)'],
  ['mobile', '@media(max-width:767px)'],
];
const states = new Set(['hover', 'focus', 'active', 'focus-visible']);

/** Limits the style sheet of a preview. */
const maxRules = 5_000;

/** Writes the local styles of atomic elements as a safe style sheet, smaller screens last like Elementor. */
export function atomicCss(documents: readonly BundleDocument[], mediaUrl: MediaUrl): string {
  const styles = documents.flatMap((document) => (document.kind === 'elementor' ? stylesOf(document.content) : []));
  const rules = screens.flatMap(([screen, query]) =>
    styles.flatMap(({ name, variants }) =>
      variants
        .filter(({ meta }) => meta.breakpoint === screen)
        .flatMap((variant) => {
          const rule = ruleOf(name, variant, mediaUrl);
          return rule === '' ? [] : query === '' ? rule : `${query}{${rule}}`;
        }),
    ),
  );
  return rules.slice(0, maxRules).join('\n');
}

type Style = { name: string; variants: Variant[] };

function stylesOf(content: Parameters<typeof walkElements>[0]): Style[] {
  const found: Style[] = [];
  walkElements(content, ({ styles }) => {
    for (const [name, style] of isRecord(styles) ? Object.entries(styles) : []) {
      if (isRecord(style) && isClassName(name)) {
        found.push({ name, variants: readVariants(style.variants) });
      }
    }
  });
  return found;
}

function ruleOf(name: string, { meta, props }: Variant, mediaUrl: MediaUrl): string {
  const { state } = meta;
  if (state !== null && !states.has(state)) {
    return '';
  }
  const declarations = sanitizeStyle(css(propsToCss(props)), mediaUrl);
  return declarations === '' ? '' : `.${name}${state === null ? '' : `:${state}`}{${declarations}}`;
}

export const isClassName = (name: string) => /^[a-z_][\w-]{0,79}$/i.test(name);
