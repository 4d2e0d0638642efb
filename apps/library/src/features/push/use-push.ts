import { AppError, errors, listSavedTemplates, uploadCloudFile } from '@kithouse/contract';
import { networkMode, patch, queryKey } from '@kithouse/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { translateMessage } from '../../lib/i18n.js';
import { newRequestId } from '../../lib/request-id.js';
import { useProfile } from '../profile/use-profile.js';
import { type Pushed, type PushInput, push } from './push.js';

type Sent = { input: PushInput; pushed: Pushed };

/** Pushes one template at a time and holds its state. Refuses an account without a confirmed e-mail before sending anything. */
export function usePush(onPushed?: () => void) {
  const { call } = useHost();
  const cache = useQueryClient();
  const isVerified = useProfile()?.is_verified ?? false;
  const requestIdOf = useRequestIds();
  const [{ left, max }, setPictures] = useState({ left: 0, max: 0 });
  const hear = (now: number) => setPictures((before) => ({ left: now, max: Math.max(before.max, now) }));

  const action = useMutation<Sent, Error, () => Promise<PushInput>>({
    mutationKey: queryKey(uploadCloudFile),
    networkMode,
    mutationFn: async (take) => {
      setPictures({ left: 0, max: 0 });
      if (!isVerified) {
        throw new AppError('not_verified', translateMessage(errors.not_verified.message));
      }
      const input = await take();
      const pushed = await push(call, { ...input, request_id: requestIdOf(input) }, hear);
      return { input, pushed };
    },
    onSuccess: ({ input: { id, file_content } }) => {
      onPushed?.();
      if (file_content === undefined) {
        patch(cache, listSavedTemplates, (old) => ({
          ...old,
          items: old.items.map((template) => (template.id === id ? { ...template, is_pushed: true } : template)),
        }));
      }
      void cache.invalidateQueries({ predicate: ({ queryKey: [name] }) => /^(clouds|workspaces)\./.test(String(name)) });
    },
  });

  const { error } = action;
  return {
    isPushing: action.isPending,
    /** Remaining pictures; 0 while unknown. */
    left,
    /** Maximum number of pictures; 0 while unknown. */
    max,
    pushed: action.data?.pushed,
    /** Platform of the pushed file, because cloud lists show one at a time. */
    platform: action.data?.input.platform,
    error: error === null ? undefined : error instanceof AppError ? error : new AppError('internal_error'),
    /** `take` returns the content once nothing else runs. */
    start: (take: () => Promise<PushInput>) => action.isPending || action.mutate(take),
    forget: action.reset,
  };
}

/** Returns a stable request id per template and destination, so that a lost answer does not store it twice. */
function useRequestIds() {
  const last = useRef({ about: '', id: '' });
  return (input: PushInput) => {
    const about = JSON.stringify({ ...input, thumbnail: undefined });
    if (last.current.about !== about) {
      last.current = { about, id: newRequestId() };
    }
    return last.current.id;
  };
}
