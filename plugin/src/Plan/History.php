<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;

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
		$ops                 = $this->journal->ops_of( array_column( $imports, 'import_id' ) );
		return array(
			'data'         => array_map( fn( $import ) => self::row( $import, $ops[ $import->import_id ] ?? array() ), $imports ),
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
		$rows       = $this->journal->ops( $import_id );
		$operations = new Operations( new Contract( dirname( __DIR__, 2 ) . '/contract.json' ), $this->journal );
		return array(
			'import'   => self::row( $import, $rows ),
			'ops'      => array_map( fn( $op ) => self::op( $op, $rows[ $op['id'] ] ?? null, $operations ), $import->plan->ops ),
			'warnings' => Outcome::warnings( $import, $rows ),
		);
	}

	/** @param array<string, Op_Row> $rows */
	private static function row( Import $import, array $rows ): array {
		$left    = array_filter( $rows, fn( $row ) => in_array( $row->state, array( 'begun', 'done', 'kept' ), true ) );
		$results = array_column( $left, 'result' );
		$links   = array_filter( Outcome::links( $left, $import->plan->platform ) );
		$created = array(
			'posts'   => count( array_column( $results, 'post_id' ) ),
			'media'   => count( array_merge( array(), ...array_column( $results, 'made' ) ) ),
			'terms'   => count( array_filter( array_column( $results, 'is_new' ) ) ),
			'plugins' => count( array_filter( array_column( array_column( $results, 'plugin' ), 'installed' ) ) ),
		);
		$user    = get_userdata( $import->user_id );
		$is_here = isset( $links['post_id'] ) && ! in_array( get_post_status( $links['post_id'] ), array( false, 'trash' ), true );
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
		) + ( $is_here ? array_intersect_key( $links, array( 'edit_link' => 1, 'visit' => 1 ) ) : array() )
			+ ( 'failed' === $import->state ? array( 'message' => (string) ( $import->error['message'] ?? '' ) ) : array() );
	}

	private static function op( array $op, ?Op_Row $row, Operations $operations ): array {
		$told = array(
			'id'    => $op['id'],
			'step'  => $op['step'],
			'label' => $row->label ?? $operations->get( $op['op'] )->label( $op['args'] ),
			'state' => $row->state ?? 'waiting',
		);
		return $told + ( '' === ( $row->message ?? '' ) ? array() : array( 'message' => $row->message ) );
	}
}
