import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { writeLanguageFiles } from '../../apps/library/translations.js';
import { collectMessages } from './collect.js';
import { toLocaleData, toMo, toPhp } from './compile.js';
import { keyOf, listPlaceholders, type Message, mergeMessages } from './message.js';
import { type Entry, findFault, parsePo, printPo, updateCatalogue } from './po.js';
import { readPhp } from './read-php.js';
import { readTypeScript } from './read-typescript.js';
import { isOfPhp, listings, printListing, toShipped } from './shipped.js';

type Jed = { locale_data: { messages: Record<string, string[]> } };

const read = (code: string) => readTypeScript({ file: 'a.tsx', code });
const message = (single: string, more: Partial<Message> = {}): Message => ({
  single,
  comments: [],
  references: ['a.tsx'],
  ...more,
});
const entry = (single: string, translations: string[], more: Partial<Entry> = {}): Entry => ({
  ...message(single),
  translations,
  is_fuzzy: false,
  ...more,
});

describe('texts in TypeScript', () => {
  test('are found everywhere with their plurals and notes to translators', () => {
    const { messages, faults } = read(`
      const Title = () => (
        <p title={t('It\\'s “here”', { a: t(\`inside\`) })}>
          {/* translators: {text} is a number */ tn('{text} page', "{text} pages", 2)}
          {wp.i18n.__('of the editor', slug)} {(() => { throw new AppError('no', 'Refused.'); })()}
        </p>
      );
      const marked = sentence('Marked.');`);

    expect(faults).toEqual([]);
    expect(messages.map(({ single }) => single)).toEqual([
      "It's “here”",
      'inside',
      '{text} page',
      'of the editor',
      'Refused.',
      'Marked.',
    ]);
    expect(messages[2]).toMatchObject({ plural: '{text} pages', comments: ['{text} is a number'] });
  });

  test.each([
    ['a concatenated text', "const f = () => t('a' + b);", 'literal text'],
    ['a text in a variable', 'const f = () => t(text);', 'literal text'],
    ['a plural in a variable', "const f = () => tn('page', pages, 2);", 'literal text'],
    ['a text translated at module level', "const title = t('Packs');", 'before the translation is available'],
    ['an unreadable file', 'const = 1', 'Unexpected'],
  ])('refuses %s with its position', (_, code, reason) => {
    const { messages, faults } = read(code);

    expect(messages).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('a.tsx');
    expect(faults[0]).toContain(reason);
  });

  test('ignores functions of the same name', () => {
    expect(read("const f = () => { z.t('no'); import.meta.tn('a', 'b'); };")).toEqual({ messages: [], faults: [] });
  });
});

describe('texts in PHP', () => {
  const php = (code: string) => readPhp({ 'a.php': `<?php\n${code}` }, 'kithouse');

  test("are found in all of WordPress's forms", async () => {
    const { messages, faults } = await php(`
      // __( 'in a comment', 'kithouse' );
      $text = "__( 'in a text', 'kithouse' )";
      /* translators: %s is a file */
      $a = sprintf( __( 'It\\'s %s', 'kithouse' ), f( 1, array( 2 ) ) );
      esc_html_e( "two\\nlines", 'kithouse' );
      $b = _nx( '%d page', '%d pages', count( $x ), 'of a book', 'kithouse' );
      $c = \\_x( 'Open', 'a state', 'kithouse' );
      $d->__( 'a method', 'kithouse' );`);

    expect(faults).toEqual([]);
    expect(messages.map(({ context, single, plural }) => [context, single, plural])).toEqual([
      [undefined, "It's %s", undefined],
      [undefined, 'two\nlines', undefined],
      ['of a book', '%d page', '%d pages'],
      ['a state', 'Open', undefined],
    ]);
    expect(messages[0]?.comments).toEqual(['%s is a file']);
  });

  test('in a variable or of another text domain are refused with their position', async () => {
    const { messages, faults } = await php("__( $text, 'kithouse' );\n__( 'Pages' );\n__( 'Pages', 'other' );");

    expect(messages).toEqual([]);
    expect(faults).toEqual([
      expect.stringContaining('a.php:2: __() needs a literal text'),
      expect.stringContaining('a.php:3: __() needs the text domain'),
      expect.stringContaining('a.php:4: __() needs the text domain'),
    ]);
  });
});

