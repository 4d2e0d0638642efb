import { AppError, insertItem } from '@kithouse/contract';
import { useHost } from '../../hosts/host.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import type { Template } from './template.js';

/** Asks what putting the template on this site would do, without doing it. */
export function useCheck({ id, origin, platform }: Template, isNeeded = true) {
  const { editor } = useHost();
  const input = { id, postId: editor?.postId ?? 0, origin, platform, dry_run: true };
  const { data, error, isFetching, refetch } = useEndpoint(insertItem, input, { enabled: isNeeded });
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  return { plan: data?.plan, failure: isFetching ? undefined : failure, refetch };
}
