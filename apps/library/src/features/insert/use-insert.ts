import { AppError, type Colors, insertItem } from '@kithouse/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHost } from '../../lib/host.js';
import type { Template } from '../import/template.js';

export type InsertChoices = {
  /** Undefined for a template that brings none. */
  colors?: Colors | undefined;
  withPageSettings: boolean;
  /** What the person knows will be left out; anything else is told first. Undefined where that has been told. */
  announced?: readonly string[] | undefined;
};

/** Names of what the editor would leave out without having said so; none when the template is in. Undefined when the dialog was left. */
type Outcome = string[] | undefined;

/** Fetches the content and hands it to the editor, unless the dialog was left in between. */
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
    /** What this editor does not know though the site does. */
    surprises: action.data?.length ? action.data : undefined,
    start: (choices: InsertChoices) => action.isPending || action.mutate(choices),
    forget: action.reset,
  };
}
