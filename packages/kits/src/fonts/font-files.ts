import { type Bundle, maxFontBytes } from '@kithouse/contract';

type Faces = { fonts?: readonly { faces: readonly { sha256: string }[] }[] | undefined };

/** Lists the hashes of font files, which belong to no document. */
export const listFontFiles = ({ fonts = [] }: Faces): Set<string> =>
  new Set(fonts.flatMap(({ faces }) => faces.map(({ sha256 }) => sha256)));

/** Returns true for the bytes of a WOFF2 file. */
export const isWoff2 = (bytes: Uint8Array): boolean => new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === 'wOF2';

type File = { mime: string; bytes: number };

/** Finds the first fault of a bundle's fonts; `fileOf` returns what is known of a file. */
export function findFontFault(
  { fonts = [] }: Pick<Bundle, 'fonts'>,
  fileOf: (sha256: string) => File | undefined,
): string | undefined {
  if (new Set(fonts.map(({ slug }) => slug)).size < fonts.length) {
    return 'Two font families have the same name.';
  }
  for (const { name, faces } of fonts) {
    for (const { sha256 } of faces) {
      const file = fileOf(sha256);
      if (file?.mime !== 'font/woff2') {
        return `A file of the font “${name}” ${file ? 'isn’t a WOFF2 file' : 'is missing'}.`;
      }
      if (file.bytes > maxFontBytes) {
        return `A file of the font “${name}” is larger than ${maxFontBytes / 1024} KB. Split it into subsets.`;
      }
    }
  }
  return undefined;
}
