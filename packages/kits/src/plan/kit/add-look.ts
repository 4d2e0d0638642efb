import type { BundleDocument, ElementorElement, KitSettings, Warning } from '@kithouse/contract';
import { rewriteGlobals } from '../../read/elementor/rewrite-globals.js';
import { fillFont, fontOfStyle } from './fill-font.js';
import { fillPage, fillStyles } from './fill-styles.js';
import { fill, findStyle, type Settings } from './own-settings.js';
import { namePackRows, type PackRows } from './pack-rows.js';
import { widgetDefaults } from './widget-defaults.js';

/** The look of a pack for Elementor, without a change to any other page. */
export type AddedLook = {
  /** The rows that the import adds to the kit. */
  settings: KitSettings;
  /** Replaces references by the pack's rows, and adds them where a widget would show a default of the site. */
  inDocument: <Document extends BundleDocument>(document: Document) => Document;
  /** Replaces references by the pack's rows in any value, such as a form with a style sheet. */
  inValue: <T>(value: T) => T;
  warnings: Warning[];
};

/** Adds the look of a pack as new rows. Their ids derive from the author's values, so they stay when a person chooses other colours. */
export function addLook(settings: KitSettings, author: KitSettings | undefined, title: string): AddedLook {
  const rows = namePackRows(settings, author, title);
  const inValue = <T>(value: T): T => rewriteGlobals(value, rows.decide);
  const styles = inValue(settings.styles ?? {});
  const inElement = (element: ElementorElement): ElementorElement => ({
    ...element,
    settings: fillElement(element, styles, rows),
    elements: element.elements.map(inElement),
  });
  return {
    settings: { colors: rows.colors, fonts: rows.fonts },
    inValue,
    inDocument: (document) => {
      if (document.kind === 'blocks') {
        return document;
      }
      const page = inValue(document.page_settings);
      const isPage = document.post_type === 'page' || document.post_type === 'post';
      return {
        ...document,
        content: inValue(document.content).map(inElement),
        page_settings: isPage ? fillPage(page, styles) : page,
      };
    },
    warnings: Object.keys(styles).some((name) => /^(?:image|form)_/.test(name)) ? [leftOut] : [],
  };
}

const leftOut: Warning = {
  code: 'styles_left_out',
  message: 'The pack’s styles for images and form fields were left out, because they would change your own pages.',
};

/** Writes the pack's defaults into an element, which would show those of the site. */
function fillElement({ elType, widgetType, settings }: ElementorElement, styles: Settings, rows: PackRows): Settings {
  const type = elType === 'widget' ? (widgetType ?? '') : elType;
  const { colors, fonts } = widgetDefaults.get(type) ?? { colors: {}, fonts: {} };
  const tag = tagOf(type, settings);
  const styled = fillStyles(settings, type, styles);
  const colored = Object.entries(colors).reduce((all, [control, row]) => {
    const id = rows.colorOf(row);
    return fill(all, control, id === undefined ? undefined : { reference: `globals/colors?id=${id}` });
  }, styled);
  const withFonts = Object.entries(fonts).reduce(
    (all, [group, row]) => fillFont(all, group, rows.fontOf(row), fontOfStyle(styles, styleOf(type, group, tag), rows)),
    colored,
  );
  const color = colorControls.get(type);
  return color === undefined ? withFonts : fill(withFonts, color, findStyle(styles, `${tag}_color`));
}

/** Maps a widget to the setting for the colour of its tag. */
const colorControls: ReadonlyMap<string, string> = new Map([
  ['heading', 'title_color'],
  ['icon-box', 'title_color'],
  ['image-box', 'title_color'],
  ['text-editor', 'text_color'],
]);

/** Returns the tag whose style in the kit applies to a widget's text. */
function tagOf(type: string, { header_size: size, title_size: title }: Settings): string {
  const [tag, usual] = type === 'heading' ? [size, 'h2'] : type.endsWith('-box') ? [title, 'h3'] : [undefined, 'body'];
  const named = tag ?? usual;
  return typeof named === 'string' && /^h[1-6]$/.test(named) ? named : 'body';
}

/** Returns the kit's style that completes a font; undefined for texts that Elementor's own style sheet sizes. */
function styleOf(type: string, group: string, tag: string): string | undefined {
  const key = `${type} ${group}`;
  if (key === 'heading typography' || /^(?:icon|image)-box title_typography$/.test(key)) {
    return tag;
  }
  return key === 'button typography'
    ? 'button'
    : ['text-editor typography', 'icon-list icon_typography'].includes(key)
      ? 'body'
      : undefined;
}
