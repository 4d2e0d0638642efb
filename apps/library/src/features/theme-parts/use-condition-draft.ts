import { type AppError, type getConditions, listThemeParts, type Output, saveConditions } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { useToast } from '@kithouse/ui/toast.js';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.js';
import { t } from '../../lib/i18n.js';
import { conflictsOf, type DraftCondition, newCondition, serialiseCondition, withId } from './condition.js';

export type SavedConditions = Output<typeof getConditions>;

/** Maximum conditions of a part. */
export const maxConditions = 200;

/** Holds a part's edited conditions. Calls `onSaved` after saving. */
export function useConditionDraft(template_id: number, saved: SavedConditions, onSaved: () => void) {
  const cache = useQueryClient();
  const toast = useToast();
  const [conditions, setConditions] = useState(() => saved.template_conditions.map(withId));
  const [failure, setFailure] = useState<AppError>();
  const action = useAction(saveConditions, {
    onSuccess: ({ conflicts, moved }) => {
      void cache.invalidateQueries({ queryKey: queryKey(listThemeParts) });
      const others = conditions.flatMap((condition) => conflictsOf(condition, conflicts)).map(({ title }) => title);
      const clash = others.length > 0 ? t('Also used by {names}', { names: [...new Set(others)].join(', ') }) : undefined;
      const text = moved
        ? t('“{name}” is now a template of your theme. Edit it in the site editor.', { name: moved.title })
        : clash;
      toast({ title: t('Conditions saved'), ...(text && { text }) });
      onSaved();
    },
    onError: (error) => {
      console.error(`Conditions of ${template_id}: ${error.message}`);
      setFailure(error);
    },
  });

  return {
    conditions,
    failure,
    isSaving: action.isPending,
    add: () => setConditions([...conditions, newCondition()]),
    replace: (changed: DraftCondition) => setConditions(conditions.map((one) => (one.id === changed.id ? changed : one))),
    remove: ({ id }: DraftCondition) => setConditions(conditions.filter((one) => one.id !== id)),
    save() {
      setFailure(undefined);
      action.mutate({ template_id, conditions: [...new Set(conditions.map(serialiseCondition))] });
    },
  };
}
