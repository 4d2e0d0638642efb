import {
  type AppError,
  type Call,
  type Colors,
  type DesignChoices,
  type Imported,
  importPage,
  importTemplate,
  listImports,
  listSavedTemplates,
} from '@kithouse/contract';
import { networkMode, queryKey } from '@kithouse/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useHost } from '../../lib/host.js';
import { newRequestId } from '../../lib/request-id.js';
import { useLeaveWarning } from '../../lib/use-leave-warning.js';
import { carryOut } from './carry-out.js';
import type { Template } from './template.js';
import { cancelAndUndo } from './undo-import.js';

/** The content that the template becomes. */
export type ImportChoice = {
  colors: Colors;
  enable_container?: boolean;
  enable_atomic?: boolean;
  design_choices?: DesignChoices;
} & ({ as: 'page'; title: string } | { as: 'library' });

/** A choice with its import id, for repeated calls. */
export type ImportRun = ImportChoice & { import_id: string };

type Attempt = { run: ImportRun; isBegun: boolean };

/** Runs one import at a time, resumes it after an interruption and can undo it while running. */
export function useImport(template: Template) {
  const { call } = useHost();
  const refresh = useRefresh();
  const [isSilent, setSilent] = useState(false);
  const isStopped = useRef(false);
  const running = useRef<Promise<unknown>>(undefined);

  const action = useMutation<Imported, AppError, Attempt>({
    mutationKey: queryKey(importPage),
    networkMode,
    mutationFn: ({ run, isBegun }) => {
      const carried = carryOut(() => ask(call, template, run), {
        isBegun,
        isStopped: () => isStopped.current,
        onSilence: setSilent,
      });
      running.current = carried.catch(() => undefined);
      return carried;
    },
    onSettled: refresh,
  });
  const run = action.variables?.run;
  const cancelling = useMutation({
    networkMode,
    mutationFn: (import_id: string) => {
      isStopped.current = true;
      return cancelAndUndo(call, import_id, running.current);
    },
    onSettled: refresh,
  });
  const isImporting = cancelling.isPending || (action.isPending && cancelling.isIdle);
  useLeaveWarning(isImporting);

  const go = (attempt: Attempt) => {
    isStopped.current = false;
    setSilent(false);
    cancelling.reset();
    action.mutate(attempt);
  };
  return {
    run,
    isImporting,
    isSilent,
    imported: cancelling.isIdle ? action.data : undefined,
    error: cancelling.isIdle ? (action.error ?? undefined) : undefined,
    isCancelling: cancelling.isPending,
    cancelError: cancelling.error ?? undefined,
    /** Result of a cancelled import's undo. */
    cancelled: cancelling.data,
    start: (choice: ImportChoice) => action.isPending || go({ run: { ...choice, import_id: newRequestId() }, isBegun: false }),
    resume: () => run && go({ run, isBegun: true }),
    cancel: () => run && cancelling.mutate(run.import_id),
    forget: () => {
      cancelling.reset();
      action.reset();
    },
  };
}

function ask(call: Call, { id, platform, origin }: Template, run: ImportRun): Promise<Imported> {
  const { import_id, colors, enable_container, enable_atomic, design_choices } = run;
  const common = {
    id,
    platform,
    origin,
    colors,
    import_id,
    ...(enable_container === false && { enable_container }),
    ...(enable_atomic && { enable_atomic }),
    ...(design_choices && { design_choices }),
  };
  return run.as === 'page' ? call(importPage, { ...common, title: run.title }) : call(importTemplate, common);
}

/** Invalidates lists of this site's content. */
function useRefresh() {
  const cache = useQueryClient();
  return () => {
    for (const endpoint of [listImports, listSavedTemplates]) {
      void cache.invalidateQueries({ queryKey: queryKey(endpoint) });
    }
  };
}
