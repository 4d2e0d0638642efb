import type { DocumentDesign, ElementorElement, Warning } from '@kithouse/contract';
import { plural } from '../packs/left-out.js';
import { isRecord } from '../parse-json.js';
import { mapDefinitions } from './component-marks.js';
import { cssToProps } from './css-to-props.js';
import type { DesignMark } from './design-marks.js';
import { listDesignSymbols, type NamedDesign, nameDesign, readStyle, usedDesign, withVariables } from './design-names.js';
import { decodeCss, encodeCss } from './encoded-css.js';
import { type Addresses, fillAddresses } from './fill-addresses.js';
import { mergeProps } from './merge-props.js';
import { type Design, type DesignClass, isEmptyDesign, type Variant } from './read-design.js';
import { stableId } from './stable-id.js';
import { isTyped } from './typed-value.js';
import { cssWriter, writeVariables } from './write-variables.js';

/**
 * Writes global classes and variables into the elements that use them, so that they look the same on a site that has neither.
 * A class is weaker than the element's own style. Each written style gets a mark with its former content.
 */
export class DesignFlattener {
  private readonly classes = new Set<string>();
  private readonly variables = new Set<string>();
  private customCount = 0;
  private readonly design: Design;
  private readonly strength: ReadonlyMap<string, number>;
  private readonly byId: ReadonlyMap<string, DesignClass>;
  private readonly writeCss: (css: string) => string;
  private readonly named: NamedDesign;

  /** Classes name pictures only by number. */
  constructor(given: Design, addresses: Addresses) {
    const design = { ...given, classes: fillAddresses(given.classes, addresses) };
    this.design = design;
    this.strength = new Map(design.classes.map(({ id }, index) => [id, index]));
    this.byId = new Map(design.classes.map((one) => [one.id, one]));
    this.writeCss = cssWriter(design, this.variables);
    this.named = nameDesign(design, (variant) => this.complete(variant));
  }

  /** Returns the classes and variables in the marks of these elements. */
  designOf(content: ElementorElement[]): { design?: DocumentDesign } {
    const design = usedDesign(content, this.named);
    return design ? { design } : {};
  }

  /** Returns the same elements without classes and variables. */
  flatten(content: ElementorElement[]): ElementorElement[] {
    return isEmptyDesign(this.design) ? content : content.map((element) => this.element(element));
  }

  /** Describes the written styles so far; empty if there are none. */
  describe(): Warning[] {
    const [classes, variables, custom] = [this.classes.size, this.variables.size, this.customCount];
    const counts = [
      ...(classes > 0 ? [plural(classes, 'global class', 'global classes')] : []),
      ...(variables > 0 ? [plural(variables, 'variable')] : []),
    ].join(' and ');
    const written = {
      code: 'design_flattened',
      message: `The template uses ${counts} of its original site. They were written into its elements, so it looks the same on other sites.`,
    };
    const lost = {
      code: 'custom_css',
      message: `Custom CSS of ${plural(custom, 'element')} came from global classes. It appears only with Elementor Pro.`,
    };
    return [...(counts === '' ? [] : [written, ...this.named.warnings]), ...(custom > 0 ? [lost] : [])];
  }

  private element(given: ElementorElement): ElementorElement {
    const element = mapDefinitions(given, (content) => this.flatten(content));
    const own = { ...element, elements: element.elements.map((child) => this.element(child)) };
    const styled = this.withClasses(own);
    const { settings, styles } = styled;
    const written = {
      ...styled,
      settings: writeVariables(settings, this.design, this.variables),
      ...(isRecord(styles) ? { styles: this.writeStyles(styles) } : {}),
    };
    return written.settings === settings && written.styles === styles ? styled : written;
  }

  /** Merges the classes of an element into its local style, or into a new one. */
  private withClasses(element: ElementorElement): ElementorElement {
    const { classes } = element.settings;
    const names = isTyped(classes) && Array.isArray(classes.value) ? classes.value : [];
    const global = [...new Set(names)].filter((name): name is string => typeof name === 'string' && this.byId.has(name));
    if (global.length === 0) {
      return element;
    }
    for (const name of global) {
      this.classes.add(name);
    }
    const styles = isRecord(element.styles) ? element.styles : {};
    const local = Object.keys(styles);
    const [only = ''] = local.length === 1 && names.includes(local[0]) ? local : [];
    const id = only === '' ? newId(element.id, global) : only;
    const own = only === '' ? [] : readStyle(styles[only]);
    const variants = this.merge(global, own);
    const mark = this.markOf(global, own);
    const merged = { ...(isRecord(styles[id]) ? styles[id] : {}), id, label: 'local', type: 'class', variants, ...mark };
    const kept = names.filter((name) => !global.includes(name as string) && name !== id);
    return {
      ...element,
      styles: { [id]: merged, ...Object.fromEntries(Object.entries(styles).filter(([name]) => name !== id)) },
      settings: { ...element.settings, classes: { ...(classes as object), value: [...kept, id] } },
    };
  }

