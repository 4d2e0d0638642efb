<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Closure;
use Kithouse\Contract;
use Kithouse\Import_Failed_Exception;
use Kithouse\Log;
use Kithouse\Readable_Exception;
use Kithouse\WordPress\Import_Lock;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Runs an import's operations until it ends or the request's time is up. */
final class Runner {

	private const TRIES = 3;
	/** Undo id of a failed import. */
	private const FAILURE = 'failure';
	/** Operations that are fingerprinted at a time. */
	private const AT_A_TIME = 50;
	/** Steps before any content is created. */
	public const DOWNLOAD = array( 'permission', 'download', 'theme', 'plugin' );

	public function __construct(
		private Contract $contract,
		private Journal $journal,
		private Undo_Runner $undo_runner,
		private Import_Outcome $outcome
	) {}

	/** Returns the result of the import. Requires the lock. `$all` false stops before the first step of the content. */
	public function run( Import $import, Import_Lock $lock, Time_Budget $budget, ?Closure $on_change = null, bool $all = true ): array|WP_Error {
		if ( 'running' !== $import->state ) {
			return $this->outcome->of( $import );
		}
		$run = new Run_Context( $import, $this->journal, $lock, $budget, $on_change );
		// Only this runs after a fatal error, PHP's time limit, or a plugin that ends the script.
		register_shutdown_function( fn() => $run->is_over || $this->end_suddenly( $run ) );
		add_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		try {
			return $this->go_through( $run, $all ) ? $this->outcome->of( $import ) : $this->contract->error( 'import_unfinished' );
		} catch ( Import_Stopped_Exception ) {
			return $this->contract->error( 'import_failed', __( 'This import was undone.', 'kithouse' ) );
		} catch ( Import_Overtaken_Exception ) {
			return $this->contract->error( 'import_unfinished' );
		} catch ( Import_Failed_Exception $failure ) {
			return $this->fail( $run, $failure->text, $failure->error_code, $failure->details );
		} catch ( Throwable $error ) {
			Log::error( 'import', $error );
			return $this->fail( $run, Error_Message::of( Readable_Exception::text_of( $error ), $error->getFile(), $error->getLine() ) );
		} finally {
			$run->is_over = true;
			remove_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		}
	}

	private function go_through( Run_Context $run, bool $all ): bool {
		$id     = $run->import->import_id;
		$failed = $this->journal->ops->first_failed( $id );
		if ( $failed ) {
			// The request that failed ended before its undo did.
			$failure = new Import_Failed_Exception( $failed->message, $failed->result['code'] ?? 'import_failed', $failed->result['details'] ?? null );
			throw $failure;
		}
		$seq = 0;
		while ( $row = $this->journal->ops->next( $id, $seq ) ) {
			$seq = $row->seq;
			if ( $run->is_late() || ( ! $all && ! in_array( $row->step, self::DOWNLOAD, true ) ) || ! $this->carry_out( $row, $run ) ) {
				return false;
			}
		}
		if ( ! $this->keep_prints( $run ) ) {
			return false;
		}
		$this->journal->end( $run->import, 'done' );
		return true;
	}

	private function carry_out( Operation_Row $row, Run_Context $run ): bool {
		if ( ! Operation_Registry::runs( $row->op ) ) {
			$failure = new Import_Failed_Exception( __( 'The plugin was updated during this import, so nothing was changed. Start the import again.', 'kithouse' ) );
			throw $failure;
		}
		$this->check_permission( $row );
		$operation = Operation_Registry::find( $row->op );
		$run->begin( $row, fn() => $operation->snapshot( $row->args, $run ) );
		if ( $row->tries > self::TRIES ) {
			/* translators: %s: what was being made, such as "Page “Bakery”" */
			$failure = new Import_Failed_Exception( sprintf( __( 'This site stopped the import several times at this step: %s. Nothing was changed.', 'kithouse' ), $row->label ) );
			throw $failure;
		}
		try {
			$result = $operation->run( $row->args, $run, $row );
		} catch ( Import_Failed_Exception $failure ) {
			if ( 'site' !== $run->import->kind || ! $operation->is_optional( $row->args, $run->import ) ) {
				throw $failure;
			}
			$result = array( 'skipped' => $failure->text );
		}
		if ( null === $result ) {
			return false;
		}
		$run->finish( $result );
		return true;
	}

	private function check_permission( Operation_Row $row ): void {
		$needed = ( new Operation_Contract( $this->contract ) )->capability( $row->op, $row->args );
		if ( null !== $needed && ! current_user_can( $needed ) ) {
			$failure = new Import_Failed_Exception( __( 'You don’t have permission to do that on this site. Nothing was changed.', 'kithouse' ), 'invalid_permission' );
			throw $failure;
		}
	}

	/** Fingerprints the created content. Returns false when time is up before the end. */
	private function keep_prints( Run_Context $run ): bool {
		$rows = array();
		foreach ( $this->journal->ops->all( $run->import->import_id ) as $row ) {
			if ( isset( $row->result['print'] ) ) {
				continue;
			}
			if ( $run->is_late() ) {
				return false;
			}
			$rows[] = $row;
			if ( count( $rows ) === self::AT_A_TIME ) {
				Fingerprints::keep( $rows, $this->journal );
				$run->save_memory();
				$rows = array();
			}
		}
		Fingerprints::keep( $rows, $this->journal );
		return true;
	}

	/** Records the failure on the operation first, so that a request that resumes the import continues its undo. */
	private function fail( Run_Context $run, string $message, string $code = 'import_failed', mixed $details = null ): WP_Error {
		$import = $run->import;
		if ( ! $run->is_held() ) {
			// The other request may have caused the failure.
			return $this->contract->error( 'import_unfinished' );
		}
		if ( $run->at ) {
			$result = array( 'code' => $code, 'details' => $details ) + $run->at->result;
			$this->journal->ops->save( $import->import_id, $run->at->op_id, array( 'state' => 'failed', 'message' => $message, 'result' => $result ) );
		}
		// Without a failed operation in the journal, the next request would not know that it has to undo.
		$budget = $this->journal->ops->first_failed( $import->import_id ) ? $run->budget : null;
		if ( ! $this->undo_runner->undo( new Undo_Context( $import, false, true, self::FAILURE ), $run->lock, $budget ) ) {
			return $this->contract->error( 'import_unfinished' );
		}
		$message      .= self::words_of( $this->undo_runner->summarize( $import->import_id, self::FAILURE )['kept'] );
		$import->error = array_filter( array( 'code' => $code, 'message' => $message, 'details' => $details ) );
		$this->journal->end( $import, 'failed', $import->error );
		return $this->contract->error( $code, $message, $details );
	}

	private static function words_of( array $kept ): string {
		$named = implode( ' ', array_map( fn( $one ) => "$one[label]: $one[reason]", $kept ) );
		/* translators: %s: list such as "Page “Bakery”: Somebody has changed it since." */
		return $kept ? ' ' . sprintf( __( 'This stays on the site: %s', 'kithouse' ), $named ) : '';
	}

	private function end_suddenly( Run_Context $run ): void {
		$error = error_get_last();
		$is_fatal = $error && in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true );
		if ( null === $run->at || ( $is_fatal && str_contains( $error['message'], 'Maximum execution time' ) ) ) {
			return; // The next request resumes it.
		}
		$message = $is_fatal
			? Error_Message::of( $error['message'], $error['file'], $error['line'] )
			: __( 'Another plugin on this site ended the request. Nothing was changed.', 'kithouse' );
		$this->fail( $run, $message );
	}
}
