import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { AppError, brand, createCall } from '@kithouse/contract';
import { type Auth, projectRoot, startWordPress, type WordPressOptions } from '../../../playground/src/index.js';

export const roles = ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const;
export type Role = (typeof roles)[number];

type SiteOptions = {
  cloudUrl: string;
  plugins?: WordPressOptions['plugins'];
  constants?: WordPressOptions['constants'];
  active?: string[];
  /** Gives a silent cloud up after two seconds. */
  isHasty?: boolean;
};

/** The waits of a site owner are seconds; a test with a cloud that hangs cannot wait that long. */
const testSettings = `<?php
if ( get_option( 'test_is_hasty' ) ) {
	add_filter( 'kithouse_cloud_timeout', fn() => 2 );
	add_filter( 'kithouse_download_seconds', fn() => 3 );
}
add_filter( 'kithouse_answer_fresh_seconds', fn( $seconds ) => (int) get_option( 'test_fresh_seconds', $seconds ) );
add_filter( 'kithouse_breaker_seconds', fn( $seconds ) => (int) get_option( 'test_breaker_seconds', $seconds ) );
// What a test may break: the option names a hook, and the script ends there as if it had been killed.
add_action( 'init', function () {
	$hook = (string) get_option( 'test_exit_at' );
	if ( '' !== $hook ) {
		add_action( $hook, fn() => exit );
	}
} );
`;

/** A real WordPress with the plugin, one user of each role, and the address of a cloud. */
export async function startSite({ cloudUrl, plugins = {}, constants = {}, active = [], isHasty = false }: SiteOptions) {
  const wp = await startWordPress({
    plugins: { [brand.slug]: path.join(projectRoot, 'plugin'), ...plugins },
    constants: { DISABLE_WP_CRON: true, ...constants },
  });
  const folder = path.join(wp.site, 'wp-content/mu-plugins');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'test-settings.php'), testSettings);
  await wp.install();
  for (const file of [...active, `${brand.slug}/${brand.slug}.php`]) {
    await wp.activate(file);
  }
  await wp.run(
    `update_option( 'kithouse_cloud_url', $args['cloudUrl'] );
    update_option( 'test_is_hasty', $args['isHasty'] );
    foreach ( $args['roles'] as $role ) { wp_insert_user( array( 'user_login' => $role, 'user_pass' => 'x', 'user_email' => "$role@example.test", 'role' => $role ) ); }`,
    { roles, cloudUrl, isHasty },
  );
  await wp.snapshot();
  const readLog = () => readFile(path.join(wp.site, 'wp-content/debug.log'), 'utf8').catch(() => '');
  return { ...wp, readLog, as: async (role: Role) => visit(wp.url, await wp.auth(role)), visitor: visit(wp.url) };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Somebody in front of the site: signed in with cookies and nonce, or not at all. */
function visit(url: string, auth?: Auth) {
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
    /** The call as the library makes it: its answer is parsed by the contract, its refusal thrown. */
    call: createCall({ root, ...(headers && { headers }), timeout: 110_000 }),
    /** A plain request with the cookies, and with nothing else. */
    ask,
    /** A request to a call, with the nonce: status and body as they come. */
    rest: async (method: string, callPath: string, body?: unknown) => {
      const response = await ask(root + callPath, {
        method,
        headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) };
    },
  };
}

export type Visit = ReturnType<typeof visit>;

/** The error a call was refused with. */
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
