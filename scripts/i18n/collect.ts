import { readFileSync } from 'node:fs';
import { brand, errors } from '@kithouse/contract';
import { listFiles } from '../stamp.js';
import { type Message, mergeMessages } from './message.js';
import { readPhp } from './read-php.js';
import { type Found, readTypeScript } from './read-typescript.js';
import { toShipped } from './shipped.js';

/** Lists the sources of a catalogue's texts; `left` matches files for other readers. */
type Places = { typescript: string[]; php: string[]; left: RegExp };

/**
 * Defines the catalogues: the plugin's, and the provider's with portal and mails. Messages of the cloud's errors are in both and
 * are translated where they are shown.
 */
const places = {
  plugin: {
    typescript: ['apps/library/src', 'packages/contract/src', 'packages/kits/src/look', 'apps/cloud/src/features'],
    php: [`plugin/${brand.slug}.php`, 'plugin/src'],
    left: /\/mails\/|lib\/i18n\.ts$/,
  },
  provider: {
    typescript: [
      'apps/portal/src',
      'packages/contract/src',
      'apps/cloud/src/features',
      'apps/cloud/src/ports/mail-letter.ts',
      'apps/cloud/src/config-selling.ts',
    ],
    php: [],
    // The pages name no terms.
    left: /portal\/src\/i18n\.ts$|contract\/src\/term-names\.ts$/,
  },
} satisfies Record<string, Places>;

/** Matches tests and files that only programs read. */
const never = /\.test\.tsx?$|\/testing\/|\/(publishing|releases)\/|contract\/src\/translator\.ts$/;

/** Collects a catalogue's texts in file order, or their faults. */
export async function collectMessages(whose: keyof typeof places): Promise<Found> {
  const { typescript, php, left } = places[whose];
  const scripts = list(typescript, /\.tsx?$/).filter((file) => !never.test(file) && !left.test(file));
  const found = [
    { messages: listSentences(), faults: [] },
    ...scripts.map((file) => readTypeScript({ file, code: readFileSync(file, 'utf8') })),
    ...(php.length === 0 ? [] : [await readPhp(readAll(list(php, /\.php$/)), brand.slug), readHeader(php[0] ?? '')]),
  ];
  const messages = mergeMessages(found.flatMap((one) => one.messages))
    .map(sortReferences)
    .toSorted(byFile);
  return {
    messages: whose === 'plugin' ? messages.map(toShipped) : messages,
    faults: found.flatMap(({ faults }) => faults),
  };
}

/** Reads the plugin header's texts, which WordPress translates in its list of plugins. */
function readHeader(file: string): Found {
  const code = readFileSync(file, 'utf8');
  const messages = ['Plugin Name', 'Plugin URI', 'Description', 'Author', 'Author URI'].flatMap((field) => {
    const single = new RegExp(`^ \\* ${field}: +(.+)$`, 'm').exec(code)?.[1];
    return single === undefined ? [] : [{ single, comments: [`${field} of the plugin`], references: [file] }];
  });
  return { messages, faults: [] };
}

/** Lists the error messages. */
function listSentences(): Message[] {
  const references = ['packages/contract/src/errors.ts'];
  return Object.values(errors).map(({ message }) => ({ single: message, comments: [], references }));
}

const list = (folders: string[], name: RegExp) =>
  folders
    .flatMap(listFiles)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .toSorted();

const readAll = (files: string[]) => Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));

const sortReferences = (message: Message) => ({ ...message, references: message.references.toSorted() });

/** Sorts by first file, stable within a file. */
const byFile = (one: Message, other: Message) => (one.references[0] ?? '').localeCompare(other.references[0] ?? '', 'en');
