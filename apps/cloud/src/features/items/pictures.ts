import type { Picture } from '@kithouse/contract';

/** Describes one width of a catalogue picture; `file` is its name in the file store. */
export type PictureSize = { file: string; width: number; height: number };

/** Builds a picture from its sizes, narrowest first. */
export function toPicture(sizes: PictureSize[], filesUrl: string): Picture | undefined {
  const middle = sizes[Math.floor(sizes.length / 2)];
  return (
    middle && {
      src: filesUrl + middle.file,
      srcset: sizes.map(({ file, width }) => `${filesUrl}${file} ${width}w`).join(', '),
      width: middle.width,
      height: middle.height,
    }
  );
}
