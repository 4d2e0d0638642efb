import { setVerified } from './users.queries.js';

/** Confirms an account's e-mail that was proven in another way than by mail. Idempotent. */
export const markVerified = setVerified;
