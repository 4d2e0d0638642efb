/** Limits a name in bytes to what every file system accepts, leaving room for the extension and a browser's ` (1)`. */
const maxBytes = 200;

/** Lists device names reserved by Windows, with any extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Builds a file name from a title in any script without forbidden or deceptive characters, such as `/`, `:`, leading dots,
 * control characters and bidirectional marks.
 */
export function nameFile(title: string, extension: string): string {
  const words = title
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => (/[\t\r\n\u2028\u2029]/.test(mark) ? ' ' : joiners.test(mark) ? mark : ''))
    .replace(/[/\\:*?"<>|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const name = cutToBytes(words, maxBytes).trimEnd();
  return `${name === '' ? 'template' : devices.test(name) ? `_${name}` : name}.${extension}`;
}

/** Matches joiners, which emoji, Persian and Indian scripts need. */
const joiners = /[\u200c\u200d]/;

function cutToBytes(text: string, max: number): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let end = 0;
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > max) {
      return text.slice(0, end);
    }
    end += character.length;
  }
  return text;
}
