/** Bytes of a name that every file system takes, with room for the ending and a browser's ` (1)`. */
const mostBytes = 200;

/** Names that Windows keeps for devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * A file name in the words of the title, in any script: without what a system forbids in names or hides by them, such as
 * `/`, `:`, leading dots, control characters and marks that turn the direction of writing.
 */
export function nameFile(title: string, extension: string): string {
  const words = title
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => (/[\t\r\n\u2028\u2029]/.test(mark) ? ' ' : joiners.test(mark) ? mark : ''))
    .replace(/[/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = cutToBytes(words, mostBytes).trimEnd();
  return `${name === '' ? 'template' : devices.test(name) ? `_${name}` : name}.${extension}`;
}

/** They hold the parts of an emoji together and form letters of Persian and of Indian scripts. */
const joiners = /[\u200c\u200d]/;

function cutToBytes(text: string, most: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > most) {
      return text.slice(0, end);
    }
    end += character.length;
  }
  return text;
}
