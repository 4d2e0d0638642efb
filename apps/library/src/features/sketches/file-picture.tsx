import type { CloudFile } from '@kithouse/contract';
import { useState } from 'react';
import { SketchDrawing } from './sketch-drawing.js';

type FilePictureProps = { file: Pick<CloudFile, 'thumbnail' | 'sketch'>; isLazy?: boolean };

/** What a file looks like: its picture, or a drawing where there is none or where it does not arrive. Fills what it is put into. */
export function FilePicture({ file: { thumbnail, sketch }, isLazy = true }: FilePictureProps) {
  const [broken, setBroken] = useState<string>();
  if (!thumbnail || thumbnail === broken) {
    return <SketchDrawing sketch={sketch} />;
  }
  return (
    <img
      src={thumbnail}
      alt=""
      width={480}
      height={360}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setBroken(thumbnail)}
    />
  );
}
