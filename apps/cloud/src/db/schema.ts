import type { AccountTables } from './schema/account.js';
import type { CatalogueTables } from './schema/catalogue.js';

/** All tables, one file of `schema/` for each feature. */
export type Database = AccountTables & CatalogueTables;
