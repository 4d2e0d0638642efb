import { randomUUID } from 'node:crypto';
import {
  addToWorkspace,
  answerInvitation,
  connect,
  createCall,
  createWorkspace,
  deleteCloudFile,
  deleteWorkspace,
  listInvitations,
  nameCloudVersion,
  type Platform,
  pushCloudFile,
} from '@kithouse/contract';
import sharp from 'sharp';
import { type Account, makeAccount } from './account.js';
import type { Cloud } from './cloud.js';

const heading = (text: string) => `<!-- wp:heading -->\n<h2 class="wp-block-heading">${text}</h2>\n<!-- /wp:heading -->`;
const paragraph = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;
const column = (...inside: string[]) =>
  `<!-- wp:column -->\n<div class="wp-block-column">${inside.join('\n\n')}</div>\n<!-- /wp:column -->`;
const columns = (...inside: string[]) =>
  `<!-- wp:columns -->\n<div class="wp-block-columns">${inside.join('\n\n')}</div>\n<!-- /wp:columns -->`;
const service = (name: string) => column(heading(name), paragraph('From early to late, all year round.'));
const page = [heading('Rooms on the headland'), paragraph('Nineteen rooms.'), columns(service('Sleep'), service('Eat'))];

/** Fills an account like one in use: files with versions, workspaces, invitations, a trash. */
export async function fillAccount(site: { url: string }, cloud: Cloud, account: Account) {
  const ada = await connectTo(cloud, account);
  const [graceAccount, alanAccount] = [
    await makeAccount(site, cloud, 'Grace', 'Hopper'),
    await makeAccount(site, cloud, 'Alan', 'Turing'),
  ];
  const [grace, alan] = [await connectTo(cloud, graceAccount), await connectTo(cloud, alanAccount)];

  const headland = await ada.push('Headland', page.slice(0, 2), { id: 7 });
  await ada.push('Headland', page, { id: 7, thumbnail: await drawThumbnail('#0b6b4f') });
  await ada.call(nameCloudVersion, { id: headland, number: 1, name: 'Before the relaunch' });
  const files = [
    headland,
    await ada.push('Opening hours', [paragraph('Nine to five.')]),
    await ada.push('مخبز القمر', [columns(service('خبز'), service('كعك'), service('قهوة'))]),
    await ada.push('A name as drafts have them that went from hand to hand and never found their place, 2026', page),
    await ada.push('Harbour lights', page, { thumbnail: await drawThumbnail('#b4552d') }),
  ];
  const dropped = await ada.push('Old footer', [paragraph('Gone')]);

  const people = [graceAccount.email, alanAccount.email, 'not-here-yet@example.com'];
  const agency = await ada.make('Agency pages', people);
  await ada.call(addToWorkspace, { workspace_id: agency.id, files });
  await Promise.all([grace.accept(), alan.accept()]);
  await ada.make('Client drafts');
  const over = await ada.make('Over and done');
  await ada.call(deleteWorkspace, { id: over.id });
  await ada.call(deleteCloudFile, { id: dropped });

  const hotels = await grace.make('Harbour hotels', [account.email, alanAccount.email]);
  await grace.call(addToWorkspace, { workspace_id: hotels.id, files: [await grace.push('Front desk', page)] });
  await ada.accept();
  await alan.make('Bakery relaunch', [account.email]);
}

/** Calls the cloud directly with an account. */
export async function connectTo(cloud: Cloud, account: Account) {
  const site = { url: `http://${randomUUID()}.localhost`, name: 'Elsewhere' };
  const root = `${cloud.url}/v1`;
  const { api_key } = await createCall({ root })(connect, { ...account, site });
  const call = createCall({ root, headers: { authorization: `Bearer ${api_key}`, 'x-kithouse-site': site.url } });
  const platform: Platform = 'gutenberg';
  return {
    call,
    push: async (name: string, blocks: string[], more: { id?: number; thumbnail?: string } = {}) =>
      (await call(pushCloudFile, { name, platform, file_content: blocks.join('\n\n'), ...more })).data.my_cloud_item,
    make: async (title: string, share_with: string[] = []) => (await call(createWorkspace, { title, share_with })).workspace,
    accept: async () => {
      const { data } = await call(listInvitations, {});
      await Promise.all(data.map(({ id }) => call(answerInvitation, { id, accept: true })));
    },
  };
}

async function drawThumbnail(background: string): Promise<string> {
  const create = { width: 480, height: 360, channels: 3, background } as const;
  return `data:image/webp;base64,${(await sharp({ create }).webp().toBuffer()).toString('base64')}`;
}
