import type { Db } from '../../db/client.js';
import { readEmail } from './email.service.js';
import { findUserByEmail } from './users.queries.js';

/** Finds the account with an email address that an operator typed. */
export const findAccount = (db: Db, email: string) => findUserByEmail(db, readEmail(email));
