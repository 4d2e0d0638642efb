import { css } from './element-css.js';
import { sanitizeStyle } from './sanitize-style.js';

type Declarations = Record<string, string | undefined>;
/** Styles an element by its own selector, on all screens or only within a media query. */
export type Rule = [select: (own: string) => string, declarations: Declarations, media?: string];

/** Collects rules that no inline style can express, such as those for an element's children. Equal ones share a class. */
export class StyleSheet {
  private readonly classes = new Map<string, string>();

  /** Returns the class that has these rules; empty without any. */
  add(rules: readonly Rule[]): string {
    const text = rules.map((rule) => write(rule)).join('');
    if (text === '') {
      return '';
    }
    const name = this.classes.get(text) ?? `kit-own-${this.classes.size + 1}`;
    this.classes.set(text, name);
    return name;
  }

  toCss(): string {
    return [...this.classes].map(([text, name]) => text.replaceAll(placeholder, `.${name}`)).join('\n');
  }
}

const placeholder = '\u{e001}';

/** Writes a rule that loads nothing and that no value can break out of. */
function write([select, declarations, media]: Rule): string {
  const style = sanitizeStyle(css(declarations), () => undefined).replaceAll(placeholder, '');
  const rule = style === '' ? '' : `${select(placeholder)}{${style}}`;
  return rule === '' || media === undefined ? rule : `@media ${media}{${rule}}`;
}
