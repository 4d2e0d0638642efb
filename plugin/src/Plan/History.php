<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;

defined( 'ABSPATH' ) || exit;

/** Imports as a person sees them afterwards. */
final class History {

	private Journal $journal;

	public function __construct() {
		$this->journal = new Journal();
	}

	/** @return array<string, mixed> As the contract pages it. */
	public function page( int $page, int $per_page ): array {
		$user                = current_user_can( 'manage_options' ) ? null : get_current_user_id();
		[ $imports, $total ] = $this->journal->page( $user, $page, $per_page );
		return array(
			'data'         => array_map( array( $this, 'row' ), $imports ),
			'current_page' => $page,
			'total_page'   => (int) ceil( $total / $per_page ),
			'total'        => $total,
		);
	}

	/** @return array<string, mixed>|null With the list of its operations, those that have not begun as well. */
	public function find( string $import_id ): ?array {
		$import = $this->journal->find( $import_id );
		if ( ! $import || ! Import::may_see( $import->user_id ) ) {
			return null;
		}
		$contract = new Contract( dirname( __DIR__, 2 ) . '/contract.json' );
		$ops      = array();
		foreach ( $this->journal->ops( $import_id ) as $row ) {
			$ops[] = self::op( $row );
		}
		return array(
			'import'   => $this->row( $import ),
			'ops'      => $ops,
			'warnings' => ( new Outcome( $contract, $this->journal ) )->warnings( $import ),
		);
	}

	private function row( Import $import ): array {
		$created = array( 'posts' => 0, 'media' => 0, 'terms' => 0, 'plugins' => 0 );
		$post    = 0;
		foreach ( $this->journal->ops( $import->import_id ) as $op ) {
			if ( in_array( $op->state, array( 'begun', 'done', 'kept' ), true ) ) {
				$post                = $post ? $post : (int) ( $op->result['post_id'] ?? 0 );
				$created['posts']   += isset( $op->result['post_id'] ) ? 1 : 0;
				$created['media']   += count( $op->result['made'] ?? array() );
				$created['terms']   += empty( $op->result['is_new'] ) ? 0 : 1;
				$created['plugins'] += empty( $op->result['plugin']['installed'] ) ? 0 : 1;
			}
		}
		$user    = get_userdata( $import->user_id );
		$is_here = $post && ! in_array( get_post_status( $post ), array( false, 'trash' ), true );
		$links   = $is_here ? Outcome::links( $post, $import->plan->platform ) : array();
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

	private static function op( Op_Row $row ): array {
		$told = array( 'id' => $row->op_id, 'step' => $row->step, 'label' => $row->label, 'state' => $row->state );
		return $told + ( '' === $row->message ? array() : array( 'message' => $row->message ) );
	}
}
