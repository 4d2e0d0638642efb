import { AppError, checkSiteImport, type Output, type SiteForm } from '@kithouse/contract';
import { queryKey, useEndpoint } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

export type SiteCheck = Output<typeof checkSiteImport>;

/** Milliseconds after the last change before the site is asked again. */
const debounce = 400;

/** Asks what the import would do, again after each change. A visitor can't ask. */
export function useSiteCheck(form: SiteForm, enabled: boolean) {
  const cache = useQueryClient();
  useState(() => cache.setQueryDefaults(queryKey(checkSiteImport), { staleTime: 0, gcTime: 60_000 }));
  const [requested, setAsked] = useState(form);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(form), debounce);
    return () => clearTimeout(timer);
  }, [form]);
  const { data, error, isFetching, refetch } = useEndpoint(
    checkSiteImport,
    { form: requested },
    { enabled, keepPrevious: () => true },
  );
  const failure = error && !(error instanceof AppError) ? new AppError('internal_error') : (error ?? undefined);
  return {
    check: data,
    failure: isFetching ? undefined : failure,
    isLooking: isFetching || requested !== form,
    refetch: () => void refetch(),
  };
}
