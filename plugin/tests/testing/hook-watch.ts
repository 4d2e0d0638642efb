import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../../playground/src/index.js';

const source = path.join(projectRoot, 'plugin/src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.php'))
  .map((name) => name.replaceAll(path.sep, '/'));
const read = (file: string) => readFileSync(path.join(source, file), 'utf8');

/** Returns each place in the source that adds a hook callback, as `Folder/File.php:12`. */
export const listHookCalls = (): string[] =>
  files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (/(?<![\w>:])add_(?:action|filter)\(/.test(line) ? [`${file}:${index + 1}`] : [])),
  );

const namespaces = () => [...new Set(files.flatMap((file) => /^namespace ([\w\\]+);/m.exec(read(file))?.[1] ?? []))];

/**
 * Overrides WordPress's function in the plugin's namespace, so that it sees every call of any request. Fires hostile values at
 * callbacks when the plugin adds them, with the object's current state, or once WordPress has started.
 */
const watch = `
namespace {
  final class Hook_Watch {
    private static bool $is_firing = false;
    private static array $early = array();
    private static array $seen = array();

    public static function add( string $function, array $given ) {
      if ( self::$is_firing ) { return true; }
      $call = debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS, 2 )[1];
      $where = explode( '/kithouse/src/', $call['file'] )[1] . ':' . $call['line'];
      $given += array( 2 => 10, 3 => 1 );
      did_action( 'wp_loaded' ) ? self::fire( $where, $function, $given ) : self::$early[] = array( $where, $function, $given );
      return ( '\\\\' . $function )( ...$given );
    }

    public static function fire_early(): void {
      self::$seen = array_flip( array_filter( explode( "\\n", (string) @file_get_contents( WP_CONTENT_DIR . '/hook-watch-seen.log' ) ) ) );
      foreach ( self::$early as $one ) {
        isset( self::$seen[ $one[0] ] ) || self::fire( ...$one );
      }
    }

    private static function fire( string $where, string $function, array $given ): void {
      file_put_contents( WP_CONTENT_DIR . '/hook-watch-seen.log', "$where\\n", FILE_APPEND | LOCK_EX );
      $callback = self::copy( $given[1] );
      if ( null === $callback ) { return; }
      self::$is_firing = true;
      set_error_handler( function ( $level, $message, $file ) { if ( str_contains( $file, '/kithouse/src/' ) ) { throw new Error( $message ); } return true; } );
      foreach ( self::arguments( 'add_filter' === $function, $given[3] ) as $arguments ) {
        $fault = self::call( $callback, $arguments, 'add_filter' === $function );
        null === $fault || file_put_contents( WP_CONTENT_DIR . '/hook-watch-faults.log', "$where $given[0] with " . implode( ', ', array_map( 'get_debug_type', $arguments ) ) . ": $fault\\n", FILE_APPEND | LOCK_EX );
      }
      restore_error_handler();
      self::$is_firing = false;
    }

    /** Copies our object, so that the request continues with an untouched one. Returns null where no argument can arrive. */
    private static function copy( $callback ) {
      $method = is_array( $callback ) ? new ReflectionMethod( $callback[0], $callback[1] ) : ( $callback instanceof Closure ? new ReflectionFunction( $callback ) : null );
      if ( ! $method || ! str_contains( (string) $method->getFileName(), '/kithouse/src/' ) || 0 === $method->getNumberOfParameters() ) { return null; }
      if ( is_array( $callback ) ) { return is_object( $callback[0] ) ? array( clone $callback[0], $callback[1] ) : $callback; }
      return $method->getClosureThis() ? Closure::bind( $callback, clone $method->getClosureThis() ) : $callback;
    }

    private static function arguments( bool $is_filter, int $count ): array {
      $values = array( null, '12', 5, 1.5, true, '', array( 7 => 'x' ), new stdClass(), new WP_Error( 'a', 'b' ), fn() => 1, new WP_Post( new stdClass() ), array( 'ID' => '12', 'blockName' => 7 ) );
      // do_action_ref_array(), which runs scheduled events too, can pass no argument at all.
      $lists = $is_filter ? array() : array( array() );
      foreach ( $values as $value ) {
        array_push( $lists, array( $value ), array_fill( 0, max( 1, $count ), $value ) );
        if ( $count > 1 ) { array_push( $lists, array( null, ...array_fill( 0, $count - 1, $value ) ), array( array( 7 => 'x' ), ...array_fill( 0, $count - 1, $value ) ) ); }
      }
      return $lists;
    }

    private static function call( $callback, array $arguments, bool $is_filter ): ?string {
      $level = ob_get_level();
      ob_start();
      try {
        $back = $callback( ...$arguments );
        $given = $arguments[0] ?? null;
        $is_same = $back === $given || ( is_array( $given ) && is_array( $back ) && array_intersect_key( $back, $given ) === $given );
        return $is_filter && ! $is_same ? 'changed to ' . get_debug_type( $back ) : null;
      } catch ( Throwable $error ) {
        return get_class( $error ) . ' ' . $error->getMessage();
      } finally {
        while ( ob_get_level() > $level ) { ob_end_clean(); }
      }
    }
  }
  add_action( 'wp_loaded', array( 'Hook_Watch', 'fire_early' ), PHP_INT_MAX );
}`;

const wrappers = (namespace: string) => `
namespace ${namespace} {
  function add_action( ...$given ) { return \\Hook_Watch::add( 'add_action', $given ); }
  function add_filter( ...$given ) { return \\Hook_Watch::add( 'add_filter', $given ); }
}`;

/** Fires hostile values at every callback that the plugin adds to a hook from now on. */
export function watchHooks({ site }: { site: string }) {
  const content = path.join(site, 'wp-content');
  const plugin = path.join(content, 'mu-plugins/a-hook-watch.php');
  writeFileSync(plugin, `<?php${namespaces().map(wrappers).join('')}${watch}`);
  const lines = (name: string) => {
    try {
      const text = readFileSync(path.join(content, `hook-watch-${name}.log`), 'utf8');
      return [...new Set(text.split('\n').filter(Boolean))].sort();
    } catch {
      return [];
    }
  };
  return {
    /** Lists places whose callbacks were fired. */
    seen: () => lines('seen'),
    faults: () => lines('faults'),
    stop: () => rmSync(plugin, { force: true }),
  };
}
