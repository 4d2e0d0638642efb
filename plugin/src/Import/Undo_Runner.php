<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Log;
use Kithouse\WordPress\Import_Lock;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Undoes imports for the time of one request, last operation first. Safe to repeat: kept content is checked again. */
final class Undo_Runner {

	/** Result of an operation in an undo pass, or that the pass has started it. */
	private const REPORT = 'told';
	private const BEGUN  = 'begun';
	private const USES   = 'uses';

	/** Stores how far a preview came. */
	private const PREVIEW = 'preview';
	/** Seconds for one request of a preview; one step may start at the end of this time. */
	private const PREVIEW_SECONDS = 1.5;
	/** Seconds after which the site may have changed. */
	private const PREVIEW_FRESH = 300;

	public function __construct( private Journal $journal ) {}

	/** Returns false when time is up before the end, or another request has taken over. */
	public function undo( Undo_Context $undo, ?Import_Lock $lock = null, ?Time_Budget $budget = null ): bool {
		foreach ( $this->journal->ops->backwards( $undo->import->import_id, $undo->before ) as $row ) {
			[ $undo_id, $report ] = $row->result[ self::REPORT ] ?? array( '', null );
			$is_resumed           = '' !== $undo->undo_id && $undo_id === $undo->undo_id;
			if ( 'undone' === $row->state && 'trash' === get_post_status( $row->post() ) ) {
				$undo->going[] = $row->post();
			}
			if ( $is_resumed && is_array( $report ) ) {
				array_push( $undo->kept, ...$report[1] );
				continue;
			}
			if ( ! $row->may_be_undone() ) {
				continue;
			}
			if ( $budget?->is_late() || ( $lock && ! $lock->is_kept() ) ) {
				return false;
			}
			if ( Operation_Registry::find( $row->op )?->removes_pictures() && ! $this->find_uses( $undo, $lock, $budget ) ) {
				return false;
			}
			$undo->is_resumed = $is_resumed;
			$this->note( $row, $undo, self::BEGUN );
			$this->undo_op( $row, $undo );
			$undo->before = $undo->is_dry_run ? $row->seq : PHP_INT_MAX;
			$budget?->move();
		}
		if ( ! $undo->is_dry_run && isset( $undo->import->info[ self::USES ] ) ) {
			$this->journal->keep_info( $undo->import, array( self::USES => null ) );
		}
		return true;
	}

	/**
	 * Lists what the undo would do. On a large site, each request resumes where the last one ended.
	 *
	 * @return array{undone: list<array{label: string, op: string}>, kept: list<array{label: string, reason: string, id?: string}>}|null Null when time is up before the end.
	 */
	public function preview( Import $import, array $also ): ?array {
		$undo   = new Undo_Context( $import, true, false, '', $also );
		$former = $import->info[ self::PREVIEW ] ?? null;
		if ( is_array( $former ) && get_current_user_id() === $former['user'] && $also === ( $former['also'] ?? array() ) && time() - $former['at'] < self::PREVIEW_FRESH ) {
			$undo->resume( $former['state'] );
		}
		$is_whole = $this->undo( $undo, null, new Time_Budget( self::PREVIEW_SECONDS ) );
		$state    = array( 'user' => get_current_user_id(), 'at' => time(), 'also' => $also, 'state' => $undo->state() );
		if ( ! $is_whole || null !== $former ) {
			$this->journal->keep_info( $import, array( self::PREVIEW => $is_whole ? null : $state ) );
		}
		return $is_whole ? array( 'undone' => $undo->undone, 'kept' => $undo->kept ) : null;
	}

	/** Runs after settings are restored and posts are gone. False when time is up before the end, or the lock is lost. */
	private function find_uses( Undo_Context $undo, ?Import_Lock $lock, ?Time_Budget $budget ): bool {
		if ( $undo->takes_all() ) {
			return true;
		}
		$former          = $undo->import->info[ self::USES ] ?? array();
		$is_same_turn    = ! $undo->is_dry_run && '' !== $undo->undo_id && ( $former['turn'] ?? '' ) === $undo->undo_id;
		$undo->uses ??= $is_same_turn ? new Media_Use( array(), $former['state'] ) : new Media_Use( ( new Import_Pictures( $this->journal ) )->of( $undo->import, Operation_Registry::names_with_pictures() ) );
		$is_whole        = $undo->uses->find( $budget );
		if ( ! $undo->is_dry_run && ! $is_whole ) {
			$this->journal->keep_info( $undo->import, array( self::USES => array( 'turn' => $undo->undo_id, 'state' => $undo->uses->state() ) ) );
		}
		return $is_whole && ( ! $lock || $lock->is_kept() );
	}

	private function undo_op( Operation_Row $row, Undo_Context $undo ): void {
		$undone = count( $undo->undone );
		$kept   = count( $undo->kept );
		try {
			Operation_Registry::find( $row->op )?->undo( $row, $undo );
		} catch ( Throwable $error ) {
			Log::error( "undo of $row->op", $error );
			$undo->keep( $row->label, __( 'Another plugin prevented it from being removed.', 'kithouse' ) );
		}
		$undo->name_operation( $row->op, $undone );
		$has_kept = count( $undo->kept ) > $kept;
		$is_moved = $has_kept || count( $undo->undone ) > $undone;
		if ( ! $undo->is_dry_run && $is_moved && ( $has_kept || 'failed' !== $row->state ) ) {
			$this->journal->ops->save( $row->import_id, $row->op_id, array( 'state' => $has_kept ? 'kept' : 'undone' ) );
		}
		$this->note( $row, $undo, array( array_slice( $undo->undone, $undone ), array_slice( $undo->kept, $kept ) ) );
	}

	private function note( Operation_Row $row, Undo_Context $undo, mixed $report ): void {
		if ( '' !== $undo->undo_id ) {
			$row->result[ self::REPORT ] = array( $undo->undo_id, $report );
			$this->journal->ops->save( $row->import_id, $row->op_id, array( 'result' => $row->result ) );
		}
	}

	/** @return array{undone: list<array{label: string}>, kept: list<array{label: string, reason: string}>} Of all requests of an undo. */
	public function summarize( string $import_id, string $undo_id ): array {
		$all = array( 'undone' => array(), 'kept' => array() );
		foreach ( $this->journal->ops->backwards( $import_id ) as $row ) {
			[ $of, $report ] = $row->result[ self::REPORT ] ?? array( '', null );
			if ( $of === $undo_id && is_array( $report ) ) {
				array_push( $all['undone'], ...$report[0] );
				array_push( $all['kept'], ...$report[1] );
			}
		}
		return $all;
	}
}
