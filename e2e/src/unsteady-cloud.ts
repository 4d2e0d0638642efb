import { startCloudProcess } from '@kithouse/playground';

export type UnsteadyCloud = Awaited<ReturnType<typeof startUnsteadyCloud>>;

/** Starts a cloud that can be stopped and restarted at the same address. Windows lacks the signals for it. */
export async function startUnsteadyCloud(data: string, log: string) {
  let cloud = await startCloudProcess({ data }, log);
  const { ready } = cloud;
  const port = Number(new URL(ready.url).port);
  return {
    ready,
    /** Accepts connections and never responds from here on. */
    hang: () => cloud.signal('SIGSTOP'),
    wake: () => cloud.signal('SIGCONT'),
    /** Kills it like a power cut. */
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
      // A stopped process could not end by itself.
      cloud.signal('SIGCONT');
      await cloud.stop();
    },
  };
}
