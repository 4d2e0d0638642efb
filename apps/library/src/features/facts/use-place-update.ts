import {
  type AppError,
  getSiteFacts,
  type HoursChange,
  type Imported,
  listFactPlaces,
  listImports,
  updateFactPlaces,
} from '@kithouse/contract';
import { listHoursChanges } from '@kithouse/kits/facts';
import { networkMode, queryKey, useEndpoint } from '@kithouse/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHost } from '../../lib/host.js';
import { newRequestId } from '../../lib/request-id.js';
import { carryOut } from '../import/carry-out.js';

type Run = { import_id: string; places: string[]; hours: HoursChange[] };

/** Loads the places that show former details. Describes opening hours here, because imports write them in the words of Intl. */
export function usePlaces() {
  const { data } = useEndpoint(getSiteFacts, {});
  const hours = useMemo(() => (data ? listHoursChanges(data) : []), [data]);
  const places = useEndpoint(listFactPlaces, { hours }, { enabled: data !== undefined, keepPrevious: () => true });
  return { ...places, hours };
}

/** Updates places as one import, and resumes it after an interruption. */
export function usePlaceUpdate() {
  const { call } = useHost();
  const refresh = useRefreshPlaces();
  const action = useMutation<Imported, AppError, Run>({
    mutationKey: queryKey(updateFactPlaces),
    networkMode,
    mutationFn: (run) =>
      carryOut(() => call(updateFactPlaces, run), { isBegun: false, isStopped: () => false, onSilence: () => undefined }),
    onSettled: refresh,
  });
  return {
    isUpdating: action.isPending,
    error: action.error,
    /** The finished import, with the number of its places. */
    updated: action.data && { import_id: action.data.import_id, count: action.variables?.places.length ?? 0 },
    update: (places: string[], hours: HoursChange[]) => action.mutate({ import_id: newRequestId(), places, hours }),
    resume: () => action.variables && action.mutate(action.variables),
    forget: action.reset,
  };
}

/** Returns a function that looks again for places with former details. */
export function useRefreshPlaces() {
  const cache = useQueryClient();
  return () => {
    for (const endpoint of [listFactPlaces, listImports]) {
      void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    }
  };
}
