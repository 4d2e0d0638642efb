<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Records each operation before and after it runs, so that a killed import resumes. Only a few operations are in memory. */
final class Journal {

	private const AT_A_TIME = 50;

	/** @var array<string, bool> By import. */
	private array $undone = array();

	public function find( string $import_id ): ?Import {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return null;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s', Tables::imports(), $import_id ) );
		return $row ? self::import_of( $row ) : null;
	}

	public function find_site(): ?Import {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return null;
		}
		$row = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM %i WHERE kind = 'site' AND state = 'running' ORDER BY id DESC LIMIT 1", Tables::imports() ) );
		return $row ? self::import_of( $row ) : null;
	}

	/** Returns the last import of a pack that finished and was not undone. */
	public function find_pack( int $pack, string $platform ): ?Import {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return null;
		}
		$row = $wpdb->get_row(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE kind = 'site' AND state = 'done' AND platform = %s AND info LIKE %s ORDER BY id DESC LIMIT 1",
				Tables::imports(),
				$platform,
				'%' . $wpdb->esc_like( '"pack":' . $pack . ',' ) . '%'
			)
		);
		return $row ? self::import_of( $row ) : null;
	}

	/** Stores an import with the operations of its plan. False if the id exists. */
	public function begin( Import $import, callable $label ): bool {
		global $wpdb;
		Tables::ensure();
		// Removes rows left by a run that died before its import row was written.
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE import_id NOT IN (SELECT import_id FROM %i)', Tables::ops(), Tables::imports() ) );
		if ( $this->find( $import->import_id ) ) {
			return false;
		}
		self::add_ops( $import->import_id, 0, $import->plan->ops, $label );
		$import->ops_taken = count( $import->plan->ops );
		$row               = array(
			'import_id'   => $import->import_id,
			'user_id'     => $import->user_id,
			'kind'        => $import->kind,
			'title'       => $import->plan->title,
			'platform'    => $import->plan->platform,
			'state'       => $import->state,
			'weight'      => $import->plan->weight(),
			'plan'        => $import->plan->json(),
			'parts_taken' => 0,
			'ops_taken'   => $import->ops_taken,
			'info'        => wp_json_encode( $import->info ),
			'error'       => '',
			'at'          => gmdate( 'Y-m-d H:i:s' ),
		);
		return (bool) $wpdb->insert( Tables::imports(), $row );
	}

	/** Adds the next chunk of a large plan, after removing what a killed request wrote of it. */
	public function add_part( Import $import, array $ops, callable $label ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE import_id = %s AND seq >= %d', Tables::ops(), $import->import_id, $import->ops_taken ) );
		self::add_ops( $import->import_id, $import->ops_taken, $ops, $label );
		$import->parts_taken += 1;
		$import->ops_taken   += count( $ops );
		$columns              = array( 'parts_taken' => $import->parts_taken, 'ops_taken' => $import->ops_taken );
		if ( $import->is_whole() ) {
			$columns['weight'] = array_sum( array_column( $this->steps( $import->import_id ), 'weight' ) );
		}
		$wpdb->update( Tables::imports(), $columns, array( 'import_id' => $import->import_id ) );
	}

	/** @return array<string, string> Names of the stored operations, by id. */
	public function names( Import $import ): array {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( 'SELECT op_id, op FROM %i WHERE import_id = %s AND seq < %d', Tables::ops(), $import->import_id, $import->ops_taken ) );
		return array_column( $rows, 'op', 'op_id' );
	}

	/** @param list<array{id: string, step: string, op: string, args: array<string, mixed>, weight: int}> $ops */
	public static function add_ops( string $import_id, int $seq, array $ops, callable $label ): void {
		$new = new Operation_Buffer( $import_id );
		foreach ( $ops as $i => $op ) {
			$new->add( $seq + $i, $op, $label( $op ) );
		}
		$new->write();
	}

	/** Deletes an import that has not started. */
	public function forget( string $import_id ): void {
		global $wpdb;
		$wpdb->delete( Tables::imports(), array( 'import_id' => $import_id ) );
		$wpdb->delete( Tables::ops(), array( 'import_id' => $import_id ) );
	}

	/** Ends a running import; of two concurrent calls one succeeds. Drops content that will not be written. */
	public function end( Import $import, string $state, array $error = array() ): bool {
		$error = $error ? wp_json_encode( $error ) : '';
		$where = array( 'import_id' => $import->import_id, 'state' => 'running' );
		$ended = (bool) $GLOBALS['wpdb']->update( Tables::imports(), array( 'state' => $state, 'error' => $error ), $where );
		if ( $ended ) {
			$import->state = $state;
			$this->drop_contents( $import->import_id );
			Import_Events::finished( $import );
		}
		return $ended;
	}

	/** Drops the content of unfinished operations; finished ones have none. */
	private function drop_contents( string $import_id ): void {
		global $wpdb;
		$wpdb->update( Tables::ops(), array( 'args' => '[]' ), array( 'import_id' => $import_id, 'state' => 'waiting' ) );
		$sized = $wpdb->get_col( $wpdb->prepare( 'SELECT op_id FROM %i WHERE import_id = %s AND (args LIKE %s OR args LIKE %s)', Tables::ops(), $import_id, '%"content":%', '%"url":%' ) );
		foreach ( $sized as $op_id ) {
			$row = $this->op( $import_id, $op_id );
			$this->save_op( $import_id, $op_id, array( 'args' => Import_Plan::without_contents( $row->args ) ) );
		}
	}

	public function set_state( string $import_id, string $state ): void {
		$GLOBALS['wpdb']->update( Tables::imports(), array( 'state' => $state ), array( 'import_id' => $import_id ) );
	}

	public function keep_info( Import $import, array $info ): void {
		global $wpdb;
		// A request that follows the import stores data here too.
		$former       = $wpdb->get_var( $wpdb->prepare( 'SELECT info FROM %i WHERE import_id = %s', Tables::imports(), $import->import_id ) );
		$import->info = $info + (array) json_decode( (string) $former, true );
		$wpdb->update( Tables::imports(), array( 'info' => wp_json_encode( $import->info ) ), array( 'import_id' => $import->import_id ) );
	}

	public function is_running( string $import_id ): bool {
		global $wpdb;
		return 'running' === $wpdb->get_var( $wpdb->prepare( 'SELECT state FROM %i WHERE import_id = %s', Tables::imports(), $import_id ) );
	}

	/** Returns true if an import no longer owns what it left on the site: it was undone or failed. */
	public function is_undone( string $import_id ): bool {
		global $wpdb;
		return $this->undone[ $import_id ] ??= (bool) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM %i WHERE import_id = %s AND state IN ('undone', 'failed')", Tables::imports(), $import_id )
		);
	}

	public function op( string $import_id, string $op_id ): ?Operation_Row {
		global $wpdb;
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s AND op_id = %s', Tables::ops(), $import_id, $op_id ) );
		return $row ? new Operation_Row( $row ) : null;
	}

	public function result( string $import_id, string $op_id ): array {
		global $wpdb;
		$result = $wpdb->get_var( $wpdb->prepare( 'SELECT result FROM %i WHERE import_id = %s AND op_id = %s', Tables::ops(), $import_id, $op_id ) );
		return (array) json_decode( (string) $result, true );
	}

	/** @return array<string, array<string, mixed>> Results by operation id. */
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
	public function next_op( string $import_id, int $from ): ?Operation_Row {
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
	public function failed_op( string $import_id ): ?Operation_Row {
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
	public function ops( string $import_id, array $names = array(), bool $with_args = false, string $column = 'op' ): iterable {
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
	public function ops_backwards( string $import_id, int $before = PHP_INT_MAX ): iterable {
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

	/** @return array<string, object{step: string, ops: string, finished: string, begun: string, failed: string, skipped: string, weight: string, done: string}> By step. */
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
	public function begin_op( Operation_Row $row ): void {
		$is_new  = 'waiting' === $row->state;
		$columns = array( 'tries' => ++$row->tries );
		if ( $is_new ) {
			$row->state = 'begun';
			$columns   += array( 'state' => 'begun', 'before_state' => wp_json_encode( $row->before ), 'at' => gmdate( 'Y-m-d H:i:s' ) );
		}
		$this->save_op( $row->import_id, $row->op_id, $columns );
	}

	public function save_op( string $import_id, string $op_id, array $columns ): void {
		foreach ( array_intersect( array( 'result', 'args' ), array_keys( $columns ) ) as $name ) {
			$columns[ $name ] = wp_json_encode( $columns[ $name ] );
		}
		$where = array( 'import_id' => $import_id, 'op_id' => $op_id );
		if ( false === $GLOBALS['wpdb']->update( Tables::ops(), $columns, $where ) ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
	}

	/** @param array<string, array<string, mixed>> $results By operation id, stored with one statement. */
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

	/** @return list<string> Titles of other existing imports with that operation for that slug. */
	public function titles_that_use( string $name, string $slug, string $but ): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( '"slug":"' . $slug . '"' ) . '%';
		return $wpdb->get_col(
			$wpdb->prepare(
				"SELECT i.title FROM %i i JOIN %i o ON o.import_id = i.import_id
				WHERE o.op = %s AND o.result LIKE %s AND o.state IN ('done', 'kept') AND i.import_id <> %s",
				Tables::imports(),
				Tables::ops(),
				$name,
				$like,
				$but
			)
		);
	}

	/** @return array{0: list<Import>, 1: int} Newest first, of one user or all, and their total number. */
	public function page( ?int $user_id, int $page, int $per_page ): array {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return array( array(), 0 );
		}
		$is_any = (int) ( null === $user_id );
		$count  = $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE (%d OR user_id = %d)', Tables::imports(), $is_any, $user_id ) );
		$rows   = $wpdb->get_results(
			$wpdb->prepare(
				'SELECT * FROM %i WHERE (%d OR user_id = %d) ORDER BY id DESC LIMIT %d OFFSET %d',
				Tables::imports(),
				$is_any,
				$user_id,
				$per_page,
				( $page - 1 ) * $per_page
			)
		);
		return array( array_map( array( self::class, 'import_of' ), $rows ), (int) $count );
	}

	private static function import_of( object $row ): Import {
		$error = (array) json_decode( $row->error, true );
		$info  = (array) json_decode( $row->info ?? '[]', true );
		$plan  = Import_Plan::of_json( $row->plan );
		return new Import( $row->import_id, (int) $row->user_id, $row->kind, $row->state, $plan, $error, $row->at, (int) $row->parts_taken, (int) $row->ops_taken, $info );
	}
}
