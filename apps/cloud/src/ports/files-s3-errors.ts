import { AppError } from '@kithouse/contract';

type Failure = { name?: string; message?: string; $metadata?: { httpStatusCode?: number } };

/** Thrown if an object storage doesn't answer or refuses the access key. Only the log and the operator see the reason. */
export class StoreAwayError extends AppError {
  constructor(readonly reason: string) {
    super('library_unavailable');
    this.stack = `The object storage can’t be used: ${reason}`;
  }
}

/** Returns whether a store answered that it has no such object. A missing bucket is a failure. */
export const isMissing = (error: unknown): boolean => ['NoSuchKey', 'NotFound'].includes((error as Failure).name ?? '');

/** Returns whether a compatible server doesn't support one of Amazon's requests. */
export const isUnknownQuestion = (error: unknown): boolean => (error as Failure).$metadata?.httpStatusCode === 501;

/** Describes a failure of the store, without its stack, which would name only the client's own code. */
export function toStoreError(error: unknown): StoreAwayError {
  const { name = '', message = '', $metadata } = error as Failure;
  const status = $metadata?.httpStatusCode;
  return new StoreAwayError([status, name, message].filter(Boolean).join(' ').slice(0, 300));
}
