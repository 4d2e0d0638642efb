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

	public const GO_ON = 'kithouse_import_go_on';

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
	public function carry_out( string $import_id, array $asked, string $title = '', array $info = array(), ?Closure $make = null ): array|WP_Error {
		if ( 'elementor' === $asked['platform'] && ! Elementor::is_active() ) {
			return $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) );
		}
		$known = $this->journal->find( $import_id );
		if ( $known && get_current_user_id() !== $known->user_id ) {
			return $this->contract->error( 'invalid_permission' );
		}
		if ( $known && 'running' !== $known->state ) {
			return $this->outcome->of( $known );
		}
		$work = function ( Import_Lock $lock ) use ( $import_id, $asked, $title, $info, $make ): array|WP_Error {
			$import = $this->journal->find( $import_id ) ?? $this->begin( $import_id, $asked, $title, $info, $make );
			// Another user may have started an import with this id while this request waited.
			if ( ! is_wp_error( $import ) && get_current_user_id() !== $import->user_id ) {
				return $this->contract->error( 'invalid_permission' );
			}
			return is_wp_error( $import ) ? $import : $this->run( $import, $lock );
		};
		return ( new Import_Lock() )->run( $work ) ?? $this->contract->error( 'import_running' );
	}

	private function begin( string $import_id, array $asked, string $title, array $info, ?Closure $make ): Import|WP_Error {
		$plan = $make ? $make() : $this->loader->get( $asked, $title, ! empty( $info['enables_atomic'] ) );
		if ( is_wp_error( $plan ) ) {
			return $plan;
		}
		$import = new Import( $import_id, get_current_user_id(), (string) $asked['as'], 'running', $plan, info: $info );
		if ( ! $this->recorder->begin( $import ) ) {
			return $this->contract->error( 'import_failed', __( 'This import couldn’t be recorded, so nothing was changed. Try again.', 'kithouse' ) );
		}
		Import_Events::started( $import );
		return $import;
	}

	private function run( Import $import, Import_Lock $lock, ?Closure $tell = null, bool $all = true ): array|WP_Error {
		if ( $lock->is_inherited ) {
			Attachment::sweep();
		}
		Install_Lock::belong_to( $import->import_id );
		'running' === $import->state && $this->schedule( $import->import_id );
		$budget  = $this->slice( $import, $lock );
		$response = 'running' === $import->state ? $this->take_in( $import, $budget ) : true;
		if ( true === $response ) {
			// Must precede the installation of missing plugins.
			'site' === $import->kind && ( new Import_Steps( $this->journal ) )->absent( $import );
			$response = $this->runner->run( $import, $lock, $budget, $tell, $all );
		}
		if ( 'running' !== $import->state ) {
			wp_clear_scheduled_hook( self::GO_ON, array( $import->import_id ) );
		}
		if ( 'done' === $import->state && 'site' === $import->kind ) {
			( new Import_Results( $this->journal ) )->of( $import );
		}
		return $response;
	}

	/** Returns the time budget of an import or its undo, halved after each killed request. */
	private function slice( Import $import, Import_Lock $lock ): Time_Budget {
		if ( $lock->is_inherited ) {
			$this->journal->keep_info( $import, array( 'slice' => Time_Budget::after_kill( $import->info['slice'] ?? null ) ) );
		}
		return new Time_Budget( $import->info['slice'] ?? null );
	}

	/** @return true|WP_Error An unavailable or altered chunk ends the import before it changes anything. */
	private function take_in( Import $import, Time_Budget $budget ): bool|WP_Error {
		$is_there = $this->recorder->finish( $import, $budget );
		if ( false === $is_there ) {
			return $this->contract->error( 'import_unfinished' );
		}
		if ( is_wp_error( $is_there ) ) {
			$this->journal->end( $import, 'failed', array( 'code' => $is_there->get_error_code(), 'message' => $is_there->get_error_message() ) );
		}
		return $is_there;
	}

	/** Continues an import or its undo from WP-Cron, when no browser does. */
	public function go_on( string $import_id ): void {
		if ( ! $this->carry_on( $import_id ) || ! $this->carry_on_undo( $import_id ) ) {
			$this->schedule( $import_id );
		}
	}

	/** Resumes an undo as the user who started it. False while another request works on it. */
	private function carry_on_undo( string $import_id ): bool {
		$import = $this->journal->find( $import_id );
		$turn   = $import->info['undo'] ?? null;
		if ( ! $turn || $turn['is_over'] ) {
			return true;
		}
		$work = function ( Import_Lock $lock ) use ( $import_id, $turn ): bool {
			$import = $this->journal->find( $import_id );
			if ( ! is_wp_error( $this->take_back( $import, $lock ) ) ) {
				$this->journal->keep_info( $import, array( 'undo' => array( 'is_over' => true ) + $turn ) );
			}
			return true;
		};
		return $this->as_user( (int) $turn['user'], fn() => null !== ( new Import_Lock() )->run( $work, 0 ) );
	}

	/** Switches back afterwards, because this request has other work to do. */
	private function as_user( int $user_id, callable $work ): mixed {
		$former = get_current_user_id();
		wp_set_current_user( $user_id );
		try {
			return $work();
		} finally {
			wp_set_current_user( $former );
		}
	}

	/** Continues an import for one request, as its user. `$all` false stops before the content. False while another request works on it. */
	public function carry_on( string $import_id, ?Closure $tell = null, bool $all = true ): bool {
		$import = $this->journal->find( $import_id );
		if ( ! $import || 'running' !== $import->state ) {
			return true;
		}
		$work = fn( Import_Lock $lock ) => $this->run( $this->journal->find( $import_id ), $lock, $tell, $all );
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
		$work = fn( Import_Lock $lock ) => $this->take_back( $this->journal->find( $import_id ), $lock, $also );
		return ( new Import_Lock() )->run( $work ) ?? $this->contract->error( 'import_running' );
	}

	/** Undoes for the time of one request. The next one, or WP-Cron, resumes it with the first one's choices. */
	private function take_back( Import $import, Import_Lock $lock, array $also = array() ): array|WP_Error {
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
			if ( ! $this->undo_runner->undo( new Undo_Context( $import, false, false, $turn['turn'], $turn['also'] ?? array() ), $lock, $this->slice( $import, $lock ) ) ) {
				return $this->contract->error( 'import_unfinished' );
			}
		}
		$this->journal->set_state( $id, 'undone' );
		$this->journal->keep_info( $import, array( 'undo' => null ) );
		wp_clear_scheduled_hook( self::GO_ON, array( $id ) );
		'undone' !== $import->state && Import_Events::undone( $import );
		return $this->undo_runner->told( $id, $turn['turn'] );
	}

	/** Runs before the work, because a killed script cannot schedule its continuation. */
	private function schedule( string $import_id ): void {
		if ( ! wp_next_scheduled( self::GO_ON, array( $import_id ) ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, self::GO_ON, array( $import_id ) );
		}
	}
}
