import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError, brand, createCall } from '@kithouse/contract';
import { type Auth, type Host, projectRoot, startWordPress, type WordPressOptions } from '../../../playground/src/index.js';
import { listCode, putBack, removeAdded, takeIdle } from './idle-sites.js';

export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

type SiteOptions = {
  cloudUrl: string;
  plugins?: WordPressOptions['plugins'];
  constants?: WordPressOptions['constants'];
  active?: string[];
  ini?: WordPressOptions['ini'];
  /** Runs on a separate web host with this setup. */
  host?: Host;
  /** Sets a timeout of two seconds for a silent cloud. */
  isHasty?: boolean;
};

/** Shortens timeouts of seconds for tests with a hanging cloud. */
const testSettings = `<?php
if ( get_option( 'test_is_hasty' ) ) {
	add_filter( 'kithouse_cloud_timeout', fn() => 2 );
	add_filter( 'kithouse_download_seconds', fn() => 3 );
}
// The playground hooks pre_http_request to keep WordPress offline; sites without such a hook fetch in parallel.
if ( ! get_option( 'test_serial_downloads' ) ) {
	add_filter( 'kithouse_parallel_downloads', '__return_true' );
}
add_filter( 'kithouse_answer_fresh_seconds', fn( $seconds ) => (int) get_option( 'test_fresh_seconds', $seconds ) );
// A busy machine takes longer than a request may.
add_filter( 'kithouse_slice_seconds', fn( $seconds ) => (float) get_option( 'test_slice_seconds', defined( 'TEST_REAL_SLICES' ) ? $seconds : 600 ) );
add_filter( 'kithouse_breaker_seconds', fn( $seconds ) => (int) get_option( 'test_breaker_seconds', $seconds ) );
// What a test may break: the option names a hook, and the script ends there as if it had been killed.
add_action( 'init', function () {
	$hook = (string) get_option( 'test_exit_at' );
	if ( '' !== $hook ) {
		add_action( $hook, fn() => exit );
	}
} );
`;

/** Uses a weak password hash, because WordPress's takes PHP in Node a fifth of a second each. */
const usersCode = `
  add_filter( 'wp_hash_password_options', fn() => array( 'cost' => 4 ) );
  foreach ( $args['roles'] as $role ) {
    wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'user_email' => "$role@example.test", 'role' => $role ) );
  }`;

/**
 * Starts a real WordPress with the plugin, one user of each role and a cloud address. A test file owns it until it closes it; the
 * next one with equal options gets it restored.
 */
export async function startSite({ cloudUrl, isHasty = false, ...wanted }: SiteOptions) {
  const key = JSON.stringify(wanted);
  const site = takeIdle<InstalledSite>(key) ?? (await installSite(wanted));
  await site.reset();
  await site.run(
    "update_option( 'kithouse_cloud_url', $args['cloudUrl'] ); update_option( 'kithouse_consent', 1 ); update_option( 'test_is_hasty', $args['isHasty'] );",
    {
      cloudUrl,
      isHasty,
    },
  );
  await site.snapshot();
  return { ...site, close: () => (wanted.host ? site.close() : putBack(key, site)) };
}

type InstalledSite = Awaited<ReturnType<typeof installSite>>;
export type Site = Awaited<ReturnType<typeof startSite>>;

async function installSite({ plugins = {}, constants = {}, active = [], ...machine }: Omit<SiteOptions, 'cloudUrl' | 'isHasty'>) {
  const wp = await startWordPress({
    plugins: { [brand.slug]: path.join(projectRoot, 'plugin'), ...plugins },
    // A journal in memory writes a quarter faster, and a killed test needs no database afterwards.
    constants: { DISABLE_WP_CRON: true, SQLITE_JOURNAL_MODE: 'MEMORY', ...constants },
    ...machine,
  });
  const folder = path.join(wp.site, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'test-settings.php'), testSettings);
  await wp.install();
  for (const file of [...active, `${brand.slug}/${brand.slug}.php`]) {
    await wp.activate(file);
  }
  await wp.run(usersCode, { roles });
  // Everybody signs in before the snapshot, so that it contains their sessions.
  const auths = await wp.auths([...roles]);
  await wp.snapshot('installed');
  const log = path.join(wp.site, 'wp-content/debug.log');
  const files = listCode(wp.site);
  return {
    ...wp,
    readLog: () => readFile(log, 'utf8').catch(() => ''),
    as: async (role: Role) => visit(wp.url, auths[role]),
    visitor: visit(wp.url),
    /** Restores database, uploads and log as installed. */
    reset: async () => {
      await wp.restore('installed');
      rmSync(log, { force: true });
    },
    /** Removes added files and returns whether its folders are unchanged. */
    tidyUp: () => removeAdded(wp.site, files),
  };
}

/** Creates a client of the site: signed in with cookies and nonce, or a visitor. */
export function visit(url: string, auth?: Auth) {
  const cookie = Object.entries(auth?.cookies ?? {})
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
  const root = `${url}/wp-json/${brand.restNamespace}`;
  const headers = auth ? { cookie, 'x-wp-nonce': auth.nonce } : undefined;
  const ask = (target: string, init: RequestInit = {}) =>
    fetch(target.startsWith('http') ? target : url + target, {
      redirect: 'manual',
      ...init,
      headers: { ...(cookie && { cookie }), ...init.headers },
    });
  return {
    auth,
    cookie,
    /** Calls like the library: parses the response by the contract and throws refusals. */
    call: createCall({ root, ...(headers && { headers }), timeout: 110_000 }),
    /** Sends a plain request with cookies only. */
    ask,
    /** Sends a request with the nonce and returns the raw status and body. */
    rest: async (method: string, callPath: string, body?: unknown, more: Record<string, string> = {}) => {
      const response = await ask(root + callPath, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
    },
  };
}

export type Visit = ReturnType<typeof visit>;

/** Returns the error of a refused call. */
export async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const outcome = await work.then(
    (value) => new Error(`It was not refused: ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
  if (outcome instanceof AppError) {
    return outcome;
  }
  throw outcome;
}
