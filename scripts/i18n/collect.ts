import { readFileSync } from 'node:fs';
import { brand, errors } from '@kithouse/contract';
import { listFiles } from '../stamp.js';
import { type Message, mergeMessages } from './message.js';
import { readPhp } from './read-php.js';
import { type Found, readTypeScript } from './read-typescript.js';

/** Where people meet texts. Of the cloud those that its refusals say; the library looks them up when it shows them. */
const typescript = ['apps/library/src', 'packages/contract/src', 'apps/cloud/src/features'];
const php = ['plugin/kithouse.php', 'plugin/src'];
/** Tests, and what only programs read. */
const left = /\.test\.tsx?$|\/testing\/|\/publishing\/|lib\/i18n\.ts$/;

/** All texts of the product in the order of their files, or what is wrong with them. */
export async function collectMessages(): Promise<Found> {
  const scripts = list(typescript, /\.tsx?$/).filter((file) => !left.test(file));
  const found = [
    { messages: listSentences(), faults: [] },
    ...scripts.map((file) => readTypeScript({ file, code: readFileSync(file, 'utf8') })),
    await readPhp(Object.fromEntries(list(php, /\.php$/).map((file) => [file, readFileSync(file, 'utf8')])), brand.slug),
  ];
  const messages = mergeMessages(found.flatMap((one) => one.messages)).map(sortReferences);
  return { messages: messages.toSorted(byFile), faults: found.flatMap(({ faults }) => faults) };
}

/** The sentences of the table of errors. */
function listSentences(): Message[] {
  const references = ['packages/contract/src/errors.ts'];
  return Object.values(errors).map(({ message }) => ({ single: message, comments: [], references }));
}

const list = (places: string[], name: RegExp) =>
  places
    .flatMap(listFiles)
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => name.test(file))
    .toSorted();

const sortReferences = (message: Message) => ({ ...message, references: message.references.toSorted() });

/** By the first file of each; within a file as they were found. */
const byFile = (one: Message, other: Message) => (one.references[0] ?? '').localeCompare(other.references[0] ?? '', 'en');
