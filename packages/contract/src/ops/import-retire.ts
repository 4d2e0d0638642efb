import * as z from 'zod/mini';
import { ImportId } from '../import-id.js';
import { operation } from './operation.js';

/** Names an earlier import of another pack. `publish` hides its content in the step that shows the new one. */
export const importRetire = operation({
  name: 'import.retire',
  step: 'permission',
  args: z.object({ import_id: ImportId }),
  // Asked for each post.
  capability: null,
});
