import type { AccountTables } from './schema/account.js';
import type { CatalogueTables } from './schema/catalogue.js';

/** All tables. */
export type Database = AccountTables & CatalogueTables;
