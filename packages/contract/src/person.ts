import * as z from 'zod/mini';

export const Person = z.object({ id: z.int(), name: z.string(), profile_photo: z.nullable(z.string()) });
export type Person = z.infer<typeof Person>;
