<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Reads and writes single details of the business (`phone`), which an import sets and restores. */
final class Facts_Store implements Settings_Store {

	public function read( array $keys ): array {
		$facts = Site_Facts::all();
		return array_combine( $keys, array_map( fn( $key ) => $facts[ $key ] ?? null, $keys ) );
	}

	public function write( array $values, bool $is_undo = false ): void {
		Site_Facts::save( array_filter( $values + Site_Facts::all(), fn( $value ) => null !== $value ) );
	}

	public function label( string $key ): string {
		return __( 'Details of the business', 'kithouse' );
	}
}
