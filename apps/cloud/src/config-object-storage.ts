import * as z from 'zod';

/** Defines the settings of an object storage, which stores files outside the data folder. */
export const objectStorageSettings = {
  KITHOUSE_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
    .optional()
    .describe('Bucket of an S3-compatible object storage for all files. Default: none; files are stored in the data folder.'),
  KITHOUSE_S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe('Address of the object storage, such as https://s3.example.com. Default: that of Amazon for the region.'),
  KITHOUSE_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'is not the name of a region')
    .default('us-east-1')
    .describe('Region of the bucket.'),
  KITHOUSE_S3_ACCESS_KEY: z.string().min(1).max(200).optional().describe('Access key that can read and write the bucket.'),
  KITHOUSE_S3_SECRET_KEY: z.string().min(1).max(500).optional().describe('Secret of the access key.'),
};

const Settings = z.object(objectStorageSettings);
type Given = z.infer<typeof Settings>;

export type ObjectStorage = {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKey: string;
  secretKey: string;
};

/** Reports object storage settings that are set without the others. */
export function checkObjectStorage(given: Given, report: (name: string, problem: string) => void) {
  const names = ['KITHOUSE_S3_BUCKET', 'KITHOUSE_S3_ACCESS_KEY', 'KITHOUSE_S3_SECRET_KEY'] as const;
  const isMeant = [...names, 'KITHOUSE_S3_ENDPOINT' as const].some((name) => given[name] !== undefined);
  for (const name of names) {
    if (isMeant && given[name] === undefined) {
      report(name, 'is needed too: an object storage takes bucket, access key and secret key');
    }
  }
}

export function toObjectStorage(given: Given): { objectStorage: ObjectStorage | undefined } {
  const { KITHOUSE_S3_BUCKET: bucket, KITHOUSE_S3_ACCESS_KEY: accessKey, KITHOUSE_S3_SECRET_KEY: secretKey } = given;
  const place = { endpoint: given.KITHOUSE_S3_ENDPOINT, region: given.KITHOUSE_S3_REGION };
  return { objectStorage: bucket && accessKey && secretKey ? { bucket, ...place, accessKey, secretKey } : undefined };
}
