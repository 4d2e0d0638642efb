import type { PlannedDocument } from '../plan-source.js';
import { listReferences, textOf } from './references.js';

/**
 * Finds documents visible to visitors. Includes saved templates shown by a condition or another document, which would be
 * invisible as drafts. A page with a conflicting address may stay a draft.
 */
export function findLive(documents: readonly PlannedDocument[]): Set<string> {
  const byKey = new Map(documents.map((planned) => [planned.document.key, planned]));
  const live = new Set<string>();
  const waiting = documents.filter(
    ({ as, conditions = [], on_conflict }) => (as !== 'library' || conditions.length > 0) && on_conflict !== 'draft',
  );
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    live.add(at.document.key);
    for (const reference of listReferences(textOf(at.document))) {
      const named = byKey.get(reference.replace(/^doc\//, ''));
      if (named?.as === 'library' && reference.startsWith('doc/') && !live.has(named.document.key)) {
        live.add(named.document.key);
        waiting.push(named);
      }
    }
  }
  return live;
}
