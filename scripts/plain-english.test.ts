import { describe, expect, test } from 'vitest';
import { findFaults, readFunctionDocs, readMarkdown, readSource } from './plain-english.js';

const faultsIn = (text: string) => findFaults([{ kind: 'text', line: 1, text }]);
const messagesOf = (code: string) =>
  findFaults(readSource(code), readFunctionDocs(code)).map(({ line, message }) => [line, message.split(':')[0]]);

describe('retired words', () => {
  test.each([
    'All of it can be taken back.',
    'The owner is told by mail.',
    'Whoever runs its server can update it.',
    'A killed import is gone on with.',
    'The page is loaded anew.',
    'A pack cannot stand in a cloud.',
    'The one that had its turn is whole.',
    'What becomes of all pages',
  ])('refuses “%s”', (text) => {
    expect(faultsIn(text)).not.toEqual([]);
  });

  test.each([
    'You can undo everything.',
    'Go back to the list.',
    'The whole site is imported.',
    'A stand-in for Elementor',
    'Calls `goes on with` by its name.',
    'The back of the page takes 20 px.',
  ])('accepts “%s”', (text) => {
    expect(faultsIn(text)).toEqual([]);
  });
});

test('refuses a straight apostrophe in a text, but not in the literal ones', () => {
  expect(faultsIn("The library didn't answer.")).toHaveLength(1);
  expect(faultsIn('The library didn’t answer.')).toEqual([]);
  expect(faultsIn("I've verified & Close")).toEqual([]);
});

describe('source code', () => {
  test('reads comments and test titles with their lines', () => {
    const code = [
      "test.each(rows)('%s is told', () => {});",
      '// Whoever waits',
      "const url = 'https://x/anew';",
      "longTest('goes on with it', f);",
    ].join('\n');

    expect(messagesOf(code)).toEqual([
      [1, '“is told”'],
      [2, '“Whoever”'],
      [4, '“goes on with”'],
    ]);
  });

  test.each([
    '/** The rows of a table. */\nexport function listRows() {}',
    '/** Names of all rows. */\nconst namesOf = (rows: Row[]): string[] => rows.map(toName);',
    '/**\n * As themes do it.\n */\n\tprivate static function show(): void {',
  ])('refuses a doc comment without a verb: %j', (code) => {
    expect(messagesOf(code)).toHaveLength(1);
  });

  test.each([
    '/** Lists the rows. */\nexport async function listRows() {}',
    '/** Permanently deletes a row. */\nfunction deleteRow() {}',
    '/** @param array<string, mixed> $given */\n\tpublic static function read( array $given ): self {',
    '/** Names of all rows. */\nexport type Names = string[];',
    '/** In px. */\nconst width = 200;',
  ])('accepts %j', (code) => {
    expect(messagesOf(code)).toEqual([]);
  });
});

test('reads the prose of a page without its code', () => {
  const page = ['# A page', '```sh', 'anew', '```', 'Loaded anew.'].join('\n');

  expect(findFaults(readMarkdown(page))).toEqual([{ line: 5, message: '“anew”: write again' }]);
});
