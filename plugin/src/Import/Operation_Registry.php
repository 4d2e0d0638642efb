<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Closure;

defined( 'ABSPATH' ) || exit;

/** Lists the operations of this plugin version, created on first use. */
final class Operation_Registry {

	private static ?Closure $make = null;
	private static ?array $operations = null;

	public static function provide( Closure $make ): void {
		self::$make       = $make;
		self::$operations = null;
	}

	/** Returns null for an operation of another plugin version, which a stored import may name. */
	public static function find( string $name ): ?Operation {
		return self::all()[ $name ] ?? null;
	}

	/** Returns false for a retired operation, which is only undone, and for one of another plugin version. */
	public static function runs( string $name ): bool {
		$operation = self::find( $name );
		return null !== $operation && ! $operation::IS_RETIRED;
	}

	public static function all(): array {
		if ( null === self::$operations ) {
			self::$operations = array();
			foreach ( self::$make ? ( self::$make )() : array() as $operation ) {
				self::$operations[ $operation::NAME ] = $operation;
			}
		}
		return self::$operations;
	}

	public static function names_with_pictures(): array {
		return array_keys( array_filter( self::all(), fn( $operation ) => $operation->removes_pictures() ) );
	}
}
