import type { Message } from './message.js';

/**
 * Files of the installed plugin that list the texts of its scripts. WordPress's tools read them there, and name the JSON files
 * of a language by them, because the names of the built chunks change with each build.
 */
export const listings = { library: 'assets/texts.js', editors: 'assets/editor-texts.js' } as const;

/** Sources of the buttons in the editors, which are shown before the library and its texts are loaded. */
const ofEditors = /^apps\/library\/src\/hosts\/(gutenberg|elementor)(-entry)?\.tsx?$/;

/** Replaces the sources of a message by the files of the installed plugin that have it. A note names the sources. */
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
  // Loco Translate ignores references without a line. A constant one keeps the catalogue as it is when texts move.
  return `${ofEditors.test(file) ? listings.editors : listings.library}:1`;
}

/** Tells whether PHP shows a text. */
export const isOfPhp = ({ references }: Message) => references.some((file) => !/\.js(:\d+)?$/.test(file));

/** Tells whether the scripts of this listing show a text. */
export const isListedIn =
  (listing: string) =>
  ({ references }: Message) =>
    references.includes(`${listing}:1`);

/** Lists texts as calls that WordPress's tools find. Browsers never load it, and nothing in it runs. */
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
