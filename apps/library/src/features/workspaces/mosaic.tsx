import type { Workspace } from '@kithouse/contract';
import { AnyIcon } from '@kithouse/ui/any-icon.js';
import { FilePicture } from '../sketches/file-picture.js';

/** Tiles of a mosaic; missing ones stay empty. */
const cells = 3;

/** Shows a workspace's latest files. */
export function Mosaic({ files }: { files: Workspace['newest'] }) {
  if (files.length === 0) {
    return (
      <div className="mosaic none">
        <AnyIcon name="folder-open" />
      </div>
    );
  }
  return (
    <div className="mosaic">
      {Array.from({ length: cells }, (_, index) => {
        const file = files[index];
        return file ? <FilePicture key={index} file={file} /> : <span key={index} />;
      })}
    </div>
  );
}
