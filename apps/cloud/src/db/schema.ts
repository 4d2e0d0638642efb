import type { AccountTables } from './schema/account.js';
import type { CatalogueTables } from './schema/catalogue.js';
import type { DataFolderTables } from './schema/data-folder.js';
import type { ImportPlanTables } from './schema/import-plans.js';
import type { JobTables } from './schema/jobs.js';
import type { LibraryFileTables } from './schema/library-files.js';
import type { MailTables } from './schema/mails.js';
import type { OperatorTables } from './schema/operators.js';
import type { OrderTables } from './schema/orders.js';
import type { ReleaseTables } from './schema/releases.js';
import type { WorkspaceTables } from './schema/workspaces.js';

export type Database = AccountTables &
  CatalogueTables &
  DataFolderTables &
  OperatorTables &
  OrderTables &
  LibraryFileTables &
  WorkspaceTables &
  ImportPlanTables &
  JobTables &
  ReleaseTables &
  MailTables;
