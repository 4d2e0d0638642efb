import * as z from 'zod/mini';

export const Warning = z.object({
  code: z.string(),
  message: z.string(),
  /** Path in the content, such as `content[0].elements[2].settings.image`. */
  place: z.optional(z.string()),
});
export type Warning = z.infer<typeof Warning>;
