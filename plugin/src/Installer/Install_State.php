<?php
declare(strict_types=1);

namespace Kithouse\Installer;

defined( 'ABSPATH' ) || exit;

/** Records the started actions on a plugin, so that the next script recognises the state after a kill. */
final class Install_State {

	private const OPTION = 'kithouse_dependencies_begun';
	private const TRIES  = 2;

	public static function files( string $slug ): void {
		self::write( $slug, array( 'is_installed' => false, 'tries' => 0 ) );
	}

	public static function activation( string $slug, bool $is_installed ): void {
		self::write( $slug, array( 'is_installed' => $is_installed, 'tries' => 1 + ( self::all()[ $slug ]['tries'] ?? 0 ) ) );
	}

	public static function end( string $slug ): void {
		$begun = self::all();
		unset( $begun[ $slug ] );
		$begun ? update_option( self::OPTION, $begun, false ) : delete_option( self::OPTION );
	}

	/** Returns true if an earlier script may have left partial files. */
	public static function may_be_torn( string $slug ): bool {
		return 0 === ( self::all()[ $slug ]['tries'] ?? 1 );
	}

	/** Returns true if an earlier script installed it and was killed. */
	public static function was_installed( string $slug ): bool {
		return self::all()[ $slug ]['is_installed'] ?? false;
	}

	public static function was_activated( string $slug ): bool {
		return ( self::all()[ $slug ]['tries'] ?? 0 ) > 0;
	}

	/** Returns true if another try would only end the script again. */
	public static function is_hopeless( string $slug ): bool {
		return ( self::all()[ $slug ]['tries'] ?? 0 ) >= self::TRIES;
	}

	private static function all(): array {
		return (array) get_option( self::OPTION, array() );
	}

	private static function write( string $slug, array $state ): void {
		update_option( self::OPTION, array( $slug => $state ) + self::all(), false );
	}
}
