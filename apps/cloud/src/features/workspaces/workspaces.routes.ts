import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { copyOrMove } from './copy-move.service.js';
import { addToWorkspace, deleteFile } from './files.service.js';
import { leaveWorkspace } from './leaving.service.js';
import * as lists from './lists.service.js';
import { deleteWorkspace } from './trash.service.js';
import { create, save } from './workspaces.service.js';

const done = (message: string) => ({ status: 'success', message }) as const;

export function workspaceRoutes(deps: Deps): Route[] {
  const removeFile = async (userId: number, id: number) => {
    await deleteFile(deps, userId, id);
    return done('The file was removed from this workspace.');
  };
  return [
    route(contract.listWorkspaces, ({ input, user }) => lists.listAll(deps, user.id, input)),
    route(contract.getWorkspace, ({ input, user }) => lists.getOne(deps, user.id, input)),
    route(contract.listActivity, ({ input, user }) => lists.listActivities(deps, user.id, input)),
    route(contract.createWorkspace, async ({ input, user }) => {
      const workspace = await create(deps, user, input);
      return { ...done(`You have created the workspace ${workspace.title}.`), workspace };
    }),
    route(contract.saveWorkspace, async ({ input, user }) => {
      const workspace = await save(deps, user, input);
      return { ...done('You have succesfully saved your WorkSpace changes.'), workspace };
    }),
    route(contract.deleteWorkspace, async ({ input, user }) => {
      await deleteWorkspace(deps, user.id, input);
      return done('You have deleted a WorkSpace from your account.');
    }),
    route(contract.addToWorkspace, async ({ input, user }) => {
      const files = await addToWorkspace(deps, user.id, input);
      return { ...done('Your file has been added to this workspace.'), data: { files } };
    }),
    route(contract.deleteWorkspaceFile, ({ input, user }) => removeFile(user.id, input.id)),
    route(contract.deleteWorkspaceFileByGet, ({ input, user }) => removeFile(user.id, input.id)),
    route(contract.leaveWorkspace, async ({ input, user }) => {
      await leaveWorkspace(deps.db, user.id, input.slug);
      return done('You left the workspace.');
    }),
    route(contract.copyMoveCloudFile, async ({ input, user }) => {
      const files = await copyOrMove(deps, user.id, input);
      return { ...done(input.action === 'copy' ? 'The file is copied.' : 'The file is moved.'), data: { files } };
    }),
  ];
}
