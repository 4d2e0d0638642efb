import { AppError, type Item, insertItem } from '@kithouse/contract';
import { useHost } from '../../hosts/host.js';
import { useEndpoint } from '../../lib/use-endpoint.js';

/** Asks what putting the template on this site would do, without doing it. */
export function useCheck(item: Item, isNeeded = true) {
  const { editor } = useHost();
  const input = { id: item.id, postId: editor?.postId ?? 0, platform: item.platform, dry_run: true };
  const { data, error, isFetching, refetch } = useEndpoint(insertItem, input, { enabled: isNeeded });
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  return { plan: data?.plan, failure: isFetching ? undefined : failure, refetch };
}
