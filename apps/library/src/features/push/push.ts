import { AppError, type Call, type Input, type Output, uploadCloudFile } from '@kithouse/contract';

export type PushInput = Input<typeof uploadCloudFile>;
export type Pushed = Output<typeof uploadCloudFile>;

/** Stops after this many calls without progress. */
const maxIdle = 3;

/**
 * Pushes a template to the cloud. A site uploads pictures within its time limit and reports the rest; the same call resumes until
 * none is left. `onLeft` gets each number.
 * @throws AppError
 */
export async function push(call: Call, input: PushInput, onLeft: (pictures: number) => void): Promise<Pushed> {
  let fewest = Number.POSITIVE_INFINITY;
  for (let idle = 0; ; ) {
    try {
      return await call(uploadCloudFile, input);
    } catch (error) {
      const left = readLeft(error);
      idle = left !== undefined && left < fewest ? 0 : idle + 1;
      if (left === undefined || idle >= maxIdle) {
        throw error;
      }
      fewest = Math.min(fewest, left);
      onLeft(left);
    }
  }
}

/** Returns the number of remaining pictures; undefined for another refusal. */
function readLeft(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.code !== 'media_missing') {
    return undefined;
  }
  const { left } = (error.details ?? {}) as { left?: unknown };
  return typeof left === 'number' && left > 0 ? left : undefined;
}
