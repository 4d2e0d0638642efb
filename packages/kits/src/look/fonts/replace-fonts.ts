import type { BundleDocument, KitSettings } from '@kithouse/contract';
import { type BlockNode, parseBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes, replaceAttributes, serializeBlocks } from '../../read/blocks/serialize-blocks.js';
import { mapValues } from '../../read/map-values.js';
import { isRecord } from '../../read/parse-json.js';
import {
  type FontRole,
  mapFontSettings,
  type PackFonts,
  roleOf,
  roleOfBlock,
  roleOfKitFont,
  roleOfSetting,
} from './font-roles.js';

/** Returns the list of fonts for a role, instead of the pack's own. */
export type NewFonts = { css: (role: FontRole, own: string) => string; elementor: (role: FontRole, own: string) => string };

/** Replaces the families of headings and texts in a document. Others stay. */
export function replaceFonts(document: BundleDocument, fonts: PackFonts, next: NewFonts): BundleDocument {
  if (document.kind === 'elementor') {
    const content = mapFontSettings(document.content, (list, widget, key) => {
      const role = roleOf(list, roleOfSetting(widget, key), fonts);
      return role ? next.elementor(role, list) : list;
    }) as typeof document.content;
    return content === document.content ? document : { ...document, content };
  }
  const { nodes } = parseBlocks(document.content);
  const content = serializeBlocks(nodes.map((node) => inNode(node, 'body', fonts, next)));
  return content === document.content ? document : { ...document, content };
}

/** Replaces the families of a kit: its fonts and its page styles. */
export function replaceKitFonts(settings: KitSettings, fonts: PackFonts, { elementor }: NewFonts): KitSettings {
  const replace = (list: unknown, own: FontRole) => {
    const role = typeof list === 'string' ? roleOf(list, own, fonts) : undefined;
    return role && typeof list === 'string' ? elementor(role, list) : list;
  };
  return {
    ...settings,
    fonts: settings.fonts.map((font) => ({
      ...font,
      settings: mapValues(font.settings, (value, key) =>
        key === 'typography_font_family' ? replace(value, roleOfKitFont(font.id)) : value,
      ),
    })),
    ...(settings.styles
      ? {
          styles: mapValues(settings.styles, (value, key) =>
            key.endsWith('_font_family') ? replace(value, /^h[1-6]_/.test(key) ? 'heading' : 'body') : value,
          ),
        }
      : {}),
  };
}

function inNode(node: string | BlockNode, own: FontRole, fonts: PackFonts, next: NewFonts): string | BlockNode {
  if (typeof node === 'string') {
    return inHtml(node, own, fonts, next);
  }
  const role = roleOfBlock(node.name);
  const block = { ...node, inner: node.inner.map((item) => inNode(item, role, fonts, next)) };
  const attributes = readAttributes(node);
  const style = isRecord(attributes?.style) ? attributes.style : {};
  const typography = isRecord(style.typography) ? style.typography : {};
  const list = typography.fontFamily;
  const found = typeof list === 'string' ? roleOf(list, role, fonts) : undefined;
  if (typeof list !== 'string' || found === undefined) {
    return block;
  }
  const isWritten = node.inner.some((item, index) => typeof item === 'string' && item !== block.inner[index]);
  const hasHtml = node.inner.some((item) => typeof item === 'string' && item.trim() !== '');
  // The editor reports a block whose setting and HTML differ.
  return hasHtml && !isWritten
    ? block
    : replaceAttributes(block, {
        ...attributes,
        style: { ...style, typography: { ...typography, fontFamily: next.css(found, list) } },
      });
}

const tag = /<[a-z][^<>]*\sstyle="[^"]*"[^<>]*>/gi;
const declaration = /(font-family:\s*)((?:&quot;|&#0?39;|[^;"<>])+)/gi;

/** Replaces families in the inline styles of tags, never in text. */
function inHtml(html: string, own: FontRole, fonts: PackFonts, { css }: NewFonts): string {
  return html.includes('font-family')
    ? html.replace(tag, (text) =>
        text.replace(declaration, (all, name: string, list: string) => {
          const role = roleOf(list, own, fonts);
          return role ? name + css(role, list) : all;
        }),
      )
    : html;
}
