<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Contract;

defined( 'ABSPATH' ) || exit;

/** Reads what the contract says about an operation: its arguments, references and required capability. */
final class Operation_Contract {

	public function __construct( private Contract $contract ) {}

	/** Accepts only options, post types and hosts that the contract lists. */
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

	/** Returns the required capability, whatever the plan asks for; null if the operation checks it itself. */
	public function capability( string $name, array $args ): ?string {
		$capability = $this->contract->op( $name )['capability'] ?? null;
		if ( ! is_array( $capability ) ) {
			return $capability;
		}
		$value = $args[ $capability['by'] ] ?? '';
		return array_key_exists( $value, $capability['of'] ) ? $capability['of'][ $value ] : $capability['otherwise'];
	}

	private static function values( mixed $from, array $path ): array {
		$key = array_shift( $path );
		if ( null === $key ) {
			return array( $from );
		}
		$parts = is_array( $from ) ? ( '*' === $key ? $from : array_intersect_key( $from, array( $key => true ) ) ) : array();
		return array_merge( array(), ...array_map( fn( $part ) => self::values( $part, $path ), array_values( $parts ) ) );
	}
}
