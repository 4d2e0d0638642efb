<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Import\Lock;
use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Undoes imports for the time of one request, last operation first. Safe to repeat: kept content is checked again. */
final class Undoer {

	/** Result of an operation in an undo pass, or that the pass has started it. */
	private const TOLD  = 'told';
	private const BEGUN = 'begun';
	private const USES  = 'uses';

	public function __construct( private Journal $journal ) {}

	/** Returns false when time is up before the end, or another request has taken over. */
	public function undo( Undoing $undoing, ?Lock $lock = null, ?Slice $slice = null ): bool {
		foreach ( $this->journal->ops_backwards( $undoing->import->import_id, $undoing->before ) as $row ) {
			[ $turn, $told ] = $row->result[ self::TOLD ] ?? array( '', null );
			$is_resumed      = '' !== $undoing->turn && $turn === $undoing->turn;
			if ( 'undone' === $row->state && 'trash' === get_post_status( $row->post() ) ) {
				$undoing->going[] = $row->post();
			}
			if ( $is_resumed && is_array( $told ) ) {
				array_push( $undoing->kept, ...$told[1] );
				continue;
			}
			if ( ! $row->may_be_undone() ) {
				continue;
			}
			if ( $slice?->is_late() || ( $lock && ! $lock->is_kept() ) ) {
				return false;
			}
			if ( Operation_Registry::find( $row->op )?->removes_pictures() && ! $this->find_uses( $undoing, $lock, $slice ) ) {
				return false;
			}
			$undoing->is_resumed = $is_resumed;
			$this->note( $row, $undoing, self::BEGUN );
			$this->undo_op( $row, $undoing );
			$undoing->before = $undoing->is_dry_run ? $row->seq : PHP_INT_MAX;
			$slice?->move();
		}
		if ( ! $undoing->is_dry_run && isset( $undoing->import->info[ self::USES ] ) ) {
			$this->journal->keep_info( $undoing->import, array( self::USES => null ) );
		}
		return true;
	}

	/** Runs after settings are restored and posts are gone. False when time is up before the end, or the lock is lost. */
	private function find_uses( Undoing $undoing, ?Lock $lock, ?Slice $slice ): bool {
		if ( $undoing->takes_all() ) {
			return true;
		}
		$former          = $undoing->import->info[ self::USES ] ?? array();
		$is_same_turn    = ! $undoing->is_dry_run && '' !== $undoing->turn && ( $former['turn'] ?? '' ) === $undoing->turn;
		$undoing->uses ??= $is_same_turn ? new Media_Use( array(), $former['state'] ) : new Media_Use( ( new Import_Pictures( $this->journal ) )->of( $undoing->import, Operation_Registry::names_with_pictures() ) );
		$is_whole        = $undoing->uses->find( $slice );
		if ( ! $undoing->is_dry_run && ! $is_whole ) {
			$this->journal->keep_info( $undoing->import, array( self::USES => array( 'turn' => $undoing->turn, 'state' => $undoing->uses->state() ) ) );
		}
		return $is_whole && ( ! $lock || $lock->is_kept() );
	}

	private function undo_op( Op_Row $row, Undoing $undoing ): void {
		$undone = count( $undoing->undone );
		$kept   = count( $undoing->kept );
		try {
			Operation_Registry::find( $row->op )?->undo( $row, $undoing );
		} catch ( Throwable $error ) {
			Log::error( "undo of $row->op", $error );
			$undoing->keep( $row->label, __( 'Another plugin prevented it from being removed.', 'kithouse' ) );
		}
		$has_kept = count( $undoing->kept ) > $kept;
		$is_moved = $has_kept || count( $undoing->undone ) > $undone;
		if ( ! $undoing->is_dry_run && $is_moved && ( $has_kept || 'failed' !== $row->state ) ) {
			$this->journal->save_op( $row->import_id, $row->op_id, array( 'state' => $has_kept ? 'kept' : 'undone' ) );
		}
		$this->note( $row, $undoing, array( array_slice( $undoing->undone, $undone ), array_slice( $undoing->kept, $kept ) ) );
	}

	private function note( Op_Row $row, Undoing $undoing, mixed $told ): void {
		if ( '' !== $undoing->turn ) {
			$row->result[ self::TOLD ] = array( $undoing->turn, $told );
			$this->journal->save_op( $row->import_id, $row->op_id, array( 'result' => $row->result ) );
		}
	}

	/** @return array{undone: list<array{label: string}>, kept: list<array{label: string, reason: string}>} Of all requests of an undo. */
	public function told( string $import_id, string $turn ): array {
		$all = array( 'undone' => array(), 'kept' => array() );
		foreach ( $this->journal->ops_backwards( $import_id ) as $row ) {
			[ $of, $told ] = $row->result[ self::TOLD ] ?? array( '', null );
			if ( $of === $turn && is_array( $told ) ) {
				array_push( $all['undone'], ...$told[0] );
				array_push( $all['kept'], ...$told[1] );
			}
		}
		return $all;
	}
}
