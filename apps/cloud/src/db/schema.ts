import type { AccountTables } from './schema/account.js';

/** All tables, one file of `schema/` for each feature. */
export type Database = AccountTables;
