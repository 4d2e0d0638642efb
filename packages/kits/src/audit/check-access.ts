import type { AccessFault, KitSettings } from '@kithouse/contract';
import { isReadable } from '../look/fit-text.js';
import { findRoles } from '../look/pack-palette.js';
import { opaqueColors, resolveColors } from '../look/tokens.js';
import { scanHtml } from '../read/media/scan-html.js';

/**
 * Lists the faults in the markup of a rendered page. A picture in a link needs no description beside the link's text, and a
 * decorative one (`role="presentation"`) needs none at all.
 */
export function checkAccess(html: string): AccessFault[] {
  const faults = new Set<AccessFault>();
  let level = 0;
  let link: { hasText: boolean; isUndescribed: boolean } | undefined;
  scanHtml(html, {
    onTag({ name, attributes }) {
      const next = Number(/^h([1-6])$/.exec(name)?.[1] ?? 0);
      if (next > 0) {
        if (level > 0 && next > level + 1) {
          faults.add('headings');
        }
        level = next;
      }
      const readValue = (key: string) => {
        const found = attributes.find((attribute) => attribute.name === key);
        return found && html.slice(found.start, found.end).trim();
      };
      const isDecorative = readValue('role') === 'presentation';
      const isUndescribed = name === 'img' && readValue('src') !== undefined && !readValue('alt') && !isDecorative;
      if (name === 'a') {
        link = { hasText: false, isUndescribed: false };
      } else if (link) {
        link.isUndescribed ||= isUndescribed;
      } else if (isUndescribed) {
        faults.add('pictures');
      }
    },
    onClosing(name) {
      if (name === 'a' && link) {
        if (link.isUndescribed && !link.hasText) {
          faults.add('pictures');
        }
        link = undefined;
      }
    },
    onText(start, end) {
      if (link && html.slice(start, end).trim() !== '') {
        link.hasText = true;
      }
    },
  });
  return [...faults];
}

/** Returns true if the text of a palette is readable on its grounds, and for palettes without these roles. */
export function isPaletteReadable(settings: KitSettings | undefined): boolean {
  const values = settings ? resolveColors(settings, {}) : {};
  const colors = opaqueColors(Object.entries(values).map(([id, color]) => ({ id, color })));
  const ids = findRoles(colors);
  const find = (id: string | undefined) => colors.find((one) => one.id === id)?.color;
  const ink = find(ids.text);
  const grounds = [find(ids.background), find(ids.surface)].filter((ground) => ground !== undefined);
  return ink === undefined || isReadable(ink, grounds);
}
