import { AppError, type ErrorCode } from '@kithouse/contract';

export type Requested = { module: string; name: string; input: unknown };
export type Failure = { code: ErrorCode | undefined; message: string; details?: unknown; stack?: string | undefined };
export type Answer = { result: unknown } | { failure: Failure };

/** Describes an error for another thread, because the copy of an object has no class. */
export function toFailure(error: unknown): Failure {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return error instanceof AppError ? { code: error.code, message, details: error.details } : { code: undefined, message, stack };
}

/** Returns the error that a thread described. */
export const toError = ({ code, message, details, stack }: Failure): Error =>
  code === undefined ? Object.assign(new Error(message), { stack }) : new AppError(code, message, details);
