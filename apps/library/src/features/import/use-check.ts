import { AppError, Dependency, insertItem } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useState } from 'react';
import { useHost } from '../../lib/host.js';
import type { Template } from './template.js';

/** Checks what importing the template would do. */
export function useCheck({ id, origin, platform }: Template, isNeeded = true) {
  const { editor } = useHost();
  const input = { id, postId: editor?.postId ?? 0, origin, platform, dry_run: true };
  const { data, error, isFetching, refetch } = useEndpoint(insertItem, input, { enabled: isNeeded });
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  const [hasInstalled, setInstalled] = useState(false);
  const missing = isFetching || hasInstalled ? undefined : missingPlugins(failure);
  return {
    plan: data?.plan,
    failure: isFetching || missing ? undefined : failure,
    refetch,
    /** Plugins that the site must have before it can check the template. The installer offers them once. */
    missing,
    checkAfterInstall: () => {
      setInstalled(true);
      void refetch();
    },
  };
}

function missingPlugins(failure: AppError | undefined): Dependency[] | undefined {
  const listed = (failure?.details as { missing?: unknown } | undefined)?.missing;
  const found = (Array.isArray(listed) ? listed : []).flatMap((one) => Dependency.safeParse(one).data ?? []);
  return found.length > 0 ? found : undefined;
}
