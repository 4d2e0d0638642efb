<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Request {

	/** @var array<string, mixed> With the defaults and in one order, so that equal questions look equal. */
	public array $input;

	public function __construct( public array $call, array $input ) {
		$defaults    = array_filter( array_map( fn( $arg ) => $arg['default'] ?? null, $call['args'] ), fn( $value ) => null !== $value );
		$this->input = $input + $defaults;
		ksort( $this->input );
	}

	/** Reads only the call's arguments of a request. In a query, empty means absent. */
	public static function from_request( array $call, WP_REST_Request $request ): self {
		$absent = 'GET' === $call['method'] ? array( null, '', array() ) : array( null );
		$input  = array_intersect_key( $request->get_params(), $call['args'] );
		$input  = array_filter( $input, fn( $value ) => ! in_array( $value, $absent, true ) );
		foreach ( $input as $name => $value ) {
			// PHP decodes an empty object to an empty list.
			$input[ $name ] = array() === $value && 'object' === ( $call['args'][ $name ]['type'] ?? '' ) ? (object) array() : $value;
		}
		return new self( $call, $input );
	}

	public function key(): string {
		return md5( $this->call['name'] . wp_json_encode( $this->input ) );
	}

	public function path(): string {
		$fill = fn( $match ) => rawurlencode( (string) ( $this->input[ $match[1] ] ?? '' ) );
		return (string) preg_replace_callback( '/\{(\w+)\}/', $fill, $this->call['path'] );
	}

	public function rest(): array {
		return array_filter( $this->input, fn( $name ) => ! str_contains( $this->call['path'], "{{$name}}" ), ARRAY_FILTER_USE_KEY );
	}
}
