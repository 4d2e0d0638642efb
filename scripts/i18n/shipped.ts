import type { Message } from './message.js';

/**
 * Lists the built files that contain the scripts' texts. WordPress's tools read them and name a language's JSON files by them,
 * because the names of built chunks change with each build.
 */
export const listings = { library: 'assets/texts.js', editors: 'assets/editor-texts.js' } as const;

/** Matches sources of the editors' buttons, which are shown before the library and its texts are loaded. */
const ofEditors = /^apps\/library\/src\/hosts\/(gutenberg|elementor)(-entry)?\.tsx?$/;

/** Replaces a message's sources by the built files that contain it and names the sources in a note. */
export function toShipped(message: Message): Message {
  const scripts = message.references.filter((file) => !file.startsWith('plugin/'));
  const sources = scripts.map((file) => file.replace('apps/library/src/', '')).join(', ');
  return {
    ...message,
    comments: scripts.length > 0 ? [...message.comments, `Source: ${sources}`] : message.comments,
    references: [...new Set(message.references.map(toShippedFile))].toSorted(),
  };
}

function toShippedFile(file: string): string {
  if (file.startsWith('plugin/')) {
    return file.slice('plugin/'.length);
  }
  // Loco Translate ignores references without a line. A constant one keeps the catalogue stable when texts move.
  return `${ofEditors.test(file) ? listings.editors : listings.library}:1`;
}

/** Returns true if PHP shows a text. */
export const isOfPhp = ({ references }: Message) => references.some((file) => !/\.js(:\d+)?$/.test(file));

/** Returns true if the scripts of this listing show a text. */
export const isListedIn =
  (listing: string) =>
  ({ references }: Message) =>
    references.includes(`${listing}:1`);

/** Writes texts as calls that WordPress's tools find. Browsers never load the file, and nothing in it runs. */
export function printListing(messages: Message[], domain: string): string {
  const lines = messages.map(({ single, plural, comments }) => {
    const note = comments.join(' | ').replaceAll('*/', '* /');
    const texts = [single, plural].flatMap((text) => (text === undefined ? [] : [JSON.stringify(text)]));
    const call = plural === undefined ? '__' : '_n';
    const count = plural === undefined ? '' : ' 0,';
    return `\t/* translators: ${note} */\n\t${call}( ${texts.join(', ')},${count} '${domain}' );`;
  });
  const head = "/* The texts of the library, listed for WordPress's translation tools. No page loads this file. */";
  return [head, '( ( __, _n ) => {', ...lines, '} );', ''].join('\n');
}
