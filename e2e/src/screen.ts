import { brand } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Page } from '@playwright/test';
import type { Account } from './account.js';
import { libraryUrl } from './addresses.js';
import type { Cloud } from './cloud.js';

export type Stage = {
  page: Page;
  site: RemoteWordPress;
  cloud: Cloud;
  /** Account of the person signed in to the cloud. */
  account?: Account;
};

/** Persons: an unknown visitor, a newcomer with an empty account, and an owner with used cloud and workspaces. */
export const everybody = ['visitor', 'newcomer', 'owner'] as const;
export type Who = (typeof everybody)[number];

export type Screen = {
  name: string;
  who: Who;
  open: (stage: Stage) => Promise<void>;
};

export const library = (page: Page) => page.locator(`#${brand.slug}`);
export const inLibrary = (name: string, path: string, who: Who = 'visitor', query: Record<string, string> = {}): Screen => ({
  name,
  who,
  open: async ({ page, site }) => void (await page.goto(libraryUrl(site, path, query))),
});
