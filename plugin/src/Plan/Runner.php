<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Contract;
use Kithouse\Import\Lock;
use Kithouse\Log;
use Throwable;
use WP_Error;

/** Carries an import on, operation by operation, until it has ended or the time of the request is over. */
final class Runner {

	private const SECONDS = 120;
	private const TRIES   = 3;

	public function __construct(
		private Contract $contract,
		private Journal $journal,
		private Operations $operations,
		private Undoer $undoer,
		private Outcome $outcome
	) {}

	/** To be called under the lock. Answers what was imported. */
	public function run( Import $import, Lock $lock ): array|WP_Error {
		if ( 'running' !== $import->state ) {
			return $this->outcome->of( $import );
		}
		$run = new Run( $import, $this->journal, $lock, self::prepare() );
		// A fatal error, the time limit of PHP and plugins that end the script leave only this.
		register_shutdown_function( fn() => $run->is_over || $this->end_suddenly( $run ) );
		add_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		try {
			return $this->go_through( $run ) ? $this->outcome->of( $import ) : $this->contract->error( 'import_unfinished' );
		} catch ( Stopped ) {
			return $this->contract->error( 'import_failed', __( 'This import was taken back.', 'kithouse' ) );
		} catch ( Failed $failure ) {
			return $this->fail( $run, $failure->getMessage(), $failure->error_code, $failure->details );
		} catch ( Throwable $error ) {
			Log::error( 'import', $error );
			return $this->fail( $run, Plain_Words::of( $error->getMessage(), $error->getFile(), $error->getLine() ) );
		} finally {
			$run->is_over = true;
			remove_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		}
	}

	/** @return int Seconds that PHP allowed this request. */
	private static function prepare(): int {
		$allowed = (int) ini_get( 'max_execution_time' );
		wp_raise_memory_limit( 'image' );
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		return $allowed;
	}

	/** False when the time was over before the end. */
	private function go_through( Run $run ): bool {
		foreach ( $run->rows as $row ) {
			if ( 'failed' === $row->state ) {
				// It failed, and the request ended before all was taken back.
				throw new Failed( $row->message, $row->result['code'] ?? 'import_failed', $row->result['details'] ?? null );
			}
		}
		foreach ( $run->import->plan->ops as $seq => $op ) {
			$row = $run->rows[ $op['id'] ] ?? null;
			if ( $row && $row->is_finished() ) {
				continue;
			}
			if ( $run->is_late() || ! $this->carry_out( $seq, $op, $run ) ) {
				return false;
			}
		}
		Prints::keep( $run->rows, $this->journal );
		$this->journal->end( $run->import, 'done' );
		return true;
	}

	private function carry_out( int $seq, array $op, Run $run ): bool {
		Rights::check( $op );
		$operation = $this->operations->get( $op['op'] );
		$row       = $run->begin( $seq, $op, $operation->label( $op['args'] ), fn() => $operation->before( $op['args'], $run ) );
		if ( $row->tries > self::TRIES ) {
			/* translators: %s: what was being made, such as "Page “Bakery”" */
			throw new Failed( sprintf( __( 'This site ended the import several times while it was at: %s. Nothing was changed.', 'kithouse' ), $row->label ) );
		}
		$result = $operation->carry_out( $op['args'], $run, $row );
		if ( null === $result ) {
			return false;
		}
		$run->finish( $result );
		return true;
	}

	/** Written on the operation first, so that whoever goes on after a kill takes the rest back. */
	private function fail( Run $run, string $message, string $code = 'import_failed', mixed $details = null ): WP_Error {
		$import = $run->import;
		if ( $run->at ) {
			$result = array( 'code' => $code, 'details' => $details ) + $run->at->result;
			$this->journal->save_op( $import->import_id, $run->at->op_id, array( 'state' => 'failed', 'message' => $message, 'result' => $result ) );
		}
		$this->undoer->undo( new Undoing( $import, false, true ) );
		$import->error = array_filter( array( 'code' => $code, 'message' => $message, 'details' => $details ) );
		$this->journal->end( $import, 'failed', $import->error );
		return $this->contract->error( $code, $message, $details );
	}

	private function end_suddenly( Run $run ): void {
		$error = error_get_last();
		$is_fatal = $error && in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true );
		if ( null === $run->at || ( $is_fatal && str_contains( $error['message'], 'Maximum execution time' ) ) ) {
			return; // The next request goes on.
		}
		$message = $is_fatal
			? Plain_Words::of( $error['message'], $error['file'], $error['line'] )
			: __( 'Another plugin of this site ended the request. Nothing was changed.', 'kithouse' );
		$this->fail( $run, $message );
	}
}
