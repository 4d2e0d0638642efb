<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Stores the operations of imports. Only a few are in memory at a time. */
final class Operation_Table {

	private const AT_A_TIME = 50;

	/** @param list<array{id: string, step: string, op: string, args: array<string, mixed>, weight: int}> $ops */
	public function add( string $import_id, int $seq, array $ops, callable $label ): void {
		$new = new Operation_Buffer( $import_id );
		foreach ( $ops as $i => $op ) {
			$new->add( $seq + $i, $op, $label( $op ) );
		}
		$new->write();
	}

	/** Removes the operations from this one on. */
	public function remove_from( string $import_id, int $seq ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE import_id = %s AND seq >= %d', Tables::ops(), $import_id, $seq ) );
	}

	public function names( Import $import ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT op_id, op FROM %i WHERE import_id = %s AND seq < %d', Tables::ops(), $import->import_id, $import->ops_taken ) );
		return array_column( $rows, 'op', 'op_id' );
	}

	public function find( string $import_id, string $op_id ): ?Operation_Row {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s AND op_id = %s', Tables::ops(), $import_id, $op_id ) );
		return $row ? new Operation_Row( $row ) : null;
	}

	public function result( string $import_id, string $op_id ): array {
		global $wpdb;
		$result = $wpdb->get_var( $wpdb->prepare( 'SELECT result FROM %i WHERE import_id = %s AND op_id = %s', Tables::ops(), $import_id, $op_id ) );
		return (array) json_decode( (string) $result, true );
	}

