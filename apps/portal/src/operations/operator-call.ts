import { AppError, type Call, signOutOperator } from '@kithouse/contract';

/** Equals the default of `KITHOUSE_SESSION_IDLE`. */
const idleMs = 30 * 60_000;

export type OperatorCall = {
  call: Call;
  /** Revokes the key. Resolves even if the cloud doesn't answer, because the page forgets the key anyway. */
  end: () => Promise<void>;
};

/** Makes calls with an operator's key. Runs `onEnded` when the key is expired or revoked, or after half an hour without a call. */
export function createOperatorCall(base: Call, onEnded: () => void): OperatorCall {
  let timer: ReturnType<typeof setTimeout>;
  let usedAt = Date.now();
  const end = async () => {
    clearTimeout(timer);
    await base(signOutOperator, {}).catch(() => {});
  };
  const expire = () => {
    void end();
    onEnded();
  };
  const restart = () => {
    usedAt = Date.now();
    clearTimeout(timer);
    timer = setTimeout(expire, idleMs);
  };
  restart();

  const call: Call = async (endpoint, input, options) => {
    // The timer stands still while the computer sleeps.
    if (Date.now() - usedAt >= idleMs) {
      expire();
      throw new AppError('invalid_api_key');
    }
    restart();
    try {
      return await base(endpoint, input, options);
    } catch (error) {
      if (error instanceof AppError && error.code === 'invalid_api_key') {
        clearTimeout(timer);
        onEnded();
      }
      throw error;
    }
  };
  return { call, end };
}
