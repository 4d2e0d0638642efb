import type { BundleFont, ContentFont } from '@kithouse/contract';
import { listFontFiles } from './font-files.js';

type Medium = { sha256: string; url: string; bytes: number };
type Source<File> = { fonts?: readonly BundleFont[] | undefined; media: readonly File[] };

/** Moves the files of fonts from the media to their faces. Leaves out faces and families without a file. */
export function addressFonts<File extends Medium>({ fonts = [], media }: Source<File>): { fonts: ContentFont[]; media: File[] } {
  const files = new Map(media.map((file) => [file.sha256, file]));
  const ofFonts = listFontFiles({ fonts });
  const addressed = fonts.map(({ faces, ...family }) => ({
    ...family,
    faces: faces.flatMap((face) => {
      const file = files.get(face.sha256);
      return file ? [{ ...face, bytes: file.bytes, url: file.url }] : [];
    }),
  }));
  return {
    fonts: addressed.filter(({ faces }) => faces.length > 0),
    media: media.filter(({ sha256 }) => !ofFonts.has(sha256)),
  };
}
