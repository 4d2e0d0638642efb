import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as trash from './cloud-trash.service.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function cloudTrashRoutes(deps: Deps): Route[] {
  return [
    route(contract.listTrash, ({ input, user }) => trash.list(deps, user.id, input)),
    route(contract.restoreFromTrash, async ({ input, user }) => {
      await trash.restore(deps, user.id, input);
      return done(input.kind === 'file' ? 'The file is back in your cloud.' : 'The workspace is back.');
    }),
    route(contract.deleteFromTrash, async ({ input, user }) => {
      await trash.remove(deps, user.id, input);
      return done('It was deleted permanently.');
    }),
  ];
}
