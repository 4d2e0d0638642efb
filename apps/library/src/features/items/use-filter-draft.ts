import { useState } from 'react';
import { type Filter, isSameFilter } from './filter.js';

/** What is being chosen while the list still shows what was chosen before. Begins anew when that changes, or the list does. */
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
