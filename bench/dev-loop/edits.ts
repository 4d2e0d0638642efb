import { setTimeout as sleep } from 'node:timers/promises';
import { brand } from '@kithouse/contract';
import { findElementor } from '@kithouse/playground';
import type { BrowserContext, Page } from 'playwright-core';

/** One edit of a source file, and where it shows. */
export type Edit = {
  what: string;
  file: string;
  /** What is replaced, and by what; `marker` is different each time. */
  find: string;
  replace: (marker: string) => string;
  target: number;
  /** Opens what shows the change. The answer waits until the marker is shown. */
  open: (context: BrowserContext) => Promise<{ wait: (marker: string) => Promise<unknown>; close: () => Promise<unknown> }>;
};

/** Lists the edits, with the pages of these addresses. */
export function listEdits(wordpress: string, cloud: string): Edit[] {
  const component = {
    file: 'apps/library/src/app/shell/logo.tsx',
    find: '{brand.name}</span>',
    replace: (marker: string) => `{brand.name} ${marker}</span>`,
    target: 1000,
  };
  const adminPage = `${wordpress}/wp-admin/admin.php?page=${brand.adminPage}`;
  const inWord = (page: Page) => (marker: string) =>
    page.waitForFunction(showsWord, [brand.slug, marker] as const, { polling: 'raf' });
  const edits: Edit[] = [
    {
      ...component,
      what: 'component of the library in wp-admin',
      open: (context) => openPage(context, adminPage, (page) => page.locator('.logo .word').waitFor(), inWord),
    },
    {
      what: 'style of packages/ui inside the shadow root',
      file: 'packages/ui/src/base.css',
      find: '',
      replace: (marker) => `.kithouse .logo .word { --dev-loop: ${marker} }\n`,
      target: 1000,
      open: (context) =>
        openPage(
          context,
          adminPage,
          (page) => page.locator('.logo .word').waitFor(),
          (page) => (marker) => page.waitForFunction(hasStyle, [brand.slug, marker] as const, { polling: 'raf' }),
        ),
    },
    {
      ...component,
      what: 'component of the library in the block editor',
      open: (context) => openPage(context, `${wordpress}/wp-admin/post-new.php?post_type=page`, openInBlockEditor, inWord),
    },
    {
      what: 'component of the portal',
      file: 'apps/portal/src/header.tsx',
      find: '{brand.name}\n',
      replace: (marker) => `{brand.name} ${marker}\n`,
      target: 1000,
      open: (context) =>
        openPage(
          context,
          `${cloud}/`,
          (page) => page.locator('header .logo').waitFor(),
          (page) => (marker) => page.locator('header .logo', { hasText: marker }).waitFor(),
        ),
    },
    {
      what: 'PHP of the plugin, including the page reload',
      file: 'plugin/src/Admin/Admin_Page.php',
      find: 'The library needs JavaScript.',
      replace: (marker) => `The library needs JavaScript. ${marker}`,
      target: 5000,
      open: (context) =>
        openPage(
          context,
          adminPage,
          (page) => page.locator('.logo .word').waitFor(),
          (page) => (marker) => page.waitForFunction((text) => document.body?.innerHTML.includes(text), marker),
        ),
    },
    {
      what: 'source of the cloud, until a response has the change',
      file: 'apps/cloud/src/http/health.ts',
      find: "status: 'ok'",
      replace: (marker) => `status: 'ok', dev: '${marker}'`,
      target: 5000,
      open: async () => ({ wait: (marker) => waitForCloud(cloud, marker), close: async () => {} }),
    },
  ];
  if (findElementor()) {
    edits.splice(3, 0, {
      ...component,
      what: 'component of the library in Elementor',
      // Post 2 is the sample page. A link that creates a page needs a nonce.
      open: (context) => openPage(context, `${wordpress}/wp-admin/post.php?post=2&action=elementor`, openInElementor, inWord),
    });
  }
  return edits;
}

async function openPage(
  context: BrowserContext,
  url: string,
  prepare: (page: Page) => Promise<void>,
  toWait: (page: Page) => (marker: string) => Promise<unknown>,
) {
  const page = await context.newPage();
  await page.goto(url);
  await prepare(page);
  return { wait: toWait(page), close: () => page.close({ runBeforeUnload: false }) };
}

/** Opens the library by the button's own id in the page: the guide that greets a new user hides everything else from roles. */
async function openInBlockEditor(page: Page) {
  const button = page.locator(`[aria-controls="${brand.slug}:library"]`).first();
  const word = page.locator(`#${brand.slug} .logo .word`);
  // The editor takes a while to act on a button that it shows.
  for (let tries = 0; tries < 10 && !(await word.isVisible()); tries++) {
    await button.dispatchEvent('click');
    await word.waitFor({ timeout: 5000 }).catch(() => {});
  }
}

async function openInElementor(page: Page) {
  const button = page.getByRole('button', { name: brand.name }).first();
  await button.waitFor();
  await page.locator('#elementor-loading').waitFor({ state: 'hidden' });
  await button.dispatchEvent('click');
  await page.locator(`#${brand.slug} .logo .word`).waitFor();
}

async function waitForCloud(cloud: string, marker: string) {
  for (;;) {
    const text = await fetch(`${cloud}/healthz`).then(
      (answer) => answer.text(),
      () => '',
    );
    if (text.includes(marker)) {
      return;
    }
    await sleep(10);
  }
}

function showsWord([id, marker]: readonly [string, string]): boolean {
  return document.getElementById(id)?.shadowRoot?.querySelector('.logo .word')?.textContent?.includes(marker) ?? false;
}

function hasStyle([id, marker]: readonly [string, string]): boolean {
  const word = document.getElementById(id)?.shadowRoot?.querySelector('.logo .word');
  return word ? getComputedStyle(word).getPropertyValue('--dev-loop').includes(marker) : false;
}
