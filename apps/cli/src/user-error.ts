import { AppError } from '@kithouse/contract';
import { KitError } from '@kithouse/kits';

/** A problem the person at the terminal can mend; only its message is shown. */
export class UserError extends Error {
  override name = 'UserError';
}

/** One sentence for the terminal. What is not known as a refusal keeps its stack, for whoever mends the program. */
export function sayError(error: unknown): string {
  if (error instanceof KitError) {
    return error.place && !error.message.includes(`"${error.place}"`) ? `${error.message} (${error.place})` : error.message;
  }
  if (error instanceof UserError || error instanceof AppError) {
    return error.message;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
