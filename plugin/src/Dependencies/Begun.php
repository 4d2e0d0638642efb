<?php
declare(strict_types=1);

namespace Kithouse\Dependencies;

defined( 'ABSPATH' ) || exit;

/** What was begun with a plugin and not ended: after a script that was killed, the next one knows what it finds. */
final class Begun {

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

	/** Whether a former script may have left only a part of the files. */
	public static function may_be_torn( string $slug ): bool {
		return 0 === ( self::all()[ $slug ]['tries'] ?? 1 );
	}

	/** Whether a former script installed it and did not live to say so. */
	public static function was_installed( string $slug ): bool {
		return self::all()[ $slug ]['is_installed'] ?? false;
	}

	public static function was_activated( string $slug ): bool {
		return ( self::all()[ $slug ]['tries'] ?? 0 ) > 0;
	}

	/** Whether one more try would only end the script once more. */
	public static function is_hopeless( string $slug ): bool {
		return ( self::all()[ $slug ]['tries'] ?? 0 ) >= self::TRIES;
	}

	/** @return array<string, array{is_installed: bool, tries: int}> */
	private static function all(): array {
		return (array) get_option( self::OPTION, array() );
	}

	private static function write( string $slug, array $state ): void {
		update_option( self::OPTION, array( $slug => $state ) + self::all(), false );
	}
}
