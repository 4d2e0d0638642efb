<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;

defined( 'ABSPATH' ) || exit;

/** What the contract says about an operation: its arguments, the operations it refers to, and what a person needs for it. */
final class Operation_Contract {

	public function __construct( private Contract $contract ) {}

	/** No name of an option, of a post type or of a host is taken on trust. */
	public function accepts( string $name, array $args ): bool {
		$op = $this->contract->op( $name );
		return null !== $op && Strict_Schema::accepts( $args, $op['args'] );
	}

	/** @return list<array{0: mixed, 1: string}> Ids in the arguments, each with the name that its operation must have. */
	public function references( string $name, array $args ): array {
		$refs = array();
		foreach ( $this->contract->op( $name )['references'] ?? array() as $path => $kind ) {
			foreach ( self::values( $args, explode( '.', $path ) ) as $value ) {
				foreach ( (array) $value as $symbol => $ref ) {
					$refs[] = array( $ref, is_array( $kind ) ? $kind[ strtok( (string) $symbol, '/' ) ] ?? '' : $kind );
				}
			}
		}
		return $refs;
	}

	/** What a person must be allowed to do, whatever the plan itself asks for; null where the operation asks for it itself. */
	public function capability( string $name, array $args ): ?string {
		$capability = $this->contract->op( $name )['capability'] ?? null;
		if ( ! is_array( $capability ) ) {
			return $capability;
		}
		$value = $args[ $capability['by'] ] ?? '';
		return array_key_exists( $value, $capability['of'] ) ? $capability['of'][ $value ] : $capability['otherwise'];
	}

	/** @param list<string> $path With `*` for each item of a list. */
	private static function values( mixed $from, array $path ): array {
		$key = array_shift( $path );
		if ( null === $key ) {
			return array( $from );
		}
		$parts = is_array( $from ) ? ( '*' === $key ? $from : array_intersect_key( $from, array( $key => true ) ) ) : array();
		return array_merge( array(), ...array_map( fn( $part ) => self::values( $part, $path ), array_values( $parts ) ) );
	}
}
