<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Buffers new operations and writes many rows per statement, below any database's size limit. */
final class Operation_Buffer {

	private const ROWS  = 50;
	private const BYTES = 256 * KB_IN_BYTES;

	private array $rows = array();
	private int $bytes  = 0;

	public function __construct( private string $import_id ) {}

	public function add( int $seq, array $op, string $label ): void {
		$args = (string) wp_json_encode( $op['args'] );
		if ( count( $this->rows ) === self::ROWS || $this->bytes + strlen( $args ) > self::BYTES ) {
			$this->write();
		}
		$this->rows[] = array( $this->import_id, $op['id'], $seq, $op['step'], $op['op'], $label, $args, $op['weight'], gmdate( 'Y-m-d H:i:s' ) );
		$this->bytes += strlen( $args );
	}

	/** Writes the rest; call it after the last `add()`. */
	public function write(): void {
		global $wpdb;
		if ( array() === $this->rows ) {
			return;
		}
		$written = $wpdb->query(
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- One group of placeholders for each row.
				'INSERT INTO %i (import_id, op_id, seq, step, op, label, args, weight, at, part, tries, state, result, before_state, message) VALUES '
				. implode( ', ', array_fill( 0, count( $this->rows ), "(%s, %s, %d, %s, %s, %s, %s, %d, %s, 0, 0, 'waiting', '[]', '[]', '')" ) ),
				array_merge( array( Tables::ops() ), ...$this->rows )
			)
		);
		if ( ! $written ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
		$this->rows  = array();
		$this->bytes = 0;
	}
}
