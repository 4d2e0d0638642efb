<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Import\Lock;
use Kithouse\Log;
use Throwable;

/** Takes imports back, the last operation first. Safe to repeat: what was kept is looked at again. */
final class Undoer {

	public function __construct( private Journal $journal, private Operations $operations ) {}

	public function undo( Undoing $undoing, ?Lock $lock = null ): void {
		foreach ( $this->journal->ops_backwards( $undoing->import->import_id ) as $row ) {
			if ( ! $row->may_be_undone() ) {
				continue;
			}
			if ( $lock ) {
				$lock->renew();
			}
			$kept  = count( $undoing->kept );
			$moved = $kept + count( $undoing->undone );
			try {
				$this->operations->get( $row->op )->undo( $row, $row->args, $undoing );
			} catch ( Throwable $error ) {
				Log::error( "undo of $row->op", $error );
				$undoing->keep( $row->label, __( 'Another plugin did not let it go.', 'kithouse' ) );
			}
			$has_kept = count( $undoing->kept ) > $kept;
			$is_moved = count( $undoing->kept ) + count( $undoing->undone ) > $moved;
			if ( $is_moved && ! $undoing->is_dry_run && ( $has_kept || 'failed' !== $row->state ) ) {
				$this->journal->save_op( $row->import_id, $row->op_id, array( 'state' => $has_kept ? 'kept' : 'undone' ) );
			}
		}
	}
}
