import { createHash } from 'node:crypto';
import type { BundleDocument, ColorToken, KitSettings } from '@kithouse/contract';
import { findLooseColors, nameColors, normalizeColor, type Proposal, proposeToken, toSlug } from '@kithouse/kits';
import { UserError } from '../user-error.js';
import type { SiteFile } from './site-file.js';

export type Colored = { settings: KitSettings; documents: BundleDocument[] };

/** Names every colour of a site after the pack, and refuses colours that no row of `site.json` explains. */
export function colorSite(pack: string, file: SiteFile, documents: readonly BundleDocument[]): Colored {
  const isElementor = documents.some(({ kind }) => kind === 'elementor');
  const toId = isElementor ? toKitId : (prefix: string, name: string) => `${prefix}-${name}`;
  const prefix = prefixOf(pack, file);
  const ids = new Map(file.colors.map(({ id }) => [id, toId(prefix, id)]));
  const colors = file.colors.map(({ id, title, color }) => ({ id: ids.get(id) ?? id, title, color, role: 'custom' as const }));
  const named = file.tokens.map((token): ColorToken => {
    const { from, mix } = token;
    const partOf = (name: string) => {
      const id = ids.get(name) ?? (name === 'white' || name === 'black' ? name : undefined);
      if (id === undefined) {
        throw new UserError(`site.json of the pack ${pack} has a token of the color “${name}”, which isn’t among its colors.`);
      }
      return id;
    };
    return {
      id: toId(prefix, nameToken(token)),
      title: titleOf(token, file),
      color: normalizeColor(token.color) ?? token.color,
      from: partOf(from),
      ...(mix ? { mix: [partOf(mix[0]), mix[1]] as [string, number] } : {}),
      ...(token.alpha === undefined ? {} : { alpha: token.alpha }),
    };
  });
  const tokens = unique(named);
  const made = nameColors(documents, [...colors, ...tokens]);
  refuseLoose(pack, file, made);
  return { settings: { colors, fonts: [], ...(tokens.length > 0 ? { tokens } : {}) }, documents: made };
}

/** Adds letters to the ids of mixes that are nearly the same. */
function unique(tokens: readonly ColorToken[]): ColorToken[] {
  const times = new Map<string, number>();
  return tokens.map((token) => {
    const before = times.get(token.id) ?? 0;
    times.set(token.id, before + 1);
    return before === 0 ? token : { ...token, id: `${token.id}-${String.fromCharCode(97 + before)}` };
  });
}

/** Refuses digits, because WordPress changes names in which one follows a letter. */
export function prefixOf(pack: string, { prefix, title }: SiteFile): string {
  const name = prefix ?? toSlug(title);
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    throw new UserError(`site.json of the pack ${pack} needs a “prefix” of letters and dashes, such as “driftwood”.`);
  }
  return name;
}

/** Makes a short id without a meaning, like Elementor's own. */
export const toKitId = (prefix: string, name: string) =>
  `kh${createHash('sha256').update(`${prefix}/${name}`).digest('hex').slice(0, 5)}`;

type Token = SiteFile['tokens'][number];
const percent = (share: number) => Math.round(share * 100);

const nameToken = ({ from, mix, alpha }: Token) =>
  [from, ...(mix ? [mix[0], percent(mix[1])] : []), ...(alpha === undefined ? [] : ['alpha', percent(alpha)])].join('-');

function titleOf({ from, mix, alpha }: Token, { colors }: SiteFile): string {
  const name = (id: string) => colors.find((color) => color.id === id)?.title ?? id;
  const parts = mix ? [`${percent(mix[1])}% ${name(mix[0])}`] : [];
  return [name(from), ...parts, ...(alpha === undefined ? [] : [`${percent(alpha)}% opaque`])].join(', ');
}

function refuseLoose(pack: string, { colors }: SiteFile, documents: readonly BundleDocument[]): void {
  const loose = findLooseColors(documents);
  if (loose.length > 0) {
    const rows = loose.map((color) => JSON.stringify({ color, ...(proposeToken(color, colors) ?? ({ from: '?' } as Proposal)) }));
    throw new UserError(
      `site.json of the pack ${pack} doesn’t explain ${loose.length} colors. Add to “tokens”: ${rows.join(', ')}`,
    );
  }
}
