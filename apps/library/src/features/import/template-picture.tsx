import { FilePicture } from '../sketches/file-picture.js';
import { ItemPicture } from './item-picture.js';
import type { Template } from './template.js';

/** Shows a picture of the template, if any. */
export function TemplatePicture({ template, ratio }: { template: Template; ratio: string }) {
  if (template.origin === 'remote') {
    return <ItemPicture item={template.item} ratio={ratio} />;
  }
  return template.origin === 'cloud' ? (
    <div className="art" style={{ aspectRatio: ratio, maxBlockSize: '30vh' }}>
      <FilePicture file={template.file} isLazy={false} />
    </div>
  ) : null;
}
