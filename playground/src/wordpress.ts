import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fetchWordPress } from './fetch-wordpress.js';
import { installWordPress } from './install.js';
import { createPhpPool, type PhpOptions, type PhpVersion } from './php.js';
import { type PhpScript, runPhp, warmUp } from './run-php.js';
import { listen, serve } from './server.js';
import { prepareSite } from './site.js';
import { restoreSnapshot, takeSnapshot } from './snapshot.js';
import { createTraffic } from './traffic.js';

export type WordPressOptions = {
  /** Folder of the site, made when it is missing. Without one the site is temporary and `close` removes it. */
  site?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Slug → folder, mounted live: edits on disk are served at once, and WordPress deleting a plugin deletes that folder. */
  plugins?: Record<string, string>;
  themes?: Record<string, string>;
  constants?: PhpOptions['constants'];
  /** How many requests PHP can serve at a time; each takes about 165 MB. A site calls itself, so 1 is too few. */
  instances?: number;
  ini?: Record<string, string>;
  phpVersion?: PhpVersion;
};

/** Cookies of a signed-in user, by name, and the nonce of its REST calls. */
export type Auth = { cookies: Record<string, string>; nonce: string };

export type WordPress = Awaited<ReturnType<typeof startWordPress>>;

/** Starts a real WordPress on 127.0.0.1. A new site still needs `install()`. */
export async function startWordPress(options: WordPressOptions = {}) {
  const { version, core } = await fetchWordPress();
  const { server, url } = await listen(options.port ?? 0);
  const site = path.resolve(options.site ?? mkdtempSync(path.join(tmpdir(), 'playground-')));
  await prepareSite(site);
  const instances = options.instances ?? 3;
  const pool = createPhpPool({
    core,
    site: realpathSync(site),
    url,
    phpVersion: options.phpVersion ?? '8.3',
    instances,
    plugins: resolveAll(options.plugins),
    themes: resolveAll(options.themes),
    constants: options.constants ?? {},
    ini: options.ini ?? {},
  });
  const traffic = createTraffic();
  serve(server, url, pool, traffic);

  const runScript = (script: PhpScript) => traffic.count(() => runPhp(pool, script));

  /** Runs the body of a PHP function that gets `$args` inside WordPress and answers what it returns. */
  const run = async <T = unknown>(code: string, args: Record<string, unknown> = {}) => (await runScript({ code, args })) as T;

  return {
    url,
    site,
    run,
    /** Installs WordPress with the user admin / password; false when it was installed already. */
    install: () => installWordPress(site, version, runScript),
    /** Activates a plugin by its file, such as `akismet/akismet.php`. Throws WordPress's own words when it refuses. */
    activate: async (file: string) => {
      const refusal = await run<string | null>(activateCode, { file });
      if (refusal !== null) {
        throw new Error(`WordPress did not activate ${file}: ${refusal}`);
      }
    },
    /** Starts all PHP instances, each of which takes seconds, so that no request has to wait for one. */
    warmUp: () => traffic.count(() => warmUp(pool, instances)),
    auth: (login = 'admin') => run<Auth>(authCode, { login }),
    appPassword: (login = 'admin') => run<string>(appPasswordCode, { login }),
    /** Keeps the database and the uploads as they are now, once no request is running. */
    snapshot: async (name = 'base') => {
      await traffic.calm();
      takeSnapshot(site, name);
    },
    restore: async (name = 'base') => {
      await traffic.calm();
      restoreSnapshot(site, name);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await pool[Symbol.asyncDispose]();
      if (options.site === undefined) {
        rmSync(site, { recursive: true, force: true });
      }
    },
  };
}

/** A link that is mounted cannot be followed from inside PHP. */
function resolveAll(folders: Record<string, string> = {}) {
  return Object.fromEntries(Object.entries(folders).map(([slug, folder]) => [slug, realpathSync(folder)]));
}

const activateCode = `
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  $done = activate_plugin( $args['file'] );
  return is_wp_error( $done ) ? $done->get_error_message() : null;`;

const authCode = `
  $user = get_user_by( 'login', $args['login'] );
  $until = time() + DAY_IN_SECONDS;
  $token = WP_Session_Tokens::get_instance( $user->ID )->create( $until );
  wp_set_current_user( $user->ID );
  $signed = wp_generate_auth_cookie( $user->ID, $until, 'logged_in', $token );
  $_COOKIE[ LOGGED_IN_COOKIE ] = $signed; // the nonce is bound to the session in this cookie
  return array(
    'cookies' => array( LOGGED_IN_COOKIE => $signed, AUTH_COOKIE => wp_generate_auth_cookie( $user->ID, $until, 'auth', $token ) ),
    'nonce' => wp_create_nonce( 'wp_rest' ),
  );`;

const appPasswordCode = `
  $user = get_user_by( 'login', $args['login'] );
  $name = 'playground ' . wp_generate_uuid4();
  return WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => $name ) )[0];`;
