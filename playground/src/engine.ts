import type { Host } from './native/host.js';
import type { PhpOptions, PhpVersion } from './php.js';
import type { PhpScript } from './run-php.js';

export type WordPressOptions = {
  /** Folder of the site, created if missing. Without one the site is temporary and `close` removes it. */
  site?: string;
  /** 0 uses any free port. */
  port?: number;
  /** Slug → folder, mounted live: changes are served a second later, and deleting a plugin in WordPress deletes that folder. */
  plugins?: Record<string, string>;
  themes?: Record<string, string>;
  constants?: PhpOptions['constants'];
  /** Number of concurrent PHP requests, about 165 MB each. A site calls itself, so 1 is too few. */
  instances?: number;
  ini?: Record<string, string>;
  phpVersion?: PhpVersion;
  /** Forces the distribution's nginx and PHP-FPM with this setup. */
  host?: Host;
};

/** Cookies of a signed-in user by name, and the REST nonce. */
export type Auth = { cookies: Record<string, string>; nonce: string };

/** Defines a WordPress runtime: PHP inside Node, or the distribution's. */
export type Engine = {
  url: string;
  site: string;
  run: (script: PhpScript) => Promise<unknown>;
  install: () => Promise<boolean>;
  warmUp: () => Promise<unknown>;
  snapshot: (name: string) => Promise<void>;
  restore: (name: string) => Promise<void>;
  close: () => Promise<void>;
};

export type WordPress = ReturnType<typeof toWordPress>;

/** Builds the project's interface to a WordPress on any runtime. */
export function toWordPress(engine: Engine) {
  /** Runs the body of a PHP function with `$args` inside WordPress and returns its result. */
  const run = async <T = unknown>(code: string, args: Record<string, unknown> = {}) => (await engine.run({ code, args })) as T;

  const auths = (logins: string[]) => run<Record<string, Auth>>(authCode, { logins });

  return {
    url: engine.url,
    site: engine.site,
    run,
    /** Installs WordPress with the user admin / password; false if already installed. */
    install: engine.install,
    /** Activates a plugin by its file, such as `akismet/akismet.php`. Throws WordPress's message on a refusal. */
    activate: async (file: string) => {
      const refusal = await run<string | null>(activateCode, { file });
      if (refusal !== null) {
        throw new Error(`WordPress did not activate ${file}: ${refusal}`);
      }
    },
    /** Starts all PHP instances, each of which takes seconds, so that no request waits for one. */
    warmUp: engine.warmUp,
    /** Signs people in by login. */
    auths,
    auth: async (login = 'admin') => (await auths([login]))[login] as Auth,
    appPassword: (login = 'admin') => run<string>(appPasswordCode, { login }),
    /** Saves the database and the uploads once no request is running. */
    snapshot: (name = 'base') => engine.snapshot(name),
    restore: (name = 'base') => engine.restore(name),
    close: engine.close,
  };
}

const activateCode = `
  require_once ABSPATH . 'wp-admin/includes/plugin.php';
  $done = activate_plugin( $args['file'] );
  return is_wp_error( $done ) ? $done->get_error_message() : null;`;

const authCode = `
  $until = time() + DAY_IN_SECONDS;
  foreach ( $args['logins'] as $login ) {
    $user = get_user_by( 'login', $login );
    $token = WP_Session_Tokens::get_instance( $user->ID )->create( $until );
    wp_set_current_user( $user->ID );
    $signed = wp_generate_auth_cookie( $user->ID, $until, 'logged_in', $token );
    $_COOKIE[ LOGGED_IN_COOKIE ] = $signed; // the nonce is bound to the session in this cookie
    $auths[ $login ] = array(
      'cookies' => array( LOGGED_IN_COOKIE => $signed, AUTH_COOKIE => wp_generate_auth_cookie( $user->ID, $until, 'auth', $token ) ),
      'nonce' => wp_create_nonce( 'wp_rest' ),
    );
  }
  return $auths;`;

const appPasswordCode = `
  $user = get_user_by( 'login', $args['login'] );
  $name = 'playground ' . wp_generate_uuid4();
  return WP_Application_Passwords::create_new_application_password( $user->ID, array( 'name' => $name ) )[0];`;
