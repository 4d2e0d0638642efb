import { readFileSync } from 'node:fs';
import { brand, errors } from '@kithouse/contract';
import { listFiles } from '../stamp.js';
import { type Message, mergeMessages } from './message.js';
import { readPhp } from './read-php.js';
import { type Found, readTypeScript } from './read-typescript.js';
import { toShipped } from './shipped.js';

/** Where texts of one catalogue stand; `left` are files among them that nobody reads who reads the others. */
type Places = { typescript: string[]; php: string[]; left: RegExp };

/**
 * Where people meet texts: on their own site, and at the provider's, whose mails are with its pages. Of the cloud both get what
 * its refusals say, and look it up when they show it.
 */
const places = {
  plugin: {
    typescript: ['apps/library/src', 'packages/contract/src', 'apps/cloud/src/features'],
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
    left: /portal\/src\/i18n\.ts$/,
  },
} satisfies Record<string, Places>;

/** Tests, and what only programs read. */
const never = /\.test\.tsx?$|\/testing\/|\/(publishing|releases)\/|contract\/src\/translator\.ts$/;

/** All texts of a catalogue in the order of their files, or what is wrong with them. */
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

/** What the plugin's main file says about it. WordPress translates these in its list of plugins. */
function readHeader(file: string): Found {
  const code = readFileSync(file, 'utf8');
  const messages = ['Plugin Name', 'Plugin URI', 'Description', 'Author', 'Author URI'].flatMap((field) => {
    const single = new RegExp(`^ \\* ${field}: +(.+)$`, 'm').exec(code)?.[1];
    return single === undefined ? [] : [{ single, comments: [`${field} of the plugin`], references: [file] }];
  });
  return { messages, faults: [] };
}

/** The sentences of the table of errors. */
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

/** By the first file of each; within a file as they were found. */
const byFile = (one: Message, other: Message) => (one.references[0] ?? '').localeCompare(other.references[0] ?? '', 'en');
