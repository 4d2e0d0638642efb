import * as z from 'zod/mini';

/** Everyday names of colours, in the order of the rainbow. */
export const ColorName = z.enum(['Red', 'Orange', 'Yellow', 'Green', 'Turquoise', 'Blue', 'Purple', 'Pink', 'Brown']);
export type ColorName = z.infer<typeof ColorName>;
