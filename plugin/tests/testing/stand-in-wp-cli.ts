import type { Site } from './start-site.js';

export type CliOutcome = { code: number; out: string[]; err: string };

/** Replaces WP-CLI's part of a command: prints lines, and an error ends it with code 1. */
const standIn = `
  if ( ! class_exists( 'WP_CLI', false ) ) {
    eval( 'class Cli_End extends Exception {}
    class WP_CLI {
      public static $out = array();
      public static function line( $text ) { self::$out[] = $text; }
      public static function log( $text ) { self::$out[] = $text; }
      public static function success( $text ) { self::$out[] = "Success: $text"; }
      public static function warning( $text ) { self::$out[] = "Warning: $text"; }
      public static function confirm() {}
      public static function print_value( $value, $how ) { self::$out[] = $how["format"] . wp_json_encode( $value ); }
      public static function error( $text ) { throw new Cli_End( $text ); }
      public static $run;
      public static function runcommand( $command ) { ( self::$run )( $command ); }
    }' );
    eval( 'namespace WP_CLI\\\\Utils; function format_items( $format, $items, $fields ) { \\\\WP_CLI::$out[] = $format . wp_json_encode( $items ); }' );
  }
  defined( 'STDERR' ) || define( 'STDERR', fopen( 'php://memory', 'w' ) );
  WP_CLI::$out = array();
  wp_set_current_user( '' === $args['login'] ? 0 : get_user_by( 'login', $args['login'] )->ID );
  putenv( 'KITHOUSE_API_KEY=' . $args['key'] );
  $contract  = new Kithouse\\Contract( WP_PLUGIN_DIR . '/kithouse/contract.json' );
  $breaker   = new Kithouse\\Cloud\\Circuit_Breaker();
  $cloud     = new Kithouse\\Cloud\\Cloud_Client( $contract, $breaker );
  $account   = new Kithouse\\Cloud\\Account( $contract, $cloud, new Kithouse\\Cloud\\Key_Returns( $cloud ) );
  $catalogue = new Kithouse\\Cloud\\Catalogue( $contract, $cloud, $breaker, new Kithouse\\Cloud\\Response_Cache() );
  $commands  = match ( $args['group'] ) {
    'library' => new Kithouse\\Cli\\Library_Commands( $contract, $account, $catalogue ),
    'cache'   => new Kithouse\\Cli\\Cache_Commands(),
    'hand-over' => new Kithouse\\Cli\\Hand_Over_Commands( $contract, $account, $cloud ),
    'history' => new Kithouse\\Cli\\History_Commands( $contract, $account, $cloud ),
    default   => new Kithouse\\Cli\\Import_Commands( $contract, $account, $cloud ),
  };
  // The plugin starts a process for each slice where PHP can; here it runs in this one.
  WP_CLI::$run = fn( $command ) => ( new Kithouse\\Cli\\History_Commands( $contract, $account, $cloud ) )->resume( array( explode( ' ', $command )[2] ), array( 'once' => true, 'format' => $args['options']['format'] ?? 'text' ) );
  try {
    $commands->{$args['method']}( $args['args'], $args['options'] );
    return array( 'code' => 0, 'out' => WP_CLI::$out, 'err' => '' );
  } catch ( Cli_End $end ) {
    return array( 'code' => 1, 'out' => WP_CLI::$out, 'err' => $end->getMessage() );
  }`;

type Command = {
  group?: 'site' | 'hand-over' | 'history' | 'library' | 'cache';
  args?: string[];
  options?: Record<string, unknown>;
  login?: string;
  key?: string;
};

/** Runs a method of the plugin's commands without WP-CLI, which few machines have. */
export const runCommand = (
  site: Site,
  method: string,
  { group = 'site', args = [], options = {}, login = '', key = '' }: Command,
) => site.run<CliOutcome>(standIn, { method, group, args, options, login, key });
