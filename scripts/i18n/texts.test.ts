import { describe, expect, test } from 'vitest';
import { collectMessages } from './collect.js';
import { toLocaleData, toPhp } from './compile.js';
import { listPlaceholders, type Message, mergeMessages } from './message.js';
import { type Entry, findFault, parsePo, printPo, updateCatalogue } from './po.js';
import { readPhp } from './read-php.js';
import { readTypeScript } from './read-typescript.js';

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
  test('are found wherever they stand, with their plurals and what is told to translators', () => {
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
    ['one that is put together', "const f = () => t('a' + b);", 'plain text'],
    ['one in a variable', 'const f = () => t(text);', 'plain text'],
    ['a plural in a variable', "const f = () => tn('page', pages, 2);", 'plain text'],
    ['one that is looked up before there is a translation', "const title = t('Packs');", 'before the translation is there'],
    ['a file that cannot be read', 'const = 1', 'Unexpected'],
  ])('%s is refused with its place', (_, code, reason) => {
    const { messages, faults } = read(code);

    expect(messages).toEqual([]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('a.tsx');
    expect(faults[0]).toContain(reason);
  });

  test('what is only called alike is left alone', () => {
    expect(read("const f = () => { z.t('no'); import.meta.tn('a', 'b'); };")).toEqual({ messages: [], faults: [] });
  });
});

describe('texts in PHP', () => {
  const php = (code: string) => readPhp({ 'a.php': `<?php\n${code}` }, 'kithouse');

  test('are found in all forms that WordPress has', async () => {
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

  test('one in a variable, and one of another text domain, is refused with its place', async () => {
    const { messages, faults } = await php("__( $text, 'kithouse' );\n__( 'Pages' );\n__( 'Pages', 'other' );");

    expect(messages).toEqual([]);
    expect(faults).toEqual([
      expect.stringContaining('a.php:2: __() takes a plain text'),
      expect.stringContaining('a.php:3: __() does not name the text domain'),
      expect.stringContaining('a.php:4: __() does not name the text domain'),
    ]);
  });
});

describe('a catalogue of texts', () => {
  test('reads again what it wrote, whatever is in it', () => {
    const entries = [
      entry('a "quoted"\ttext\\with\nlines %s', ['ä „so“ %s'], { comments: ['two', 'notes'], is_fuzzy: true }),
      entry('{text} page', ['{text} Seite', '{text} Seiten'], { plural: '{text} pages', context: 'of a book' }),
    ];
    const headers = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };

    expect(parsePo(printPo({ headers, entries }))).toEqual({ headers, entries });
  });

  test('reads what other programs write: broken lines, obsolete entries, line numbers', () => {
    const { entries } = parsePo(
      '#: a.php:12 b.php:3\r\n#, fuzzy, c-format\r\nmsgid ""\r\n"one "\r\n"text"\r\nmsgstr "ein Text"\r\n\r\n#~ msgid "old"\r\n#~ msgstr "alt"\r\n',
    );

    expect(entries).toEqual([entry('one text', ['ein Text'], { references: ['a.php:12', 'b.php:3'], is_fuzzy: true })]);
    expect(() => parsePo('msgid "a"\nmsgstr no quotes')).toThrow('msgstr no quotes');
  });

  test('keeps what is translated, empties nothing, and forgets what nobody says any more', () => {
    const headers = { 'Plural-Forms': 'nplurals=3; plural=(n%10==1 ? 0 : 1);' };
    const old = { headers, entries: [entry('kept', ['behalten']), entry('gone', ['weg'])] };

    expect(
      updateCatalogue(old, [message('kept', { references: ['b.tsx'] }), message('new', { plural: 'news' })]).entries,
    ).toEqual([entry('kept', ['behalten'], { references: ['b.tsx'] }), entry('new', ['', '', ''], { plural: 'news' })]);
  });

  test('one text in two files is one message; with two plurals it is refused', () => {
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
  ])('an entry is known to be %s', (fault, one) => {
    expect(findFault(one, listPlaceholders)).toBe(fault);
  });
});

describe('what is read of a catalogue', () => {
  const headers = { Language: 'de_DE', 'Plural-Forms': 'nplurals=2; plural=(n != 1);' };
  const entries = [
    entry('$a "b" \\', ['$z “ä” \\'], {}),
    entry('page', ['Seite', 'Seiten'], { plural: 'pages' }),
    entry('Open', ['Offen'], { context: 'a state' }),
    entry('half', ['halb'], { is_fuzzy: true }),
  ];
  const all = () => true;

  test('the library gets its data by text and context, without what is not done', () => {
    const { '': head, ...texts } = toLocaleData({ headers, entries }, all);

    expect(head).toMatchObject({ lang: 'de_DE', 'plural-forms': 'nplurals=2; plural=(n != 1);' });
    expect(texts).toEqual({
      '$a "b" \\': ['$z “ä” \\'],
      page: ['Seite', 'Seiten'],
      'a state\u0004Open': ['Offen'],
    });
  });

  test('PHP gets literals in which nothing is a variable', () => {
    const code = toPhp({ headers, entries }, all);

    expect(code).toContain(String.raw`"\$a \"b\" \\" => "\$z “ä” \\",`);
    expect(code).toContain(String.raw`"page\x00pages" => "Seite\x00Seiten",`);
    expect(code).not.toContain('halb');
  });
});

test('every text of the plugin can be collected', async () => {
  const { messages, faults } = await collectMessages('plugin');

  expect(faults).toEqual([]);
  const singles = messages.map(({ single }) => single);
  expect(singles).toContain('Please use at least 8 characters.');
  expect(singles).toContain('E-mail or password is not right.');
  expect(singles).toContain('The library needs JavaScript.');
  expect(singles).toContain('{text} page');
});
