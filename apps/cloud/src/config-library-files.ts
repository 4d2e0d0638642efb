import * as z from 'zod';

const files = (fallback: number) =>
  z.coerce.number().int().min(-1, 'must be -1 for no limit, or more').max(100_000_000).default(fallback);

/** Defines the settings of connected storage. */
export const cloudSettings = {
  KITHOUSE_CLOUD_FILES: files(30).describe('Maximum number of files in the cloud of a free account; -1 for no limit.'),
  KITHOUSE_CLOUD_FILES_PAID: files(1000).describe(
    'Maximum number of files in the cloud of an account with a paid plan; -1 for no limit.',
  ),
};

const Settings = z.object(cloudSettings);

export const toCloudLimits = (given: z.infer<typeof Settings>) => ({
  cloudFiles: { free: given.KITHOUSE_CLOUD_FILES, paid: given.KITHOUSE_CLOUD_FILES_PAID },
});
