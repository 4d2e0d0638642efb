import type { AccountTables } from './schema/account.js';
import type { CatalogueTables } from './schema/catalogue.js';
import type { CloudTables } from './schema/clouds.js';
import type { OrderTables } from './schema/orders.js';
import type { PlanTables } from './schema/plans.js';
import type { ReleaseTables } from './schema/releases.js';
import type { WorkspaceTables } from './schema/workspaces.js';

export type Database = AccountTables & CatalogueTables & OrderTables & CloudTables & WorkspaceTables & PlanTables & ReleaseTables;
