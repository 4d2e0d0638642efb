import type { Bundle, NodeChange, Sketch } from '@kithouse/contract';
import { compareBundles, sketchOf } from '@kithouse/kits';
import { defineTask } from '../../threads/task.js';

const maxChanges = 500;

/** Compares two bundles as JSON. Without a first one, all of the second is new. */
export const compareTexts = defineTask(
  import.meta.url,
  'compareTexts',
  ({ before, after }: { before: string | undefined; after: string }): { changes: NodeChange[]; total: number } => {
    const now = JSON.parse(after) as Bundle;
    const changes = compareBundles(before === undefined ? emptied(now) : (JSON.parse(before) as Bundle), now);
    return { changes: changes.slice(0, maxChanges), total: changes.length };
  },
);

/** Returns an empty bundle to compare the first version with. */
const emptied = ({ documents }: Bundle) => ({
  documents: documents.map((document) =>
    document.kind === 'blocks' ? { ...document, content: '' } : { ...document, content: [], page_settings: {} },
  ),
});

/** Returns the fields of a file that its current bundle determines. */
export const describeText = defineTask(
  import.meta.url,
  'describeText',
  (text: string): Pick<Bundle, 'platform' | 'type'> & { sketch: Sketch[] } => {
    const { platform, type, documents } = JSON.parse(text) as Bundle;
    return { platform, type, sketch: sketchOf(documents) };
  },
);
