import { AppError, type Item, insertItem } from '@kithouse/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHost } from '../../hosts/host.js';

/** Fetches the content and hands it to the editor, unless the dialog was left in between. */
export function useInsert(item: Item, onInserted: () => void) {
  const { call, editor } = useHost();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const action = useMutation<boolean, Error>({
    mutationFn: async () => {
      const content = await call(insertItem, { id: item.id, postId: editor?.postId ?? 0, platform: item.platform });
      if (!isHere.current || !editor) {
        return false;
      }
      await editor.insert(content);
      return true;
    },
    onSuccess: (isInserted) => isInserted && onInserted(),
  });

  const { error } = action;
  return {
    isInserting: action.isPending,
    error: error === null ? undefined : error instanceof AppError ? error : new AppError('import_failed'),
    start: () => action.isPending || action.mutate(),
    forget: action.reset,
  };
}
