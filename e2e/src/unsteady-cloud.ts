import { startCloudProcess } from '@kithouse/playground';

export type UnsteadyCloud = Awaited<ReturnType<typeof startUnsteadyCloud>>;

/** A cloud that can be taken away and brought back at the same address. Windows has none of the signals for it. */
export async function startUnsteadyCloud(data: string, log: string) {
  let cloud = await startCloudProcess({ data }, log);
  const { ready } = cloud;
  const port = Number(new URL(ready.url).port);
  return {
    ready,
    /** From here on it takes connections and answers nothing. */
    hang: () => cloud.signal('SIGSTOP'),
    wake: () => cloud.signal('SIGCONT'),
    /** Ends it as a machine does that loses its power. */
    kill: async () => {
      const gone = new Promise<void>((resolve) => {
        cloud.onExit(resolve);
      });
      cloud.signal('SIGKILL');
      await gone;
    },
    restart: async () => {
      cloud = await startCloudProcess({ port, data }, log);
    },
    stop: async () => {
      // One that hangs could not end by itself.
      cloud.signal('SIGCONT');
      await cloud.stop();
    },
  };
}