  /** Returns a mark with classes and variables; none if a site would refuse one of the classes. */
  private markOf(names: readonly string[], own: readonly Variant[]): { design?: DesignMark } {
    const keys = names.flatMap((name) => this.named.classes.get(name)?.key ?? []);
    const variants = own.map((variant) => this.complete(withVariables(variant, this.named.variables)));
    const design = { classes: keys.map((key) => `kit:class/${key}`), variants };
    return keys.length === names.length && listDesignSymbols(design).size > 0 ? { design } : {};
  }

  /** Replaces variables that a site would refuse by their values, and those in custom CSS, which can't follow a new name. */
  private complete(variant: Variant): Variant {
    const written = new Set<string>();
    const css = cssOf(variant.custom_css);
    const value = css === '' ? '' : cssWriter(this.design, written)(css);
    const props = writeVariables(variant.props, this.design, written);
    return { ...variant, props, ...(value === css ? {} : { custom_css: rawOf(value) }) };
  }

  private merge(names: readonly string[], local: readonly Variant[]): Variant[] {
    const weakFirst = names.toSorted((a, b) => (this.strength.get(b) ?? 0) - (this.strength.get(a) ?? 0));
    const own = weakFirst.flatMap((name) => this.byId.get(name)?.variants ?? []).map((variant) => this.convertCss(variant));
    this.customCount += own.some(({ custom_css }) => cssOf(custom_css) !== '') ? 1 : 0;
    const merged = new Map<string, Variant>();
    for (const variant of [...own, ...local]) {
      const resolved = { ...variant, props: writeVariables(variant.props, this.design, this.variables) };
      const key = `${variant.meta.breakpoint} ${variant.meta.state}`;
      const weaker = merged.get(key);
      merged.set(key, weaker ? join(weaker, resolved) : resolved);
    }
    return [...merged.values()];
  }

  private convertCss(variant: Variant): Variant {
    const css = this.writeCss(cssOf(variant.custom_css));
    const { props, rest } = cssToProps(css);
    return css === '' ? variant : { ...variant, props: mergeProps(variant.props, props), custom_css: rawOf(rest) };
  }

  /** Writes variables into local styles and their custom CSS. */
  private writeStyles(styles: Record<string, unknown>): Record<string, unknown> {
    let isChanged = false;
    const entries = Object.entries(styles).map(([name, style]): [string, unknown] => {
      const variants = readStyle(style);
      const written = variants.map((variant) => this.writeVariant(variant));
      const isSame = written.every((variant, index) => variant === variants[index]);
      isChanged ||= !isSame;
      return [name, isSame ? style : { ...(style as object), variants: written, ...this.markOf([], variants) }];
    });
    return isChanged ? Object.fromEntries(entries) : styles;
  }

  private writeVariant(variant: Variant): Variant {
    const props = writeVariables(variant.props, this.design, this.variables);
    const css = cssOf(variant.custom_css);
    const written = this.writeCss(css);
    return props === variant.props && written === css
      ? variant
      : { ...variant, props, ...(written === css ? {} : { custom_css: rawOf(written) }) };
  }
}

/** Joins variants. Custom CSS comes after all properties, so the weaker one must not contain any that the stronger one sets. */
function join(weak: Variant, strong: Variant): Variant {
  const below = withoutDeclarations(cssOf(weak.custom_css), new Set(Object.keys(strong.props)));
  const css = [below, cssOf(strong.custom_css)].filter((text) => text !== '');
  return { ...weak, ...strong, props: mergeProps(weak.props, strong.props), custom_css: rawOf(css.join('\n')) };
}

const withoutDeclarations = (css: string, names: ReadonlySet<string>): string =>
  css.replace(/(^|;)\s*([a-z-]+)\s*:[^;{}"']*(?=;|$)/g, (whole, before: string, name: string) =>
    names.has(name) ? before : whole,
  );

const cssOf = (custom: unknown): string =>
  isRecord(custom) && typeof custom.raw === 'string' ? (decodeCss(custom.raw) ?? '') : '';
const rawOf = (css: string) => (css === '' ? null : { raw: encodeCss(css) });

/** Derives a stable name, which contains the id of its element like Elementor's own. */
const newId = (element: string, names: readonly string[]): string => `e-${element}-${stableId(`${element} ${names.join(' ')}`)}`;
