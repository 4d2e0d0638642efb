import * as contract from '@kithouse/contract';
import { AppError } from '@kithouse/contract';
import { limits } from '@kithouse/kits';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { limitAccount } from '../account/attempts.service.js';
import { getUsage } from '../library-files/quota.service.js';
import { offerExport } from './export.service.js';
import { importArchive } from './import.service.js';

export function cloudTransferRoutes(deps: Deps): Route[] {
  let turn: Promise<unknown> = Promise.resolve();

  /** Serialises the work, because each archive may unpack to hundreds of megabytes. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  }

  return [
    route(contract.getCloudSummary, ({ user }) => getUsage(deps, user.id)),
    route(contract.exportCloud, ({ user }) => offerExport(deps, user.id)),
    route(
      contract.importCloud,
      async ({ user, readUpload, isGone }) => {
        const data = await inTurn(async () =>
          importArchive(deps, user, isGone() ? new Uint8Array() : await readUpload(), isGone),
        );
        return { status: 'success', message: 'The import is done.', data };
      },
      {
        bodyLimit: limits.zip_bytes,
        storesBody: true,
        mostAtOnce: 20,
        mostOfAccount: 1,
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
