<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Contract;

defined( 'ABSPATH' ) || exit;

final class History {

	private Journal $journal;

	public function __construct() {
		$this->journal = new Journal();
	}

	public function page( int $page, int $per_page ): array {
		$user                = current_user_can( 'manage_options' ) ? null : get_current_user_id();
		[ $imports, $total ] = $this->journal->page( $user, $page, $per_page );
		return array(
			'data'         => $this->rows( $imports ),
			'current_page' => $page,
			'total_page'   => (int) ceil( $total / $per_page ),
			'total'        => $total,
		);
	}

	/** Includes operations that have not started. */
	public function find( string $import_id ): ?array {
		$import = $this->journal->find( $import_id );
		if ( ! $import || ! Import::may_see( $import->user_id ) ) {
			return null;
		}
		$contract = new Contract( dirname( __DIR__, 2 ) . '/contract.json' );
		$ops      = array();
		foreach ( $this->journal->ops->all( $import_id ) as $row ) {
			$ops[] = self::op( $row );
		}
		return array(
			'import'   => $this->rows( array( $import ) )[0],
			'ops'      => $ops,
			'warnings' => ( new Import_Outcome( $contract, $this->journal ) )->warnings( $import ),
		);
	}

	/** Reads the rows with a fixed number of queries. */
	private function rows( array $imports ): array {
		$created = new Created_Counts( array_column( $imports, 'import_id' ) );
		_prime_post_caches( $created->first_posts(), false );
		cache_users( array_unique( array_column( $imports, 'user_id' ) ) );
		return array_map( fn( $import ) => self::row( $import, $created->of( $import->import_id ), $created->first_post( $import->import_id ) ), $imports );
	}

	private static function row( Import $import, array $created, int $post ): array {
		$user    = get_userdata( $import->user_id );
		$is_here = $post && ! in_array( get_post_status( $post ), array( false, 'trash' ), true );
		$links   = $is_here ? Import_Outcome::links( $post ) : array();
		$links   = 'site' === $import->kind && $links ? array( 'visit' => home_url( '/' ) ) : $links;
		return array(
			'import_id' => $import->import_id,
			'title'     => $import->plan->title,
			'platform'  => $import->plan->platform,
			'kind'      => $import->kind,
			'state'     => $import->state,
			'at'        => gmdate( 'Y-m-d\TH:i:s.000\Z', strtotime( $import->at . ' UTC' ) ),
			'by'        => $user ? $user->display_name : '',
			'created'   => $created,
			'can_undo'  => in_array( $import->state, array( 'running', 'done' ), true ) || ( 'failed' === $import->state && array_sum( $created ) > 0 ),
		) + array_intersect_key( $links, array( 'edit_link' => 1, 'visit' => 1 ) )
			+ ( 'failed' === $import->state ? array( 'message' => (string) ( $import->error['message'] ?? '' ) ) : array() );
	}

	private static function op( Operation_Row $row ): array {
		$details = array( 'id' => $row->op_id, 'step' => $row->step, 'label' => $row->label, 'state' => $row->state );
		return $details + ( '' === $row->message ? array() : array( 'message' => $row->message ) );
	}
}
