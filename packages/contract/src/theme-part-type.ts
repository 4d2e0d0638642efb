import * as z from 'zod/mini';

/** Type of theme part that this site can create; `value` is the input of `templates.create`. */
export const ThemePartType = z.object({ value: z.string(), label: z.string() });
export type ThemePartType = z.infer<typeof ThemePartType>;
