import { useCallback, useState } from 'react';
import type { FileWork } from './file-texts.js';

/** Tracks the running action of each file by `id`, one at a time. */
export function useFileWorks() {
  const [works, setWorks] = useState<ReadonlyMap<number, FileWork>>(new Map());

  const during = useCallback(async (id: number, work: FileWork, run: () => Promise<void>) => {
    setWorks((others) => new Map(others).set(id, work));
    try {
      await run();
    } finally {
      setWorks((others) => new Map([...others].filter(([other]) => other !== id)));
    }
  }, []);

  return { works, during };
}