describe('catalogue of texts', () => {
  test('round-trips any content', () => {
    const entries = [
      entry('a "quoted"\ttext\\with\nlines %s', ['ä „so“ %s'], { comments: ['two', 'notes'], is_fuzzy: true }),
      entry('{text} page', ['{text} Seite', '{text} Seiten'], { plural: '{text} pages', context: 'of a book' }),
    ];
    const headers = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };

    expect(parsePo(printPo({ headers, entries }))).toEqual({ headers, entries });
  });

  test("reads other programs' format: wrapped lines, obsolete entries, line numbers", () => {
    const { entries } = parsePo(
      '#: a.php:12 b.php:3\r\n#, fuzzy, c-format\r\nmsgid ""\r\n"one "\r\n"text"\r\nmsgstr "ein Text"\r\n\r\n#~ msgid "old"\r\n#~ msgstr "alt"\r\n',
    );

    expect(entries).toEqual([entry('one text', ['ein Text'], { references: ['a.php:12', 'b.php:3'], is_fuzzy: true })]);
  });

  test.each([
    ['without quotes', 'msgid "a"\nmsgstr no quotes\n', 'line 2'],
    ['without the closing quote', 'msgid "a"\nmsgstr "b\n', 'line 3'],
    ['that is defined twice', 'msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"\n', 'already been declared'],
  ])('refuses a text %s', (_, text, reason) => {
    expect(() => parsePo(text)).toThrow(reason);
  });

  test('accepts a new translation with the plural forms of the template', () => {
    const header = 'msgid ""\nmsgstr "Plural-Forms: nplurals=3; plural=n;\\n"\n\n';

    expect(parsePo(`${header}msgid "page"\nmsgid_plural "pages"\nmsgstr[0] ""\nmsgstr[1] ""\n`).entries).toEqual([
      entry('page', ['', ''], { plural: 'pages', references: [] }),
    ]);
  });

  test('keeps translations and removes obsolete entries', () => {
    const headers = { 'Plural-Forms': 'nplurals=3; plural=(n%10==1 ? 0 : 1);' };
    const old = { headers, entries: [entry('kept', ['behalten']), entry('gone', ['weg'])] };

    expect(
      updateCatalogue(old, [message('kept', { references: ['b.tsx'] }), message('new', { plural: 'news' })]).entries,
    ).toEqual([entry('kept', ['behalten'], { references: ['b.tsx'] }), entry('new', ['', '', ''], { plural: 'news' })]);
  });

  test('merges a text of two files and refuses two plurals', () => {
    expect(mergeMessages([message('a', { comments: ['x'] }), message('a', { plural: 'as', references: ['b.php'] })])).toEqual([
      message('a', { plural: 'as', comments: ['x'], references: ['a.tsx', 'b.php'] }),
    ]);
    expect(() => mergeMessages([message('a', { plural: 'as' }), message('a', { plural: 'aa' })])).toThrow('two plurals');
  });

  test.each([
    ['missing', entry('a', [''])],
    ['missing', entry('a', ['a', ' '], { plural: 'as' })],
    ['broken', entry('Hello {name}', ['Hallo {nom}'])],
    ['broken', entry('%1$s of %2$s', ['%1$s'])],
    ['fuzzy', entry('a', ['b'], { is_fuzzy: true })],
    [undefined, entry('{text} of {name}', ['{name}: {text}'])],
    [undefined, entry('One page', ['Eine Seite', '{count} Seiten'], { plural: '{count} pages' })],
  ])('detects that an entry is %s', (fault, one) => {
    expect(findFault(one, listPlaceholders)).toBe(fault);
  });
});

