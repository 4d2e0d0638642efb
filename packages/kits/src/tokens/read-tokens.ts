import type { Bundle } from '@kithouse/contract';
import { isRecord } from '../read/parse-json.js';
import { toSlug } from '../read/slug.js';
import { type DesignTokens, noTokens, withUniqueNames } from './design-tokens.js';
import { fromDtcg, toDtcg } from './dtcg.js';
import { fromElementor3, fromKitSettings, toElementor3 } from './elementor-3.js';
import { fromElementor4, toElementor4 } from './elementor-4.js';
import { fromThemeJson, toThemeJson } from './theme-json.js';

export type TokenFormat = 'dtcg' | 'elementor-3' | 'elementor-4' | 'theme-json';
export type WrittenTokens = { file: Record<string, unknown>; left_out: string[] };

const writers: Record<TokenFormat, (tokens: DesignTokens) => WrittenTokens> = {
  dtcg: toDtcg,
  'elementor-3': toElementor3,
  'elementor-4': toElementor4,
  'theme-json': toThemeJson,
};

export const isTokenFormat = (name: string): name is TokenFormat => Object.hasOwn(writers, name);

/** Writes tokens in a format. Lists the names of those that it can't express. */
export const writeTokens = (tokens: DesignTokens, format: TokenFormat): WrittenTokens => writers[format](withUniqueNames(tokens));

/** Reads tokens of any format; undefined for a file without any. Lists the names of unknown ones. */
export function readTokens(file: unknown): { tokens: DesignTokens; left_out: string[] } | undefined {
  const found = [fromThemeJson(file), fromElementor3(file), fromElementor4(file)].reduce(join);
  const dtcg = isRecord(file) ? fromDtcg(file) : { tokens: noTokens(), left_out: [] };
  const tokens = withUniqueNames(isEmpty(found) ? dtcg.tokens : found);
  return isEmpty(tokens) ? undefined : { tokens, left_out: isEmpty(found) ? dtcg.left_out : [] };
}

/** Returns the tokens of a template or pack: its colours and text styles, and the variables of Elementor 4 that it uses. */
export function tokensOf({ settings, documents }: Pick<Bundle, 'settings' | 'documents'>): DesignTokens {
  const designs = documents.flatMap((document) => (document.kind === 'elementor' && document.design ? [document.design] : []));
  const ofVariables = designs.map(({ variables, classes }) =>
    fromElementor4({
      global_variables: {
        data: Object.fromEntries(
          variables.map(({ key, label, kind, value }) => [
            `kit:variable/${key}`,
            { label, type: `global-${kind}-variable`, value },
          ]),
        ),
      },
      global_classes: { items: Object.fromEntries(classes.map((one) => [one.key, { ...one, id: one.key }])) },
    }),
  );
  const ofDesign = ofVariables.reduce(join, noTokens());
  return withUniqueNames(join(ofDesign, withoutVariables(fromKitSettings(settings), ofDesign)));
}

/** Removes the variables of Elementor 4, which the settings of a bundle also list. */
function withoutVariables(tokens: DesignTokens, { colors, fonts }: DesignTokens): DesignTokens {
  const isListed = (rows: readonly { name: string }[], name: string) => rows.some((row) => toSlug(row.name) === name);
  return {
    ...tokens,
    colors: tokens.colors.filter(({ name }) => !isListed(colors, name)),
    type: tokens.type.filter(({ name, size }) => size !== undefined || !isListed(fonts, name)),
  };
}

const join = (one: DesignTokens, other: DesignTokens): DesignTokens => ({
  colors: [...one.colors, ...other.colors],
  fonts: [...one.fonts, ...other.fonts],
  type: [...one.type, ...other.type],
  space: [...one.space, ...other.space],
  radius: [...one.radius, ...other.radius],
});

const isEmpty = (tokens: DesignTokens) => Object.values(tokens).every((rows) => rows.length === 0);
