import { brand } from '@kithouse/contract';
import type { Page } from '@playwright/test';
import { connectAccount, makeAccount } from '../src/account.js';
import { libraryUrl } from '../src/addresses.js';
import { connectTo } from '../src/filled-account.js';
import { expect, longTest } from '../src/fixtures.js';

const library = (page: Page) => page.locator(`#${brand.slug}`);
const button = (page: Page, name: string) => library(page).getByRole('button', { name, exact: true });

longTest(
  'accepts one invitation, declines another and keeps both answers when already signed in',
  async ({ admin, site, cloud }) => {
    const invited = await connectAccount(site, cloud);
    const alan = await connectTo(cloud, await makeAccount(site, cloud, 'Alan', 'Turing'));
    const [wanted, unwanted] = ['Bakery relaunch', 'Somebody else’s shop'];
    await alan.make(wanted, [invited.email]);
    await alan.make(unwanted, [invited.email]);
    const listWorkspaces = () =>
      cloud.query<{ title: string }>(
        `select w.title from workspace_members m join users u on u.id = m.user_id join workspaces w on w.id = m.workspace_id
       where u.email = $1`,
        [invited.email],
      );

    await admin.goto(libraryUrl(site, 'clouds/shared-workspace', { platform: 'gutenberg' }));
    const invitations = library(admin).getByRole('region', { name: 'Invitations' });
    await expect(invitations.getByRole('listitem')).toHaveCount(2);
    expect(await listWorkspaces()).toEqual([]);

    await button(admin, `Accept ${wanted}`).click();
    await expect(library(admin).getByRole('link', { name: wanted })).toBeVisible();
    await button(admin, `Decline ${unwanted}`).click();
    await expect(invitations).toHaveCount(0);

    expect(await listWorkspaces()).toEqual([{ title: wanted }]);
    await admin.reload();
    await expect(library(admin).getByRole('link', { name: wanted })).toBeVisible();
    await expect(library(admin).getByText(unwanted)).toHaveCount(0);
  },
);
