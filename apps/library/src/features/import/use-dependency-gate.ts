import type { Dependency } from '@kithouse/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import type { InsertPreview } from './import-preview.js';
import type { ImportChoice } from './use-import.js';

/** Checks and installs required plugins between the choice and the import. */
export function useDependencyGate(preview: InsertPreview | undefined, start: (choice: ImportChoice) => unknown) {
  const [chosen, choose] = useState<ImportChoice>();
  const needed: Dependency[] | undefined = chosen && preview?.plugins;
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
    /** True while the plan is loading or needs nothing. */
    isChecking: chosen !== undefined && (needed === undefined || isFree),
    needed,
    leave,
    /** Returns to the choice. */
    cancel: () => choose(undefined),
  };
}
