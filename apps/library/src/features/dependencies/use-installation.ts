import { type AppError, brand, type Dependency, insertItem, installDependency } from '@kithouse/contract';
import { queryKey } from '@kithouse/query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runAction } from '../../lib/action.js';
import { useHost } from '../../lib/host.js';
import { t } from '../../lib/i18n.js';
import { keyOf } from './need.js';

export type Step = { state: 'waiting' | 'installing' | 'success' | 'error'; message?: string };

/**
 * Installs plugins one by one. Retries one that failed for a missing dependency once that is installed. Stops after the running
 * one on closing.
 */
export function useInstallation(onReady: () => void) {
  const { call } = useHost();
  const cache = useQueryClient();
  const [steps, setSteps] = useState<ReadonlyMap<string, Step>>(new Map());
  const work = useRef({ queue: [] as Dependency[], steps: new Map<string, Step>(), isRunning: false, isOpen: true });
  const finish = useEffectEvent(onReady);

  useEffect(() => {
    const { current } = work;
    current.isOpen = true;
    return () => {
      current.isOpen = false;
    };
  }, []);

  const mark = (dependency: Dependency, step: Step) => {
    work.current.steps.set(keyOf(dependency), step);
    setSteps(new Map(work.current.steps));
  };

  async function run() {
    const { current } = work;
    const blocked = new Map<Dependency, string[]>();
    current.isRunning = true;
    for (let next = current.queue.shift(); next && current.isOpen; next = current.queue.shift()) {
      const dependency = next;
      mark(dependency, { state: 'installing' });
      const refusal = await runAction(cache, call, installDependency, { requirement: dependency }).then(
        () => undefined,
        toRefusal,
      );
      mark(dependency, refusal ? { state: 'error', message: messageOf(refusal) } : { state: 'success' });
      if (refusal) {
        blocked.set(dependency, needsOf(refusal));
        continue;
      }
      void cache.invalidateQueries({ queryKey: queryKey(insertItem), refetchType: 'none' });
      for (const [other, needs] of blocked) {
        if (needs.includes(slugOf(dependency))) {
          blocked.delete(other);
          add([other]);
        }
      }
    }
    current.isRunning = false;
    if (current.isOpen && [...current.steps.values()].every(({ state }) => state === 'success')) {
      finish();
    }
  }

  function add(dependencies: Dependency[]) {
    for (const dependency of dependencies) {
      mark(dependency, { state: 'waiting' });
    }
    work.current.queue.push(...dependencies);
  }

  const install = (dependencies: Dependency[]) => {
    add(dependencies);
    if (!work.current.isRunning) {
      void run();
    }
  };
  return { steps, install };
}

const toRefusal = (error: AppError) => error;

const messageOf = ({ code, message }: AppError) =>
  code === brand.apiErrorCode ? t('This site didn’t respond. Retry to see how far the installation got.') : message;

/** Lists the slugs of plugins that must be active first. */
function needsOf({ details }: AppError): string[] {
  const { needs } = (details ?? {}) as { needs?: unknown };
  return Array.isArray(needs) ? needs.map(String) : [];
}

const slugOf = ({ slug, plugin_original_slug }: Dependency) => plugin_original_slug || slug;
