<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Closure;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use Kithouse\Import\Operations\Import_Factory;
use WP_CLI;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Runs an import to its end and prints its progress. */
final class Import_Follower {

	private const UNFINISHED = 3;
	private const WATCH      = 1;

	private Journal $journal;

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {
		$this->journal = new Journal();
	}

	/** Finds an import. The shell user can see all; actions run as the person who started it unless `--user` is given. */
	public function find( ?string $import_id ): Import {
		$import = null === $import_id ? $this->journal->find_site() : $this->journal->find( $import_id );
		if ( ! $import ) {
			Output_Format::fail( $this->contract->error( 'import_not_found' ) );
		}
		if ( 0 === get_current_user_id() ) {
			wp_set_current_user( $import->user_id );
		}
		return $import;
	}

	/** Runs each slice in a separate process, because newly activated plugins register only when WordPress starts. */
	public function follow( string $import_id, array $options ): void {
		$has_processes = function_exists( 'proc_open' );
		for ( $waited = 0; 'running' === $this->find( $import_id )->state; ) {
			$before = $this->journal->ops->steps( $import_id );
			if ( $has_processes ) {
				WP_CLI::runcommand( "kithouse resume $import_id --once --format=" . ( $options['format'] ?? 'text' ), array( 'exit_error' => false ) );
			} else {
				$this->run_slice( $import_id, $options );
			}
			wp_cache_flush_runtime();
			$is_still = $this->journal->ops->steps( $import_id ) == $before; // phpcs:ignore Universal.Operators.StrictComparisons -- Objects of the same values.
			$waited   = $is_still ? $waited + 1 : 0;
			if ( $waited >= 60 ) {
				WP_CLI::error( __( 'The import has stalled. Resume it later with: wp kithouse resume', 'kithouse' ), false );
				WP_CLI::halt( self::UNFINISHED );
			}
		}
		$this->finish( $this->find( $import_id ), $options );
	}

	/** Runs the import for the time of one request, or waits while another request does. */
	public function run_slice( string $import_id, array $options ): void {
		$report = $this->progress_reporter( $import_id, $options );
		if ( ! Import_Factory::imports( $this->contract, $this->account, $this->cloud )->resume( $import_id, $report ) ) {
			sleep( self::WATCH );
		}
		$report();
	}

	private function finish( Import $import, array $options ): void {
		if ( 'done' !== $import->state ) {
			Output_Format::fail( new WP_Error( $import->error['code'] ?? 'import_failed', $import->error['message'] ?? __( 'This import was undone.', 'kithouse' ) ) );
		}
		$results = array( 'import_id' => $import->import_id ) + ( 'site' === $import->kind ? ( new Import_Results( $this->journal ) )->of( $import ) : array() );
		Output_Format::print( $results, $options, array( Output_Format::class, 'results' ) );
	}

	private function progress_reporter( string $import_id, array $options ): Closure {
		$printed = array();
		$steps   = new Import_Steps( $this->journal );
		return function () use ( $import_id, $options, $steps, &$printed ): void {
			foreach ( $steps->of( $this->journal->find( $import_id ) ) as $step ) {
				$line = sprintf( '%3d%%  %s  %s', $step['progress'], $step['title'], $step['message'] );
				if ( ( $printed[ $step['type'] ] ?? '' ) !== $line ) {
					$printed[ $step['type'] ] = $line;
					Output_Format::say( $options, rtrim( $line ) );
				}
			}
		};
	}
}
