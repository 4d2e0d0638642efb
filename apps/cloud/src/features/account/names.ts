/** Removes control characters, which are unsafe in mail headers. */
export const cleanName = (name: string) =>
  name
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .normalize('NFC');
