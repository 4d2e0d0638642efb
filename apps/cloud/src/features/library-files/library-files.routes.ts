import * as contract from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { limitAccount } from '../account/attempts.service.js';
import { getContent } from './content.service.js';
import { offerDownload } from './downloads.service.js';
import * as files from './files.service.js';
import * as lists from './list.service.js';
import * as media from './media.service.js';
import { findPushedFileOf, push } from './push.service.js';
import { getUsage } from './quota.service.js';
import * as versions from './versions.service.js';

/** Allows a template of 2 MB with every letter escaped once, a thumbnail and its media. */
const pushLimits = {
  bodyLimit: 5 * 1024 * 1024,
  maxUnchecked: { fields: ['file_content', 'globals'], entries: 200_000 },
};
const done = (message: string) => ({ status: 'success', message }) as const;

export function libraryFileRoutes(deps: Deps): Route[] {
  async function remove({ input, user }: { input: { id: number }; user: { id: number } }) {
    await files.remove(deps, user.id, input.id);
    return done('The file is in the trash.');
  }

  return [
    route(contract.getCloudUsage, async ({ user }) => ({ status: 'success', data: await getUsage(deps, user.id) })),
    route(contract.listClouds, ({ input, user }) => lists.list(deps, user.id, input)),
    route(contract.pushCloudFile, ({ input, user }) => push(deps, user, input), {
      ...pushLimits,
      admit: limitAccount(deps, 'pushOfAccount'),
    }),
    route(contract.findPushedFile, ({ input, user }) => findPushedFileOf(deps, user, input.id)),
    route(contract.findMissingCloudMedia, ({ input, user }) => media.findMissing(deps, user.id, input.sha256)),
    route(contract.uploadCloudMedia, ({ input, user, file }) => media.uploadOwn(deps, user.id, input.sha256, file), {
      admit: limitAccount(deps, 'cloudMediaOfAccount'),
    }),
    route(contract.getCloudContent, ({ input, user }) => getContent(deps, user.id, input)),
    route(contract.downloadCloudFile, ({ input, user }) => offerDownload(deps, user.id, input.id)),
    route(contract.deleteCloudFile, remove),
    route(contract.deleteCloudFileByGet, remove),
    route(contract.renameCloudFile, async ({ input, user }) => {
      const renamed = await files.rename(deps, user.id, input.id, input.name);
      return { ...done('The file has its new name.'), data: { files: renamed } };
    }),
    ...versionRoutes(deps),
  ];
}

function versionRoutes(deps: Deps): Route[] {
  return [
    route(contract.listCloudVersions, async ({ input, user }) => ({ data: await versions.list(deps, user.id, input.id) })),
    route(contract.nameCloudVersion, async ({ input, user }) => {
      await versions.name(deps, user.id, input.id, input.number, input.name);
      return done('The version has its new name.');
    }),
    route(contract.restoreCloudVersion, async ({ input, user }) => {
      const version = await versions.restore(deps, user.id, input.id, input.number);
      return { ...done('The version is restored.'), data: { version } };
    }),
    route(contract.compareCloudVersions, ({ input, user }) => versions.compare(deps, user.id, input)),
  ];
}
