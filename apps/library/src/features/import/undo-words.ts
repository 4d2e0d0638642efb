import type { ImportRow } from '@kithouse/contract';
import { t } from '../../lib/i18n.js';

/** Kinds of changes that the site planned itself. They create no pages that an undo could move to the trash. */
const changes: readonly ImportRow['kind'][] = ['hand-over', 'move', 'copy', 'details'];

/** Returns the texts of an undo: of a change to existing content, or of an import. */
export const undoWords = (kind: ImportRow['kind'] | undefined, name: string) =>
  kind !== undefined && changes.includes(kind)
    ? {
        question: t('Undo the change “{name}”?', { name }),
        action: t('Undo the change'),
        result: t('The change is undone'),
        consequence: t('Your later changes stay.'),
      }
    : {
        question: t('Undo the import of {name}?', { name }),
        action: t('Undo the import'),
        result: t('The import is undone'),
        consequence: t('Pages move to the trash. Their images stay until you delete the pages permanently.'),
      };
