import { AppError, type Call, type Input, type Output, uploadCloudFile } from '@kithouse/contract';

export type PushInput = Input<typeof uploadCloudFile>;
export type Pushed = Output<typeof uploadCloudFile>;

/** So many calls in a row that brought nothing on are the end of it. */
const mostIdle = 3;

/**
 * Stores a template in the cloud. A site sends as many pictures as it has time for and says how many are left; the same
 * call goes on from there until none is. `onLeft` hears of each number.
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
      if (left === undefined || idle >= mostIdle) {
        throw error;
      }
      fewest = Math.min(fewest, left);
      onLeft(left);
    }
  }
}

/** How many pictures are still to be sent; undefined when the refusal is about something else. */
function readLeft(error: unknown): number | undefined {
  if (!(error instanceof AppError) || error.code !== 'media_missing') {
    return undefined;
  }
  const { left } = (error.details ?? {}) as { left?: unknown };
  return typeof left === 'number' && left > 0 ? left : undefined;
}
