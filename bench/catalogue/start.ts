import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A running cloud and its comparison. `items` is the address of its lists, `beside` that of the comparison. */
export type MeasuredCloud = { v1: string; beside: string; stop: () => Promise<void> };

/** Starts a cloud on a seeded data folder and waits until its catalogue is indexed. */
export async function startMeasuredCloud(dataDir: string): Promise<MeasuredCloud> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/measured-cloud.ts', dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
  };
  const line = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => undefined),
  ]);
  if (!line) {
    throw new Error('The measured cloud didn’t start.');
  }
  const { cloud, beside } = JSON.parse(line[0] as string) as { cloud: string; beside: string };
  return { v1: `${cloud}/v1`, beside, stop };
}
