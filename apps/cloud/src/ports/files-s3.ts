import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '@kithouse/contract';
import type { ObjectStorage } from '../config-object-storage.js';
import type { Files } from './files.js';
import { withCheckedBytes } from './files-checked.js';
import { isMissing, isUnknownQuestion, toStoreError } from './files-s3-errors.js';

/** In ms. A store that hangs must not hold requests for long. */
const patience = { connectionTimeout: 2_000, requestTimeout: 10_000, throwOnRequestTimeout: true };
const attempts = 2;

/**
 * Stores files as objects of a bucket: `files/<hash>`, and `removed/<hash>` for those that are retained for a while. Works with
 * Amazon S3 and servers that are compatible with it.
 */
export function createS3Files(
  { bucket: Bucket, endpoint, region, accessKey, secretKey }: ObjectStorage,
  { requestTimeout = patience.requestTimeout } = {},
): Files {
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    maxAttempts: attempts,
    requestHandler: { ...patience, requestTimeout },
    // Many compatible servers don't know the newer checksums, and we check the hash ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  /** Returns undefined for a missing object. Throws `library_unavailable` if the store doesn't answer. */
  async function ask<Output>(question: () => Promise<Output>): Promise<Output | undefined> {
    try {
      return await question();
    } catch (error) {
      if (isMissing(error)) {
        return undefined;
      }
      return fail(error);
    }
  }

  async function findSize(sha256: string) {
    const Key = keyOf(sha256);
    const head = await ask(() => client.send(new HeadObjectCommand({ Bucket, Key })));
    return head && Number(head.ContentLength ?? 0);
  }

  async function openKey(Key: string, part?: { start: number; end: number }) {
    const Range = part && `bytes=${part.start}-${part.end}`;
    const found = await ask(() => client.send(new GetObjectCommand({ Bucket, Key, Range })));
    return found?.Body && { bytes: Number(found.ContentLength ?? 0), stream: found.Body as Readable };
  }

  async function* listPrefix(Prefix: string) {
    let ContinuationToken: string | undefined;
    do {
      const question = new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken });
      const page: ListObjectsV2CommandOutput = await client.send(question).catch(fail);
      yield* page.Contents ?? [];
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken !== undefined);
  }

  /** Ends uploads in several parts that a killed process left. Servers without this request end them by themselves. */
  async function abortUploads(before: Date) {
    const answer = await client.send(new ListMultipartUploadsCommand({ Bucket })).catch((error: unknown) => {
      return isUnknownQuestion(error) ? undefined : fail(error);
    });
    for (const { Key, UploadId, Initiated } of answer?.Uploads ?? []) {
      if (Initiated && Initiated < before) {
        await ask(() => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })));
      }
    }
  }

  const remove = (Key: string) => ask(() => client.send(new DeleteObjectCommand({ Bucket, Key })));

  return {
    findSize,
    has: async (sha256) => (await findSize(sha256)) !== undefined,
    async put(sha256, bytes) {
      const Key = keyOf(sha256);
      // An object appears at once and completely, and only after its hash was checked.
      await withCheckedBytes(sha256, bytes, async (Body) => {
        await new Upload({ client, params: { Bucket, Key, Body }, queueSize: 2 }).done().catch(fail);
      });
    },
    async remove(sha256) {
      const [Key, kept] = [keyOf(sha256), removed + sha256];
      const CopySource = `${Bucket}/${Key}`;
      if (await ask(() => client.send(new CopyObjectCommand({ Bucket, Key: kept, CopySource })))) {
        await remove(Key);
      }
    },
    async removeUnfinished(before) {
      for await (const { Key = '', LastModified } of listPrefix(removed)) {
        if (LastModified && LastModified < before) {
          await remove(Key);
        }
      }
      await abortUploads(before);
    },
    open: async (sha256, part) => openKey(keyOf(sha256), part),
    async openKept(sha256) {
      return (await openKey(keyOf(sha256))) ?? (await openKey(removed + sha256));
    },
    async *list() {
      for await (const { Key = '', Size = 0, LastModified = new Date() } of listPrefix(stored)) {
        const sha256 = Key.slice(stored.length);
        if (hash.test(sha256)) {
          yield { sha256, bytes: Size, modified: LastModified };
        }
      }
    },
    async check() {
      const name = `the bucket ${Bucket} at ${endpoint ?? `Amazon S3 in ${region}`}`;
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
        return `${name}.`;
      } catch (error) {
        const { reason } = toStoreError(error);
        throw new Error(`${name} can’t be used (${reason}). Check the settings KITHOUSE_S3_….`);
      }
    },
  };
}

function fail(error: unknown): never {
  throw toStoreError(error);
}

const [stored, removed] = ['files/', 'removed/'];
const hash = /^[0-9a-f]{64}$/;

function keyOf(sha256: string): string {
  if (!hash.test(sha256)) {
    throw new AppError('invalid_input');
  }
  return stored + sha256;
}
