import * as z from 'zod/mini';

/** A part of a theme that can be made on a platform, as this site has it; `value` is what `templates.create` takes. */
export const ThemePartType = z.object({ value: z.string(), label: z.string() });
export type ThemePartType = z.infer<typeof ThemePartType>;
