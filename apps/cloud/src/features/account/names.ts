/** Control characters have no place in a name, nor in the headers of a mail. */
export const cleanName = (name: string) =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .normalize('NFC');
