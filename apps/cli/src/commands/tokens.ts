import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isTokenFormat, readPack, readTokens, tokensOf, writeTokens } from '@kithouse/kits';
import { count } from '../count.js';
import { readTemplateFile } from '../sources/folder-file.js';
import { UserError } from '../user-error.js';

type Tokens = NonNullable<ReturnType<typeof readTokens>>;

/** Writes the design tokens of a template, a pack, a `theme.json` or a kit's settings as a file of the DTCG. */
export async function exportTokens(from: string, to: string): Promise<string[]> {
  return write(await readAny(from), 'dtcg', to);
}

/** Writes the tokens of such a file for Elementor 3, Elementor 4 or a block theme. */
export async function importTokens(from: string, to: string, format: string | undefined): Promise<string[]> {
  if (format === undefined || !isTokenFormat(format) || format === 'dtcg') {
    throw new UserError('Specify the format with --as: elementor-3, elementor-4 or theme-json.');
  }
  return write(await readAny(from), format, to);
}

async function readAny(from: string): Promise<Tokens> {
  const bytes = await readTemplateFile(from);
  const tokens = readTokens(parse(bytes)) ?? {
    tokens: tokensOf(readPack({ name: path.basename(from), bytes }).bundle),
    left_out: [],
  };
  if (Object.values(tokens.tokens).every((rows) => rows.length === 0)) {
    throw new UserError(`${from} has no colours, fonts or sizes with names.`);
  }
  return tokens;
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

async function write(
  { tokens, left_out: unread }: Tokens,
  format: Parameters<typeof writeTokens>[1],
  to: string,
): Promise<string[]> {
  const { file, left_out: unwritten } = writeTokens(tokens, format);
  await writeFile(to, `${JSON.stringify(file, null, 2)}\n`).catch((error: Error) => {
    throw new UserError(`${to} can’t be written: ${error.message}`);
  });
  const { colors, fonts, type, space, radius } = tokens;
  const counts = [
    count(colors.length, 'colour'),
    count(fonts.length, 'font'),
    count(type.length, 'text style'),
    count(space.length + radius.length, 'length'),
  ];
  const missing = [...unread, ...unwritten];
  return [
    `${counts.join(', ')}.`,
    ...(missing.length > 0 ? [`Not included: ${missing.slice(0, 20).join(', ')}${missing.length > 20 ? ' …' : ''}.`] : []),
    `Wrote ${to}.`,
  ];
}
