import type { Bundle } from '@kithouse/contract';
import { parseBlocks, walkBlocks } from '../../read/blocks/parse-blocks.js';
import { readAttributes } from '../../read/blocks/serialize-blocks.js';
import { isRecord } from '../../read/parse-json.js';
import {
  type FontRole,
  firstFont,
  mapFontSettings,
  type PackFonts,
  roleOfBlock,
  roleOfKitFont,
  roleOfSetting,
} from './font-roles.js';

type Shown = Pick<Bundle, 'documents' | 'settings'>;

/** Finds which font families a pack uses for most headings and most texts. Others, as for code, have no role. */
export function findFonts({ documents, settings }: Shown): PackFonts {
  const votes: Record<FontRole, Map<string, number>> = { heading: new Map(), body: new Map() };
  const vote = (role: FontRole, list: unknown) => {
    const family = typeof list === 'string' ? firstFont(list) : '';
    if (family !== '' && !family.startsWith('var(')) {
      votes[role].set(family, (votes[role].get(family) ?? 0) + 1);
    }
  };
  const kit = new Map(
    (settings?.fonts ?? []).map(({ id, settings: { typography_font_family } }) => [id, typography_font_family]),
  );
  for (const document of documents) {
    if (document.kind === 'elementor') {
      mapFontSettings(document.content, (list, widget, key) => {
        vote(roleOfSetting(widget, key), list);
        return list;
      });
    } else {
      walkBlocks(parseBlocks(document.content).nodes, (block) => {
        const { style, fontFamily } = readAttributes(block) ?? {};
        const typography = isRecord(style) && isRecord(style.typography) ? style.typography : {};
        vote(
          roleOfBlock(block.name),
          typography.fontFamily ?? (typeof fontFamily === 'string' ? kit.get(fontFamily) : undefined),
        );
      });
    }
  }
  for (const [id, list] of kit) {
    vote(roleOfKitFont(id), list);
  }
  for (const [key, list] of Object.entries(settings?.styles ?? {})) {
    if (key.endsWith('_font_family')) {
      vote(/^h[1-6]_/.test(key) ? 'heading' : 'body', list);
    }
  }
  return Object.fromEntries(
    (['heading', 'body'] as const).flatMap((role) => {
      const [max] = [...votes[role]].toSorted(([, one], [, other]) => other - one);
      return max ? [[role, max[0]]] : [];
    }),
  );
}
