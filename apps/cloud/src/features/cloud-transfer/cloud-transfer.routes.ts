import * as contract from '@kithouse/contract';
import { AppError } from '@kithouse/contract';
import { limits } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { createLimiter } from '../../http/limiter.js';
import { type Route, route } from '../../http/route.js';
import { limitAccount } from '../account/attempts.service.js';
import { getUsage } from '../library-files/quota.service.js';
import { offerExport } from './export.service.js';
import { importArchive } from './import.service.js';

const maxConcurrent = 20;

export function cloudTransferRoutes(deps: Deps): Route[] {
  /** Serialises the work, because each archive may unpack to hundreds of megabytes. */
  const inTurn = createLimiter(1, maxConcurrent);

  return [
    route(contract.getCloudSummary, ({ user }) => getUsage(deps, user.id)),
    route(contract.exportCloud, ({ user }) => offerExport(deps, user.id)),
    route(
      contract.importCloud,
      async ({ user, getUpload, isGone }) => {
        const path = getUpload();
        const data = await inTurn(() => importArchive(deps, user, path, isGone));
        return { status: 'success', message: 'The import is done.', data };
      },
      {
        bodyLimit: limits.zip_bytes,
        storesBody: true,
        maxConcurrent,
        maxPerAccount: 1,
        admit: (caller) => {
          if (!caller.user?.is_verified) {
            throw new AppError('not_verified');
          }
          return limitAccount(deps, 'cloudImportOfAccount')(caller);
        },
      },
    ),
  ];
}
