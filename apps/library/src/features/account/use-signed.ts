import type { login, Output } from '@kithouse/contract';

/** Answer of both sign-in and sign-up. */
export type Signed = Output<typeof login>;
