import type { Bundle } from '@kithouse/contract';
import { renderBundle } from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';

/** Renders the first page of a bundle as HTML. `pictures` are addresses by sha256. */
export const renderPage = defineTask(
  import.meta.url,
  'renderPage',
  ({ text, pictures }: { text: string; pictures: Map<string, string> }): string | undefined => {
    const bundle = JSON.parse(text) as Bundle;
    const first = { ...bundle, documents: bundle.documents.slice(0, 1) };
    return renderBundle(first, { mediaUrl: (sha256) => pictures.get(sha256) })[0]?.html;
  },
);
