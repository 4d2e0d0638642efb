<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

/** What was begun and what was done, written before and after each operation, so that a run that was killed goes on where it was. */
final class Journal {

	public function find( string $import_id ): ?Import {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return null;
		}
		$row = $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE import_id = %s', Tables::imports(), $import_id ) );
		return $row ? self::import_of( $row ) : null;
	}

	/** False when there is one of that id already. */
	public function begin( Import $import ): bool {
		global $wpdb;
		Tables::ensure();
		$row = array(
			'import_id' => $import->import_id,
			'user_id'   => $import->user_id,
			'kind'      => $import->kind,
			'title'     => $import->plan->title,
			'platform'  => $import->plan->platform,
			'state'     => $import->state,
			'weight'    => $import->plan->weight(),
			'plan'      => $import->plan->json(),
			'error'     => '',
			'at'        => gmdate( 'Y-m-d H:i:s' ),
		);
		$is_new = (bool) $wpdb->insert( Tables::imports(), $row );
		if ( $is_new ) {
			$wpdb->delete( Tables::ops(), array( 'import_id' => $import->import_id ) );
		}
		return $is_new;
	}

	/** Only what runs is ended: who stops an import and who finishes it may do so at once. What it would still write is let go. */
	public function end( Import $import, string $state, array $error = array() ): bool {
		$error = $error ? wp_json_encode( $error ) : '';
		$plan  = $import->plan->without_contents()->json();
		$where = array( 'import_id' => $import->import_id, 'state' => 'running' );
		$ended = (bool) $GLOBALS['wpdb']->update( Tables::imports(), array( 'state' => $state, 'error' => $error, 'plan' => $plan ), $where );
		if ( $ended ) {
			$import->state = $state;
		}
		return $ended;
	}

	public function set_state( string $import_id, string $state ): void {
		$GLOBALS['wpdb']->update( Tables::imports(), array( 'state' => $state ), array( 'import_id' => $import_id ) );
	}

	public function is_running( string $import_id ): bool {
		global $wpdb;
		$sql = $wpdb->prepare( 'SELECT state FROM %i WHERE import_id = %s', Tables::imports(), $import_id );
		return 'running' === $wpdb->get_var( $sql );
	}

	/** @return array<string, Op_Row> By id, in their order: those that have been begun. */
	public function ops( string $import_id ): array {
		return $this->ops_of( array( $import_id ) )[ $import_id ] ?? array();
	}

	/**
	 * @param list<string> $import_ids
	 * @return array<string, array<string, Op_Row>>
	 */
	public function ops_of( array $import_ids ): array {
		global $wpdb;
		if ( array() === $import_ids || ! Tables::are_there() ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $import_ids ), '%s' ) );
		// phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- As many places as ids.
		$sql  = $wpdb->prepare( "SELECT * FROM %i WHERE import_id IN ($places) ORDER BY seq", Tables::ops(), ...$import_ids );
		$rows = array();
		foreach ( $wpdb->get_results( $sql ) as $row ) {
			$rows[ $row->import_id ][ $row->op_id ] = new Op_Row( $row );
		}
		return $rows;
	}

	/** @param array{id: string, step: string, op: string, weight: int} $op */
	public function begin_op( string $import_id, int $seq, array $op, string $label, array $before ): Op_Row {
		$row = array(
			'import_id'    => $import_id,
			'op_id'        => $op['id'],
			'seq'          => $seq,
			'step'         => $op['step'],
			'op'           => $op['op'],
			'label'        => $label,
			'weight'       => $op['weight'],
			'part'         => 0,
			'tries'        => 1,
			'state'        => 'begun',
			'result'       => '[]',
			'before_state' => wp_json_encode( $before ),
			'message'      => '',
			'at'           => gmdate( 'Y-m-d H:i:s' ),
		);
		if ( ! $GLOBALS['wpdb']->insert( Tables::ops(), $row ) ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
		return new Op_Row( (object) $row );
	}

	/** @param array<string, mixed> $columns */
	public function save_op( string $import_id, string $op_id, array $columns ): void {
		if ( isset( $columns['result'] ) ) {
			$columns['result'] = wp_json_encode( $columns['result'] );
		}
		$where = array( 'import_id' => $import_id, 'op_id' => $op_id );
		if ( false === $GLOBALS['wpdb']->update( Tables::ops(), $columns, $where ) ) {
			throw new RuntimeException( 'The journal could not be written.' );
		}
	}

	/** @return list<string> Titles of the other imports that stand and asked for that plugin. */
	public function titles_that_use( string $slug, string $but ): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( '"slug":"' . $slug . '"' ) . '%';
		$sql  = "SELECT i.title FROM %i i JOIN %i o ON o.import_id = i.import_id
			WHERE o.op = 'plugin.ensure' AND o.result LIKE %s AND o.state IN ('done', 'kept') AND i.import_id <> %s";
		return $wpdb->get_col( $wpdb->prepare( $sql, Tables::imports(), Tables::ops(), $like, $but ) );
	}

	/** @return array{0: list<Import>, 1: int} Newest first, of one user or of all, and how many there are. */
	public function page( ?int $user_id, int $page, int $per_page ): array {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return array( array(), 0 );
		}
		$where = null === $user_id ? '' : $wpdb->prepare( 'WHERE user_id = %d', $user_id );
		$from  = $wpdb->prepare( 'FROM %i ', Tables::imports() ) . $where;
		$rows  = $wpdb->get_results( "SELECT * $from ORDER BY id DESC " . $wpdb->prepare( 'LIMIT %d OFFSET %d', $per_page, ( $page - 1 ) * $per_page ) );
		return array( array_map( array( self::class, 'import_of' ), $rows ), (int) $wpdb->get_var( "SELECT COUNT(*) $from" ) );
	}

	private static function import_of( object $row ): Import {
		$error = (array) json_decode( $row->error, true );
		return new Import( $row->import_id, (int) $row->user_id, $row->kind, $row->state, Plan::of_json( $row->plan ), $error, $row->at );
	}
}
