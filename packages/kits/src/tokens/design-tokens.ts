/** A value by name. Values are CSS, so that nothing of them is lost. */
export type ValueToken = { name: string; value: string };

/** A text style. Sizes are CSS. */
export type TypeToken = {
  name: string;
  family: string[];
  size?: string;
  weight?: string;
  line_height?: string;
  letter_spacing?: string;
  transform?: string;
  style?: string;
};

/** The colours, fonts, text styles and lengths of a design, whatever builder it was made for. */
export type DesignTokens = {
  colors: ValueToken[];
  fonts: { name: string; family: string[] }[];
  type: TypeToken[];
  space: ValueToken[];
};

export const noTokens = (): DesignTokens => ({ colors: [], fonts: [], type: [], space: [] });

/** Lists the optional parts of a text style. */
export const typeParts = ['size', 'weight', 'line_height', 'letter_spacing', 'transform', 'style'] as const;

/** Keeps the first of equal names, and gives others a number. */
export function withUniqueNames(tokens: DesignTokens): DesignTokens {
  return {
    colors: number(tokens.colors),
    fonts: number(tokens.fonts),
    type: number(tokens.type),
    space: number(tokens.space),
  };
}

function number<Token extends { name: string }>(rows: readonly Token[]): Token[] {
  const kept = new Map<string, Token>();
  for (const row of rows) {
    let { name } = row;
    for (let count = 2; kept.has(name) && !isSame(kept.get(name), { ...row, name }); count += 1) {
      name = `${row.name}-${count}`;
    }
    kept.set(name, { ...row, name });
  }
  return [...kept.values()];
}

/** Pairs tokens with keys of a format. Equal keys of different tokens get numbers. */
export const withKeys = <Token extends { name: string }>(
  tokens: readonly Token[],
  keyOf: (name: string) => string,
): [key: string, token: Token][] =>
  number(tokens.map((token) => ({ name: keyOf(token.name), token }))).map(({ name, token }) => [name, token]);

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Splits a list of font families. Elementor stores a single name. */
export const toFamilies = (text: string): string[] =>
  (text.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((name) =>
      name
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2')
        .trim(),
    )
    .filter((name) => name !== '');

/** Joins font families for CSS. */
export const fromFamilies = (families: readonly string[]): string =>
  families.map((name) => (/^[\w-]+$/.test(name) ? name : `"${name.replaceAll('"', '')}"`)).join(', ');
