/** A value by name. Values are CSS, so that nothing is lost. */
export type ValueToken = { name: string; value: string };

/** Lists the optional parts of a text style. */
export const typeParts = ['size', 'weight', 'line_height', 'letter_spacing', 'transform', 'style'] as const;
export type TypeParts = Partial<Record<(typeof typeParts)[number], string>>;

/** Lists the purposes of Elementor's four main colours and text styles. */
const roles = ['primary', 'secondary', 'text', 'accent'] as const;
export type Role = (typeof roles)[number];
export const isRole = (text: unknown): text is Role => roles.some((role) => role === text);

/** Lists the screen sizes of Elementor besides the desktop. */
export const screens = ['widescreen', 'laptop', 'tablet_extra', 'tablet', 'mobile_extra', 'mobile'] as const;
/** Differences on other screens. */
export type ByScreen = Partial<Record<(typeof screens)[number], TypeParts>>;

/** A colour. Only its author gives it a role. */
export type ColorToken = ValueToken & { role?: Role };

/** A text style. Sizes are CSS. */
export type TypeToken = TypeParts & { name: string; family: string[]; role?: Role; by_screen?: ByScreen };

/** The colours, fonts, text styles, lengths and corner radii of a design, whatever builder it was made for. */
export type DesignTokens = {
  colors: ColorToken[];
  fonts: { name: string; family: string[] }[];
  type: TypeToken[];
  space: ValueToken[];
  radius: ValueToken[];
};

export const noTokens = (): DesignTokens => ({ colors: [], fonts: [], type: [], space: [], radius: [] });

/** Reads the parts for each screen, and keeps the screens that have any. */
export function readScreens(read: (screen: (typeof screens)[number]) => TypeParts): { by_screen?: ByScreen } {
  const found = screens.map((screen) => [screen, read(screen)] as const).filter(([, parts]) => Object.keys(parts).length > 0);
  return found.length === 0 ? {} : { by_screen: Object.fromEntries(found) };
}

/** Keeps the first of equal names, and gives others a number. */
export function withUniqueNames(tokens: DesignTokens): DesignTokens {
  return {
    colors: number(tokens.colors),
    fonts: number(tokens.fonts),
    type: number(tokens.type),
    space: number(tokens.space),
    radius: number(tokens.radius),
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
