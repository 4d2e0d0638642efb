import { AppError, brand, type Call, createCall, findMissingMedia, publishItem, uploadMedia } from '@kithouse/contract';
import type { Publication } from '../sources/publication.js';
import { UserError } from '../user-error.js';

export type Publisher = ReturnType<typeof createPublisher>;

/** Creates a client that asks the cloud for missing files, uploads them and publishes. All calls are idempotent. */
export function createPublisher({ url, key }: { url: string; key: string }) {
  const call = patient(
    createCall({ root: `${url.replace(/\/$/, '')}/v1`, headers: { authorization: `Bearer ${key}` }, timeout: 30_000 }),
  );

  const upload = async ({ files, bundle }: Publication) => {
    const { missing } = await call(findMissingMedia, { sha256: [...files.keys()] });
    for (const sha256 of missing) {
      const name = bundle.media.find((medium) => medium.sha256 === sha256)?.file_name;
      await call(uploadMedia, { sha256 }, { file: files.get(sha256) }).catch((error) => {
        throw nameFile(error, name);
      });
    }
    return missing.length;
  };

  return {
    /** Returns whether the item is new and the number of uploaded files. */
    async send(publication: Publication) {
      const { listing, bundle, pictures, files } = publication;
      try {
        const uploaded = files.size === 0 ? 0 : await upload(publication);
        const { created } = await call(publishItem, { listing, bundle, pictures });
        return { created, uploaded };
      } catch (error) {
        throw explainRefusal(error, url);
      }
    },
  };
}

const tries = 3;

/** Retries unanswered calls, which are idempotent; rendering can block this process for long. */
function patient(call: Call): Call {
  return async (endpoint, input, options) => {
    for (let left = tries - 1; ; left -= 1) {
      try {
        return await call(endpoint, input, options);
      } catch (error) {
        const isUnanswered = error instanceof AppError && error.code === brand.apiErrorCode && error.cause !== undefined;
        if (!isUnanswered || left === 0) {
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  };
}

/** Adds the file name to an error, because a pack has many files. */
const nameFile = (error: unknown, name: string | undefined): unknown =>
  error instanceof AppError && error.code === 'invalid_input' && name !== undefined
    ? new AppError(error.code, `“${name}”: ${error.message}`)
    : error;

/** Adds advice for the operator where the cloud's message has none. */
export function explainRefusal(error: unknown, url: string): unknown {
  if (!(error instanceof AppError)) {
    return error;
  }
  if (error.cause !== undefined) {
    const cause = error.cause as Error;
    return new UserError(
      cause.name === 'TimeoutError'
        ? `The cloud at ${url} didn’t respond in time. Try again.`
        : `The cloud at ${url} can’t be reached. Check that it’s running.`,
    );
  }
  if (error.code === 'is_signed_failed' || error.code === 'invalid_api_key' || error.code === 'invalid_permission') {
    return new UserError(
      'The cloud doesn’t accept this key here. Use publisher.key of its data folder for the catalogue and releases, or sign in again as an operator with a role for this.',
    );
  }
  return error;
}
