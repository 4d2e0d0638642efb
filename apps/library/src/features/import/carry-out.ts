import { AppError, brand, type ErrorCode } from '@kithouse/contract';

/** Pauses in ms before the retries of a lost connection. The person is asked after the last one. */
const lostPauses = [1000, 2000, 4000, 8000];

/** Pauses in ms while a lost request can still run on the site, which refuses others. A request runs for at most half a minute. */
const runningPauses = Array.from({ length: 20 }, () => 2000);

/** Pause in ms before the next call of an unfinished import, so that a faulty site isn't called without a break. */
const unfinishedPause = 300;

type CarryOptions = {
  /** Returns true once nobody waits for the result. */
  isStopped: () => boolean;
  /** Reports whether the site has stopped answering. */
  onSilence: (isSilent: boolean) => void;
  /** True if an earlier call may have started this import. */
  isBegun: boolean;
};

/** Repeats the same call until the import has ended; each call resumes. */
export async function carryOut<T>(ask: () => Promise<T>, { isStopped, onSilence, ...given }: CarryOptions): Promise<T> {
  let { isBegun } = given;
  let tries = 0;
  let last: ErrorCode | undefined;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const { code } = error instanceof AppError ? error : new AppError('internal_error');
      tries = code === last ? tries + 1 : 0;
      last = code;
      const pause = pausesAfter(code, isBegun)[code === 'import_unfinished' ? 0 : tries];
      if (pause === undefined || isStopped()) {
        throw error;
      }
      isBegun = true;
      onSilence(code === brand.apiErrorCode);
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (isStopped()) {
        throw error;
      }
    }
  }
}

function pausesAfter(code: ErrorCode, isBegun: boolean): readonly number[] {
  if (code === brand.apiErrorCode) {
    return lostPauses;
  }
  if (code === 'import_unfinished') {
    return [unfinishedPause];
  }
  return code === 'import_running' && isBegun ? runningPauses : [];
}
