<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Stores imports and, in `ops`, their operations before and after each runs, so that a killed import resumes. */
final class Journal {

	public readonly Operation_Table $ops;

	private array $undone = array();

	public function __construct() {
		$this->ops = new Operation_Table();
	}

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

	/** @return list<Import> The last imports of other packs that finished and were not undone, the newest first. */
	public function find_other_sites( int $pack, string $platform ): array {
		global $wpdb;
		if ( ! Tables::are_there() ) {
			return array();
		}
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE kind = 'site' AND state = 'done' AND NOT ( platform = %s AND info LIKE %s ) ORDER BY id DESC LIMIT 10",
				Tables::imports(),
				$platform,
				'%' . $wpdb->esc_like( '"pack":' . $pack . ',' ) . '%'
			)
		);
		return array_map( fn( $row ) => self::import_of( $row ), $rows );
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
		$this->ops->add( $import->import_id, 0, $import->plan->ops, $label );
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
		$this->ops->remove_from( $import->import_id, $import->ops_taken );
		$this->ops->add( $import->import_id, $import->ops_taken, $ops, $label );
		$import->parts_taken += 1;
		$import->ops_taken   += count( $ops );
		$columns              = array( 'parts_taken' => $import->parts_taken, 'ops_taken' => $import->ops_taken );
		if ( $import->is_complete() ) {
			$columns['weight'] = array_sum( array_column( $this->ops->steps( $import->import_id ), 'weight' ) );
		}
		$GLOBALS['wpdb']->update( Tables::imports(), $columns, array( 'import_id' => $import->import_id ) );
	}

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
			$this->ops->drop_contents( $import->import_id );
			Import_Events::finished( $import );
		}
		return $ended;
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

	/** Lists titles of other existing imports with that operation for that slug. */
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

	/** Returns imports of one user or all, newest first, and their total number. */
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
