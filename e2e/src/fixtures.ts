import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brand } from '@kithouse/contract';
import { connectWordPress, type RemoteWordPress } from '@kithouse/playground';
import { test as base, expect, type Page, type TestInfo, type TestType } from '@playwright/test';
import { journeysEnd, longTag, outOfTime } from '../../scripts/ci-extent.js';
import { isLongRun } from '../../scripts/test-extent.js';
import { type Cloud, connectCloud } from './cloud.js';
import { readServices, type Services } from './services.js';

type Fixtures = {
  /** Skips a long journey when continuous integration has no time left for it. */
  deadline: undefined;
  /** WordPress restored to its installed state before each test. PHP warnings of the plugin fail the test. */
  site: RemoteWordPress;
  /** Browser page of the signed-in administrator. Script errors fail the test. */
  admin: Page;
};
type WorkerFixtures = { services: Services; cloud: Cloud; wordpress: RemoteWordPress };

async function skipWhenLate(info: TestInfo, use: (value: undefined) => Promise<void>) {
  info.skip(info.tags.includes(longTag) && Date.now() > (journeysEnd() ?? Number.POSITIVE_INFINITY), outOfTime);
  await use(undefined);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  deadline: [({}, use, info) => skipWhenLate(info, use), { auto: true }], // oxlint-disable-line no-empty-pattern -- as above
  // biome-ignore lint/correctness/noEmptyPattern: Playwright insists on a pattern
  services: [({}, use, { parallelIndex }) => use(readServices(parallelIndex)), { scope: 'worker' }], // oxlint-disable-line no-empty-pattern -- as above
  cloud: [
    async ({ services }, use) => {
      const cloud = connectCloud(services.cloud);
      await use(cloud);
      await cloud.close();
    },
    { scope: 'worker' },
  ],
  wordpress: [({ services }, use) => use(connectWordPress(services.wordpress)), { scope: 'worker' }],
  site: async ({ wordpress }, use) => {
    await wordpress.restore();
    const before = readComplaints(wordpress.site);
    await use(wordpress);
    expect(readComplaints(wordpress.site).slice(before.length)).toEqual([]);
  },
  admin: async ({ page, site }, use) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => {
      // The browser skips the transition between two pages of wp-admin that differ too much.
      if (!error.message.startsWith('Transition was ')) {
        thrown.push(error.stack || error.message);
      }
    });
    await signIn(page, site);
    await use(page);
    expect(thrown).toEqual([]);
  },
});

type Body<Args> = (args: Args, info: TestInfo) => Promise<void> | void;

type Declare<Args> = (title: string, body: Body<Args>) => void;

/** Returns a test for journeys that `npm test` skips because shorter tests cover the same. */
export function toLongTest<Args extends object, WorkerArgs extends object>(
  own: TestType<Args, WorkerArgs>,
): Declare<Args & WorkerArgs> {
  if (journeysEnd()) {
    return (title, body) => own(title, { tag: longTag }, body);
  }
  return isLongRun ? own : own.skip;
}

export const longTest = toLongTest(test);

export { expect };

function readComplaints(folder: string): string[] {
  const log = path.join(folder, 'wp-content/debug.log');
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : [];
  return lines.filter((line) => line.includes(`/plugins/${brand.slug}/`));
}

/** Signs a WordPress user in without the form. */
export async function signIn(page: Page, site: RemoteWordPress, login = 'admin') {
  const { cookies } = await site.auth(login);
  const toCookie = ([name, value]: [string, string]) => ({ name, value: encodeURIComponent(value), url: site.url });
  await page.context().addCookies(Object.entries(cookies).map(toCookie));
}
