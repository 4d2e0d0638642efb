import { type AppError, autocompleteCondition, type ConditionQuery } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key before searching. */
const pause = 500;

export type Lookup = {
  options: readonly { value: string; label: string }[];
  isLoading: boolean;
  error: AppError | null;
  retry: () => void;
};

/** Searches a text; requests nothing for an empty one. */
export function useLookup(query: ConditionQuery, text: string): Lookup {
  const wanted = text.trim();
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wanted), wanted === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [wanted]);

  const isAsked = wanted !== '' && settled === wanted;
  const { data, error, isFetching, refetch } = useEndpoint(
    autocompleteCondition,
    { payload: JSON.stringify(query), query: settled },
    { enabled: isAsked },
  );
  const isLoading = wanted !== '' && (!isAsked || isFetching);
  return {
    options: isAsked && !isLoading ? (data ?? []) : [],
    isLoading,
    error: isLoading ? null : error,
    retry: () => void refetch(),
  };
}
