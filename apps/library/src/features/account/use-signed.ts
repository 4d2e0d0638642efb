import type { login, Output } from '@kithouse/contract';

/** What sign-in and sign-up answer alike. */
export type Signed = Output<typeof login>;
