import { AppError, type Call, listFavourites } from '@kithouse/contract';
import { translateMessage } from './i18n.js';

/** Translates refusals of calls, because a cloud has one language for all sites. */
export function translateRefusals(call: Call): Call {
  return async (...requested) => {
    try {
      return await call(...requested);
    } catch (error) {
      throw error instanceof AppError
        ? new AppError(error.code, translateMessage(error.message), translateFields(error.details))
        : error;
    }
  };
}

/** Shows the items of all answers in the person's language. */
export function translateAnswers(call: Call, translateItems: <T>(answer: T) => T): Call {
  return async (endpoint, input, options) => {
    const answer = await call(endpoint, input, options);
    // Other answers contain no items, but can be large.
    return endpoint.cached || endpoint.name === listFavourites.name ? translateItems(answer) : answer;
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
