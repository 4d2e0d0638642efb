import { AppError, type Colors, insertItem } from '@kithouse/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHost } from '../../lib/host.js';
import type { Template } from '../import/template.js';

export type InsertChoices = {
  /** Undefined for a template without any. */
  colors?: Colors | undefined;
  withPageSettings: boolean;
  /** Omissions that the person knows of; others are shown first. Undefined once shown. */
  announced?: readonly string[] | undefined;
};

/** Names of unannounced omissions; empty when inserted. Undefined after closing. */
type Outcome = string[] | undefined;

/** Loads the content and passes it to the editor unless the dialog was closed. */
export function useInsert({ id, origin, platform }: Template, onInserted: () => void) {
  const { call, editor } = useHost();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const action = useMutation<Outcome, Error, InsertChoices>({
    mutationFn: async ({ colors, withPageSettings, announced }) => {
      const input = { id, postId: editor?.postId ?? 0, origin, platform, ...(colors && { colors }) };
      const content = await call(insertItem, input);
      if (!isHere.current || !editor) {
        return undefined;
      }
      const surprises = announced ? editor.findUnknown(content).filter((name) => !announced.includes(name)) : [];
      if (surprises.length === 0) {
        await editor.insert(content, withPageSettings);
      }
      return surprises;
    },
    onSuccess: (surprises) => surprises?.length === 0 && onInserted(),
  });

  const { error } = action;
  return {
    isInserting: action.isPending,
    error: error === null ? undefined : error instanceof AppError ? error : new AppError('import_failed'),
    /** Elements that the editor lacks but the site has. */
    surprises: action.data?.length ? action.data : undefined,
    start: (choices: InsertChoices) => action.isPending || action.mutate(choices),
    forget: action.reset,
  };
}