	public function results( string $import_id, array $op_ids ): array {
		global $wpdb;
		$found = array();
		foreach ( array_chunk( $op_ids, self::AT_A_TIME ) as $some ) {
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					'SELECT op_id, result FROM %i WHERE import_id = %s AND op_id IN (' . implode( ', ', array_fill( 0, count( $some ), '%s' ) ) . ')',
					array_merge( array( Tables::ops(), $import_id ), $some )
				)
			);
			foreach ( $rows as $row ) {
				$found[ $row->op_id ] = (array) json_decode( $row->result, true );
			}
		}
		return $found;
	}

	/** Returns the first unfinished operation at or after `from`. @throws Import_Stopped_Exception */
	public function next( string $import_id, int $from ): ?Operation_Row {
		global $wpdb;
		$row = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT o.*, i.state AS import_state FROM %i o JOIN %i i ON i.import_id = o.import_id
				WHERE o.import_id = %s AND o.seq >= %d AND o.state NOT IN ('done', 'skipped') ORDER BY o.seq LIMIT 1",
				Tables::ops(),
				Tables::imports(),
				$import_id,
				$from
			)
		);
		if ( $row && 'running' !== $row->import_state ) {
			throw new Import_Stopped_Exception();
		}
		return $row ? new Operation_Row( $row ) : null;
	}

	/** Returns the operation that ended the import. */
	public function first_failed( string $import_id ): ?Operation_Row {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM %i WHERE import_id = %s AND state = 'failed' ORDER BY seq LIMIT 1", Tables::ops(), $import_id ) );
		return $row ? new Operation_Row( $row ) : null;
	}

	/**
	 * Returns operations in order, a few at a time. Arguments contain whole pages, so they are read on request only.
	 *
	 * @param list<string> $names  Empty for all.
	 * @param string       $column `op` or `step`: what the names are.
	 * @return iterable<Operation_Row>
	 */
	public function all( string $import_id, array $names = array(), bool $with_args = false, string $column = 'op' ): iterable {
		global $wpdb;
		$these = $names ? $names : array( '' );
		$after = -1;
		do {
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					'SELECT import_id, op_id, seq, step, op, label, weight, part, tries, state, result, before_state, message, CASE WHEN %d THEN args END AS args
					FROM %i WHERE import_id = %s AND seq > %d AND (%d OR %i IN (' . implode( ', ', array_fill( 0, count( $these ), '%s' ) ) . ')) ORDER BY seq LIMIT %d',
					array_merge( array( (int) $with_args, Tables::ops(), $import_id, $after, (int) ! $names, $column ), $these, array( self::AT_A_TIME ) )
				)
			);
			foreach ( $rows as $row ) {
				yield new Operation_Row( $row );
				$after = (int) $row->seq;
			}
		} while ( count( $rows ) === self::AT_A_TIME );
	}

	/** @return iterable<Operation_Row> With arguments, last first, without operations that have not started. */
	public function backwards( string $import_id, int $before = PHP_INT_MAX ): iterable {
		global $wpdb;
		do {
			$rows = $wpdb->get_results(
				$wpdb->prepare(
					"SELECT * FROM %i WHERE import_id = %s AND seq < %d AND state <> 'waiting' ORDER BY seq DESC LIMIT %d",
					Tables::ops(),
					$import_id,
					$before,
					self::AT_A_TIME
				)
			);
			foreach ( $rows as $row ) {
				yield new Operation_Row( $row );
				$before = (int) $row->seq;
			}
		} while ( count( $rows ) === self::AT_A_TIME );
	}

	/** Returns counts and weights by step. */
	public function steps( string $import_id ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT step, COUNT(*) AS ops, SUM(CASE WHEN state IN ('done', 'skipped') THEN 1 ELSE 0 END) AS finished,
				SUM(CASE WHEN state <> 'waiting' THEN 1 ELSE 0 END) AS begun, SUM(CASE WHEN state = 'failed' THEN 1 ELSE 0 END) AS failed,
				SUM(CASE WHEN state = 'skipped' THEN 1 ELSE 0 END) AS skipped, SUM(weight) AS weight, SUM(weight * part) AS done
				FROM %i WHERE import_id = %s GROUP BY step",
				Tables::ops(),
				$import_id
			)
		);
		return array_column( $rows, null, 'step' );
	}

	/** Records the start of an operation, before its first write. */
	public function begin( Operation_Row $row ): void {
		$is_new  = 'waiting' === $row->state;
		$columns = array( 'tries' => ++$row->tries );
		if ( $is_new ) {
			$row->state = 'begun';
			$columns   += array( 'state' => 'begun', 'before_state' => wp_json_encode( $row->before ), 'at' => gmdate( 'Y-m-d H:i:s' ) );
		}
		$this->save( $row->import_id, $row->op_id, $columns );
	}

	public function save( string $import_id, string $op_id, array $columns ): void {
		foreach ( array_intersect( array( 'result', 'args' ), array_keys( $columns ) ) as $name ) {
			$columns[ $name ] = wp_json_encode( $columns[ $name ] );
		}
		$where = array( 'import_id' => $import_id, 'op_id' => $op_id );
		if ( false === $GLOBALS['wpdb']->update( Tables::ops(), $columns, $where ) ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
	}

	public function save_results( string $import_id, array $results ): void {
		global $wpdb;
		$ids     = array_map( 'strval', array_keys( $results ) );
		$pairs   = array_merge( ...array_map( fn( $id, $result ) => array( $id, wp_json_encode( $result ) ), $ids, $results ) );
		$written = $wpdb->query(
			$wpdb->prepare(
				'UPDATE %i SET result = CASE op_id ' . implode( ' ', array_fill( 0, count( $ids ), 'WHEN %s THEN %s' ) ) . ' END
				WHERE import_id = %s AND op_id IN (' . implode( ', ', array_fill( 0, count( $ids ), '%s' ) ) . ')',
				array_merge( array( Tables::ops() ), $pairs, array( $import_id ), $ids )
			)
		);
		if ( false === $written ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
	}

	/** Drops the content of unfinished operations; finished ones have none. */
	public function drop_contents( string $import_id ): void {
		global $wpdb;
		$wpdb->update( Tables::ops(), array( 'args' => '[]' ), array( 'import_id' => $import_id, 'state' => 'waiting' ) );
		$sized = $wpdb->get_col( $wpdb->prepare( 'SELECT op_id FROM %i WHERE import_id = %s AND (args LIKE %s OR args LIKE %s)', Tables::ops(), $import_id, '%"content":%', '%"url":%' ) );
		foreach ( $sized as $op_id ) {
			$row = $this->find( $import_id, $op_id );
			$this->save( $import_id, $op_id, array( 'args' => Import_Plan::without_contents( $row->args ) ) );
		}
	}
}
