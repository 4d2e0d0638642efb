import { useState } from 'react';
import { type Filter, isSameFilter } from './filter.js';

/** Holds unapplied filter choices. Resets when the applied filter or the list changes. */
export function useFilterDraft(applied: Filter, list: string) {
  const key = JSON.stringify([list, applied.tags, applied.include, applied.exclude]);
  const [kept, setKept] = useState({ key, draft: applied });
  const draft = kept.key === key ? kept.draft : applied;
  return {
    draft,
    change: (next: Filter) => setKept({ key, draft: next }),
    isChanged: !isSameFilter(draft, applied),
  };
}
