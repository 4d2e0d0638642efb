<?php
declare(strict_types=1);

namespace Kithouse;

use WP_REST_Request;

/** One call of the contract, as an array of its JSON. */
final class Call {

	/**
	 * What a request gives for the arguments of the call, and nothing else.
	 *
	 * @param array<string, mixed> $call
	 * @return array<string, mixed>
	 */
	public static function input( array $call, WP_REST_Request $request ): array {
		$values = array_map( fn( $name ) => $request[ $name ], array_combine( array_keys( $call['args'] ), array_keys( $call['args'] ) ) );
		return array_filter( $values, fn( $value ) => null !== $value && '' !== $value && array() !== $value );
	}

	/**
	 * With the defaults and in one order, so that equal questions look equal.
	 *
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	public static function complete( array $call, array $input ): array {
		$defaults = array_filter( array_map( fn( $arg ) => $arg['default'] ?? null, $call['args'] ), fn( $value ) => null !== $value );
		$complete = $input + $defaults;
		ksort( $complete );
		return $complete;
	}

	/**
	 * The path with its parameters filled in, and the input that is left for query or body.
	 *
	 * @param array<string, mixed> $call
	 * @param array<string, mixed> $input
	 * @return array{0: string, 1: array<string, mixed>}
	 */
	public static function address( array $call, array $input ): array {
		$path = preg_replace_callback(
			'/\{(\w+)\}/',
			function ( $match ) use ( &$input ) {
				$value = rawurlencode( (string) ( $input[ $match[1] ] ?? '' ) );
				unset( $input[ $match[1] ] );
				return $value;
			},
			$call['path']
		);
		return array( $path, $input );
	}
}
