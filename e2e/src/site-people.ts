import type { RemoteWordPress } from '@kithouse/playground';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signIn } from './fixtures.js';

/** Adds a WordPress user without welcome guides. */
export const addUser = (site: RemoteWordPress, login: string, role: string) =>
  site.run<number>(
    `
    $id = wp_insert_user( array( 'user_login' => $args['login'], 'user_pass' => wp_generate_password(), 'user_email' => $args['login'] . '@example.com', 'role' => $args['role'] ) );
    update_user_meta( $id, 'wp_persisted_preferences', get_user_meta( 1, 'wp_persisted_preferences', true ) );
    return $id;`,
    { login, role },
  );

/** Opens a browser signed in as a WordPress user. Callers close its context. */
export async function openBrowserOf(browser: Browser, site: RemoteWordPress, login: string): Promise<[Page, BrowserContext]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signIn(page, site, login);
  return [page, context];
}
