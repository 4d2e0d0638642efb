import { AppError, brand, type ErrorCode } from '@kithouse/contract';

/** Milliseconds before each new try after a connection was lost; after the last one the person is asked. */
const lostPauses = [1000, 2000, 4000, 8000];

/** While a request that got lost still works on the site, this one is turned away. A request works half a minute at most. */
const runningPauses = Array.from({ length: 20 }, () => 2000);

/** The site has asked to be called again; not at once, lest a site that asks without end is worn out. */
const unfinishedPause = 300;

type CarryOptions = {
  /** Nobody waits for it any more. */
  isStopped: () => boolean;
  /** Told whether the site has stopped answering for now. */
  onSilence: (isSilent: boolean) => void;
  /** Whether an earlier call may have begun this import. */
  isBegun: boolean;
};

/** Makes the same call until the import has ended; a call that is made again goes on from where the last one stopped. */
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
