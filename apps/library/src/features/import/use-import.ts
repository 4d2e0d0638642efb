import { type Item, importPage, type Output } from '@kithouse/contract';
import { useEffect } from 'react';
import { useAction } from '../../lib/use-endpoint.js';

export type Imported = Output<typeof importPage> & { title: string };

/** Starts the import, once at a time, and keeps how it went. */
export function useImport(item: Item) {
  const action = useAction(importPage, { onError: () => undefined });
  const isImporting = action.isPending;

  useEffect(() => {
    if (!isImporting) {
      return;
    }
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [isImporting]);

  return {
    isImporting,
    imported: action.data && { ...action.data, title: action.variables.title },
    error: action.error ?? undefined,
    start: (title: string) => action.isPending || action.mutate({ id: item.id, title, platform: item.platform }),
    forget: action.reset,
  };
}
