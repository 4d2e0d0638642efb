import type { CloudFile } from '@kithouse/contract';
import { useState } from 'react';
import { SketchDrawing } from './sketch-drawing.js';

type FilePictureProps = { file: Pick<CloudFile, 'thumbnail' | 'sketch'>; isLazy?: boolean };

/** Shows a file's picture, or its sketch if there is none or loading fails. Fills its container. */
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
