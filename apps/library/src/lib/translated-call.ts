import { AppError, type Call } from '@kithouse/contract';
import { translateMessage } from './i18n.js';

/** Translates refusals of calls, because a cloud has one language for all sites. */
export function translateRefusals(call: Call): Call {
  return async (...asked) => {
    try {
      return await call(...asked);
    } catch (error) {
      throw error instanceof AppError
        ? new AppError(error.code, translateMessage(error.message), translateFields(error.details))
        : error;
    }
  };
}

/** Translates details that are messages by field; others are for programs. */
function translateFields(details: unknown): unknown {
  const isByField = typeof details === 'object' && details !== null && !Array.isArray(details);
  return isByField
    ? Object.fromEntries(
        Object.entries(details).map(([field, text]) => [field, typeof text === 'string' ? translateMessage(text) : text]),
      )
    : details;
}