describe('reading a catalogue', () => {
  const headers = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };
  const entries = [
    entry('$a "b" \\', ['$z “ä” \\'], {}),
    entry('page', ['Seite', 'Seiten'], { plural: 'pages' }),
    entry('Open', ['Offen'], { context: 'a state' }),
    entry('half', ['halb'], { is_fuzzy: true }),
  ];
  const all = () => true;

  test('gives the library its data by text and context, without unfinished entries', () => {
    const { '': head, ...texts } = toLocaleData({ headers, entries }, all);

    expect(head).toMatchObject({ lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' });
    expect(texts).toEqual({
      '$a "b" \\': ['$z “ä” \\'],
      page: ['Seite', 'Seiten'],
      'a state\u0004Open': ['Offen'],
    });
  });

  test('gives PHP literals without variables', () => {
    const code = toPhp({ headers, entries }, all);

    expect(code).toContain(String.raw`"\$a \"b\" \\" => "\$z “ä” \\",`);
    expect(code).toContain(String.raw`"page\x00pages" => "Seite\x00Seiten",`);
    expect(code).not.toContain('halb');
  });
});

/** Finds a translation like gettext: by binary search in byte order. */
function findInMo(mo: Uint8Array, original: string): string | undefined {
  const view = Buffer.from(mo);
  const number = (at: number) => view.readUInt32LE(at);
  const read = (table: number, index: number) => {
    const start = number(table + index * 8 + 4);
    return view.subarray(start, start + number(table + index * 8));
  };
  let [low, high] = [0, number(8) - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = Buffer.compare(read(number(12), middle), Buffer.from(original));
    if (order === 0) {
      return read(number(16), middle).toString();
    }
    [low, high] = order < 0 ? [middle + 1, high] : [low, middle - 1];
  }
  return undefined;
}

test('includes every text with plurals, context and header in the binary format', () => {
  const entries = [
    entry('Öffnen', ['Open']),
    entry('page', ['Seite', 'Seiten'], { plural: 'pages' }),
    entry('Open', ['Offen'], { context: 'a state' }),
    entry('half', ['halb'], { is_fuzzy: true }),
  ];
  const mo = toMo({ headers: { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' }, entries }, () => true);

  expect(Buffer.from(mo).readUInt32LE(0)).toBe(0x950412de);
  expect(['', 'Öffnen', 'page\0pages', 'a state\u0004Open', 'half'].map((text) => findInMo(mo, text))).toEqual([
    'Language: de_DE\nPlural-Forms: nplurals=2; plural=(n != 1);\nContent-Type: text/plain\n',
    'Open',
    'Seite\0Seiten',
    'Offen',
    undefined,
  ]);
});

describe("view of WordPress's tools", () => {
  const files = (...references: string[]) => toShipped(message('Packs', { references, comments: ['a note'] }));

  test('names built files of the plugin, and the sources in a note', () => {
    expect(files('plugin/src/Admin/Boot_Data.php', 'plugin/kithouse.php')).toMatchObject({
      references: ['kithouse.php', 'src/Admin/Boot_Data.php'],
      comments: ['a note'],
    });
    expect(
      files('apps/library/src/features/items/a.tsx', 'packages/contract/src/b.ts', 'plugin/src/Admin/Boot_Data.php'),
    ).toMatchObject({
      references: ['assets/texts.js:1', 'src/Admin/Boot_Data.php'],
      comments: ['a note', 'Source: features/items/a.tsx, packages/contract/src/b.ts'],
    });
    expect(files('apps/library/src/hosts/gutenberg-entry.ts').references).toEqual(['assets/editor-texts.js:1']);
  });

  test("lists scripts' texts as calls without effect", () => {
    const code = printListing(
      [message(`It's "here" */ \n`, { comments: ['a */ note'] }), message('{text} page', { plural: '{text} pages' })],
      'kithouse',
    );
    const { messages, faults } = readTypeScript({ file: 'texts.js', code });

    expect(faults).toEqual([]);
    expect(messages).toMatchObject([
      { single: `It's "here" */ \n`, comments: ['a * / note'] },
      { single: '{text} page', plural: '{text} pages' },
    ]);
    expect(runInNewContext(code)).toBeTypeOf('function');
  });

  test('finds a plugin file for every text of the catalogue', () => {
    const { entries } = parsePo(readFileSync('plugin/languages/kithouse.pot', 'utf8'));
    const isShipped = (file: string) =>
      existsSync(`plugin/${file}`) ? file.endsWith('.php') : Object.values(listings).some((name) => file === `${name}:1`);

    expect(entries.length).toBeGreaterThan(1000);
    expect(entries.filter(({ references }) => references.length === 0 || !references.every(isShipped))).toEqual([]);
  });

  test('is complete in German, in PHP and in the scripts', () => {
    const { entries } = parsePo(readFileSync('plugin/languages/kithouse-de_DE.po', 'utf8'));
    const folder = mkdtempSync(path.join(tmpdir(), 'german-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('plugin/languages/kithouse-de_DE.po', path.join(folder, 'kithouse-de_DE.po'));
    writeFileSync(path.join(folder, 'kithouse-de_DE-former.json'), '');

    writeLanguageFiles(folder);

    const names = readdirSync(folder);
    const scripts = names.filter((name) => name.endsWith('.json')).map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const inScripts = scripts.flatMap((json) => Object.keys((JSON.parse(json) as Jed).locale_data.messages));
    const mo = readFileSync(path.join(folder, 'kithouse-de_DE.mo'));
    expect(names).toHaveLength(5);
    expect(new Set(inScripts.filter(Boolean))).toEqual(
      new Set(entries.filter(({ references }) => references.some((file) => file.includes('.js'))).map(keyOf)),
    );
    const ofPhp = entries.filter(isOfPhp).map((one) => (one.plural === undefined ? keyOf(one) : `${keyOf(one)}\0${one.plural}`));
    expect(ofPhp.filter((key) => !findInMo(mo, key))).toEqual([]);
  });
});

test('collects every text of the plugin', async () => {
  const { messages, faults } = await collectMessages('plugin');

  expect(faults).toEqual([]);
  const singles = messages.map(({ single }) => single);
  expect(singles).toContain('Use at least 10 characters.');
  expect(singles).toContain('The email or password is incorrect. Check both and try again.');
  expect(singles).toContain('The library needs JavaScript. Enable it and reload this page.');
  expect(singles).toContain('{text} page');
  expect(singles).toContain(
    'Add ready-made pages, blocks and whole websites from a template library, in the block editor and in Elementor.',
  );
});
