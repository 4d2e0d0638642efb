import type { Dependency } from '@kithouse/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Plan } from './plan-summary.js';
import type { ImportChoice } from './use-import.js';

/** Between the choice and the import: what the template needs is looked at, and installed where the person wants it. */
export function useDeparture(plan: Plan | undefined, start: (choice: ImportChoice) => unknown) {
  const [chosen, choose] = useState<ImportChoice>();
  const needed: Dependency[] | undefined = chosen && plan?.plugins;
  const leave = () => chosen && start(chosen);

  const leaveAtOnce = useEffectEvent(leave);
  const isFree = needed?.length === 0;
  useEffect(() => {
    if (isFree) {
      leaveAtOnce();
    }
  }, [isFree]);

  return {
    choose,
    /** The plan itself has not arrived yet, or needs nothing and leaves at once. */
    isChecking: chosen !== undefined && (needed === undefined || isFree),
    needed,
    leave,
    /** Back to the choice. */
    cancel: () => choose(undefined),
  };
}
