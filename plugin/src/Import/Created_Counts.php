<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Counts the content of imports that still exists, for a whole page of the history at once. */
final class Created_Counts {

	private const NONE = array( 'posts' => 0, 'media' => 0, 'terms' => 0, 'plugins' => 0 );

	private array $counts = array();
	private array $posts = array();

	/** @param list<string> $import_ids At most a page of the history. */
	public function __construct( array $import_ids ) {
		global $wpdb;
		if ( ! $import_ids ) {
			return;
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT import_id, op, result FROM %i WHERE import_id IN (' . implode( ', ', array_fill( 0, count( $import_ids ), '%s' ) ) . ")
				AND state IN ('begun', 'done', 'kept') AND result <> '[]' ORDER BY import_id, seq",
				array_merge( array( Tables::ops() ), $import_ids )
			)
		);
		foreach ( $rows as $row ) {
			$this->add( $row->import_id, Operation_Registry::find( $row->op )?->created( (array) json_decode( $row->result, true ) ) ?? array() );
		}
	}

	private function add( string $import_id, array $created ): void {
		$this->counts[ $import_id ] ??= self::NONE;
		foreach ( array_intersect_key( $created, self::NONE ) as $kind => $count ) {
			$this->counts[ $import_id ][ $kind ] += $count;
		}
		if ( isset( $created['post'] ) ) {
			$this->posts[ $import_id ] ??= $created['post'];
		}
	}

	public function of( string $import_id ): array {
		return $this->counts[ $import_id ] ?? self::NONE;
	}

	public function first_post( string $import_id ): int {
		return $this->posts[ $import_id ] ?? 0;
	}

	public function first_posts(): array {
		return array_values( $this->posts );
	}
}
