import { AppError } from '@kithouse/contract';
import { KitError } from '@kithouse/kits';

/** Reports a problem that the person at the terminal can fix; only its message is shown. */
export class UserError extends Error {
  override name = 'UserError';
}

/** Formats an error for the terminal. An unexpected one keeps its stack, for the developer. */
export function sayError(error: unknown): string {
  if (error instanceof KitError) {
    return error.path && !error.message.includes(`“${error.path}”`) ? `${error.message} (${error.path})` : error.message;
  }
  if (error instanceof UserError || error instanceof AppError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
