<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Operations on their way into the journal: many rows with one statement, and none so long that a database refuses it. */
final class New_Ops {

	private const ROWS    = 50;
	private const BYTES   = 256 * KB_IN_BYTES;
	private const FORMATS = array( 'import_id' => '%s', 'op_id' => '%s', 'seq' => '%d', 'step' => '%s', 'op' => '%s', 'label' => '%s', 'args' => '%s', 'weight' => '%d', 'at' => '%s' );

	/** @var list<list<string|int>> */
	private array $rows = array();
	private int $bytes  = 0;

	public function __construct( private string $import_id ) {}

	/** @param array{id: string, step: string, op: string, args: array<string, mixed>, weight: int} $op */
	public function add( int $seq, array $op, string $label ): void {
		$args = (string) wp_json_encode( $op['args'] );
		if ( count( $this->rows ) === self::ROWS || $this->bytes + strlen( $args ) > self::BYTES ) {
			$this->write();
		}
		$this->rows[] = array( $this->import_id, $op['id'], $seq, $op['step'], $op['op'], $label, $args, $op['weight'], gmdate( 'Y-m-d H:i:s' ) );
		$this->bytes += strlen( $args );
	}

	/** To be called after the last. */
	public function write(): void {
		global $wpdb;
		if ( array() === $this->rows ) {
			return;
		}
		$columns = implode( ', ', array_keys( self::FORMATS ) );
		$row     = '(' . implode( ', ', self::FORMATS ) . ", 0, 0, 'waiting', '[]', '[]', '')";
		$sql     = "INSERT INTO %i ($columns, part, tries, state, result, before_state, message) VALUES " . implode( ', ', array_fill( 0, count( $this->rows ), $row ) );
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- As many places as values.
		if ( ! $wpdb->query( $wpdb->prepare( $sql, Tables::ops(), ...array_merge( ...$this->rows ) ) ) ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
		$this->rows  = array();
		$this->bytes = 0;
	}
}
