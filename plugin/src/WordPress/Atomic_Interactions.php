<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Modules\Interactions\Validation;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Limits the interactions of an element. Elementor refuses a page if an element has too many. */
final class Atomic_Interactions {

	private const MAX = 5;

	/**
	 * @param mixed            $interactions `{version, items}`, or that as JSON.
	 * @param callable(): void $refuse       Called if any are removed.
	 */
	public static function clean( mixed $interactions, callable $refuse ): mixed {
		$data = is_string( $interactions ) ? json_decode( $interactions, true ) : $interactions;
		$list = is_array( $data ) ? $data['items'] ?? array() : array();
		$list = is_array( $list ) && isset( $list['$$type'] ) ? $list['value'] ?? array() : $list;
		if ( array() === $list || ! class_exists( Validation::class ) || ( is_array( $list ) && self::accepts( $list ) ) ) {
			return array() === $list ? array() : $interactions;
		}
		$refuse();
		$first = is_array( $list ) ? array_slice( array_values( $list ), 0, self::MAX ) : array();
		return $first && self::accepts( $first ) ? array( 'items' => $first ) + $data : array();
	}

	private static function accepts( array $items ): bool {
		try {
			$validation = new Validation();
			$validation->sanitize( array( 'elements' => array( array( 'id' => 'a', 'interactions' => array( 'items' => $items ), 'elements' => array() ) ) ) );
			return (bool) $validation->validate();
		} catch ( Throwable ) {
			return false;
		}
	}
}
