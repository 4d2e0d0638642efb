import { setVerified } from './users.queries.js';

/** Marks an account's e-mail as confirmed, for what proves it besides its own mails. Safe to repeat. */
export const markVerified = setVerified;
