import { watch } from 'node:fs';
import path from 'node:path';
import { type CloudReady, projectRoot, startCloudProcess } from '@kithouse/playground';

type Options = {
  port: number;
  data: string;
  log: string;
  env: Record<string, string>;
  /** Reports each restart: the milliseconds it took, or why the cloud did not start. */
  onRestart: (outcome: number | Error) => void;
};

const folders = ['apps/cloud/src', 'packages/contract/src', 'packages/kits/src'];

/** Milliseconds without another change until the cloud restarts: editors write a file more than once. */
const calm = 80;

/** Runs the cloud and starts it again after each change of its sources. Its database must be another process. */
export async function startRestartingCloud({ port, data, log, env, onRestart }: Options) {
  const start = () => startCloudProcess({ port, data, env }, log);
  let cloud = start();
  let timer: NodeJS.Timeout | undefined;
  const first = await cloud;

  const restart = () => {
    const began = performance.now();
    const former = cloud;
    // One that does not start is replaced after the next change.
    cloud = former
      .then(({ stop }) => stop())
      .catch(() => {})
      .then(start);
    cloud.then(() => onRestart(performance.now() - began), onRestart);
  };
  const watchers = folders.map((folder) =>
    watch(path.join(projectRoot, folder), { recursive: true }, (_event, file) => {
      if (file && /\.(ts|mjs|js|sql)$/.test(file) && !/\.test\.ts$|testing\//.test(file)) {
        clearTimeout(timer);
        timer = setTimeout(restart, calm);
      }
    }),
  );
  return {
    ready: first.ready satisfies CloudReady,
    /** Resolves once the cloud answers, or has failed to start. */
    settled: () =>
      cloud.then(
        () => undefined,
        () => undefined,
      ),
    stop: async () => {
      clearTimeout(timer);
      for (const watcher of watchers) {
        watcher.close();
      }
      await cloud.then(({ stop }) => stop()).catch(() => {});
    },
  };
}
