import { AppError, type ErrorCode } from '@kithouse/contract';

/** Throws the code with each field's problem if there is any. */
export function assertFields(code: ErrorCode, problems: Record<string, string | undefined>) {
  const found = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  if (found.length > 0) {
    throw new AppError(code, undefined, Object.fromEntries(found));
  }
}
