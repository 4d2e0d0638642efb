<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Closure;
use Kithouse\Contract;
use Kithouse\Installer\Install_Lock;
use Kithouse\WordPress\Attachment;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Import_Lock;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Starts, resumes and undoes imports. One runs at a time on a site; a second one waits. */
final class Imports {

	/** Action by which WP-Cron resumes an import or its undo. */
	public const RESUME_HOOK = 'kithouse_import_go_on';

	public function __construct(
		private Contract $contract,
		private Plan_Loader $loader,
		private Plan_Recorder $recorder,
		private Journal $journal,
		private Runner $runner,
		private Undo_Runner $undo_runner,
		private Import_Outcome $outcome
	) {}

	/**
	 * Resumes a known import or returns its result; otherwise starts one. `$info` are the person's choices to store.
	 *
	 * @param Closure(): Import_Plan|null $make Makes a plan of this site instead of asking the library for one.
	 */
	public function carry_out( string $import_id, array $input, string $title = '', array $info = array(), ?Closure $make = null ): array|WP_Error {
		if ( 'elementor' === $input['platform'] && ! Elementor::is_active() ) {
			return $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) );
		}
		$known = $this->journal->find( $import_id );
		if ( $known && get_current_user_id() !== $known->user_id ) {
			return $this->contract->error( 'invalid_permission' );
		}
		if ( $known && 'running' !== $known->state ) {
			return $this->outcome->of( $known );
		}
		$work = function ( Import_Lock $lock ) use ( $import_id, $input, $title, $info, $make ): array|WP_Error {
			$import = $this->journal->find( $import_id ) ?? $this->begin( $import_id, $input, $title, $info, $make );
			// Another user may have started an import with this id while this request waited.
			if ( ! is_wp_error( $import ) && get_current_user_id() !== $import->user_id ) {
				return $this->contract->error( 'invalid_permission' );
			}
			return is_wp_error( $import ) ? $import : $this->run( $import, $lock );
		};
		return ( new Import_Lock() )->run( $work ) ?? $this->contract->error( 'import_running' );
	}

	private function begin( string $import_id, array $input, string $title, array $info, ?Closure $make ): Import|WP_Error {
		$plan = $make ? $make() : $this->loader->get( $input, $title, ! empty( $info['enables_atomic'] ) );
		if ( is_wp_error( $plan ) ) {
			return $plan;
		}
		$import = new Import( $import_id, get_current_user_id(), (string) $input['as'], 'running', $plan, info: $info );
		if ( ! $this->recorder->begin( $import ) ) {
			return $this->contract->error( 'import_failed', __( 'This import couldn’t be recorded, so nothing was changed. Try again.', 'kithouse' ) );
		}
		Import_Events::started( $import );
		return $import;
	}

	private function run( Import $import, Import_Lock $lock, ?Closure $on_change = null, bool $all = true ): array|WP_Error {
		if ( $lock->is_inherited ) {
			Attachment::sweep();
		}
		Install_Lock::belong_to( $import->import_id );
		'running' === $import->state && $this->schedule( $import->import_id );
		$budget   = $this->time_budget( $import, $lock );
		$response = 'running' === $import->state ? $this->load_chunks( $import, $budget ) : true;
		if ( true === $response ) {
			// Must precede the installation of missing plugins.
			'site' === $import->kind && ( new Import_Steps( $this->journal ) )->absent( $import );
			$response = $this->runner->run( $import, $lock, $budget, $on_change, $all );
		}
		if ( 'running' !== $import->state ) {
			wp_clear_scheduled_hook( self::RESUME_HOOK, array( $import->import_id ) );
		}
		if ( 'done' === $import->state && 'site' === $import->kind ) {
			( new Import_Results( $this->journal ) )->of( $import );
		}
		return $response;
	}

	/** Returns the time budget of an import or its undo, halved after each killed request. */
	private function time_budget( Import $import, Import_Lock $lock ): Time_Budget {
		if ( $lock->is_inherited ) {
			$this->journal->keep_info( $import, array( 'slice' => Time_Budget::after_kill( $import->info['slice'] ?? null ) ) );
		}
		return new Time_Budget( $import->info['slice'] ?? null );
	}

	/** @return true|WP_Error An unavailable or altered chunk ends the import before it changes anything. */
	private function load_chunks( Import $import, Time_Budget $budget ): bool|WP_Error {
		$loaded = $this->recorder->finish( $import, $budget );
		if ( false === $loaded ) {
			return $this->contract->error( 'import_unfinished' );
		}
		if ( is_wp_error( $loaded ) ) {
			$this->journal->end( $import, 'failed', array( 'code' => $loaded->get_error_code(), 'message' => $loaded->get_error_message() ) );
		}
		return $loaded;
	}

	/** Resumes an import or its undo from WP-Cron, if no browser does. */
	public function resume_by_cron( string $import_id ): void {
		if ( ! $this->resume( $import_id ) || ! $this->resume_undo( $import_id ) ) {
			$this->schedule( $import_id );
		}
	}

	/** Resumes an undo as the user who started it. Returns false while another request works on it. */
	private function resume_undo( string $import_id ): bool {
		$import = $this->journal->find( $import_id );
		$turn   = $import->info['undo'] ?? null;
		if ( ! $turn || $turn['is_over'] ) {
			return true;
		}
		$work = function ( Import_Lock $lock ) use ( $import_id, $turn ): bool {
			$import = $this->journal->find( $import_id );
			if ( ! is_wp_error( $this->run_undo( $import, $lock ) ) ) {
				$this->journal->keep_info( $import, array( 'undo' => array( 'is_over' => true ) + $turn ) );
			}
			return true;
		};
		return $this->as_user( (int) $turn['user'], fn() => null !== ( new Import_Lock() )->run( $work, 0 ) );
	}

	/** Runs work as another user, and switches back because the request has other work to do. */
	private function as_user( int $user_id, callable $work ): mixed {
		$former = get_current_user_id();
		wp_set_current_user( $user_id );
		try {
			return $work();
		} finally {
			wp_set_current_user( $former );
		}
	}

	/** Resumes an import for one request, as its user. Stops before the content unless `$all`. Returns false while another request works on it. */
	public function resume( string $import_id, ?Closure $on_change = null, bool $all = true ): bool {
		$import = $this->journal->find( $import_id );
		if ( ! $import || 'running' !== $import->state ) {
			return true;
		}
		$work = fn( Import_Lock $lock ) => $this->run( $this->journal->find( $import_id ), $lock, $on_change, $all );
		return $this->as_user( $import->user_id, fn() => null !== ( new Import_Lock() )->run( $work, 0 ) );
	}

	/** @param list<string> $also Operations whose posts are removed even if undo would keep them. */
	public function undo( string $import_id, bool $is_dry_run, array $also = array() ): array|WP_Error {
		$import = $this->journal->find( $import_id );
		if ( ! $import || ! Import::may_see( $import->user_id ) ) {
			return $this->contract->error( 'import_not_found' );
		}
		if ( $is_dry_run ) {
			return $this->undo_runner->preview( $import, $also ) ?? $this->contract->error( 'import_unfinished' );
		}
		// The request that runs it notices this before the next step and releases the lock.
		$this->journal->end( $import, 'failed', array( 'code' => 'import_failed', 'message' => __( 'This import was undone.', 'kithouse' ) ) );
		$work = fn( Import_Lock $lock ) => $this->run_undo( $this->journal->find( $import_id ), $lock, $also );
		return ( new Import_Lock() )->run( $work ) ?? $this->contract->error( 'import_running' );
	}

	/** Undoes an import until the time of the request is over. The next request or WP-Cron resumes it with the same choices. */
	private function run_undo( Import $import, Import_Lock $lock, array $also = array() ): array|WP_Error {
		$id = $import->import_id;
		Install_Lock::belong_to( $id );
		$turn = $import->info['undo'] ?? null;
		if ( ! $turn ) {
			$turn = array( 'turn' => wp_generate_uuid4(), 'user' => get_current_user_id(), 'is_over' => false, 'also' => $also );
			$this->journal->keep_info( $import, array( 'undo' => $turn ) );
		} elseif ( ! $turn['is_over'] ) {
			Attachment::sweep();
		}
		if ( ! $turn['is_over'] ) {
			$this->schedule( $id );
			if ( ! $this->undo_runner->undo( new Undo_Context( $import, false, false, $turn['turn'], $turn['also'] ?? array() ), $lock, $this->time_budget( $import, $lock ) ) ) {
				return $this->contract->error( 'import_unfinished' );
			}
		}
		$this->journal->set_state( $id, 'undone' );
		$this->journal->keep_info( $import, array( 'undo' => null ) );
		wp_clear_scheduled_hook( self::RESUME_HOOK, array( $id ) );
		'undone' !== $import->state && Import_Events::undone( $import );
		return $this->undo_runner->summarize( $id, $turn['turn'] );
	}

	/** Runs before the work, because a killed script cannot schedule its continuation. */
	private function schedule( string $import_id ): void {
		if ( ! wp_next_scheduled( self::RESUME_HOOK, array( $import_id ) ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::RESUME_HOOK, array( $import_id ) );
		}
	}
}
