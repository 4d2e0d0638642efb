<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Import\History;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use Kithouse\Import\Operations\Import_Factory;

defined( 'ABSPATH' ) || exit;

/** Resumes, lists and undoes imports. Each method is one command. */
final class History_Commands {

	private Import_Follower $follower;

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {
		$this->follower = new Import_Follower( $contract, $account, $cloud );
	}

	/**
	 * Resumes an import that has not ended.
	 *
	 * ## OPTIONS
	 *
	 * [<import_id>]
	 * : The one that runs without this.
	 *
	 * [--once]
	 * : Only for the time of one request.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 */
	public function resume( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$import = $this->follower->find( $args[0] ?? null );
		if ( empty( $options['once'] ) ) {
			$this->follower->follow( $import->import_id, $options );
		} else {
			$this->follower->run_slice( $import->import_id, $options );
		}
	}

	/**
	 * Shows the progress and results of an import, or lists all imports.
	 *
	 * ## OPTIONS
	 *
	 * [<import_id>]
	 * : As the list has it.
	 *
	 * [--format=<format>]
	 * : text, json or yaml for one import. table, json, csv, yaml, ids or count for the list.
	 */
	public function status( array $args, array $options ): void {
		Output_Format::check_format( $options, isset( $args[0] ) ? Output_Format::RECORD : Output_Format::ROWS );
		$journal = new Journal();
		if ( ! isset( $args[0] ) ) {
			[ $imports, $total ] = $journal->page( null, 1, 20 );
			$rows                = array_map( fn( $import ) => self::row( $import ), $imports );
			Output_Format::rows( $rows, $options, array( 'import_id', 'title', 'kind', 'state', 'at' ), 'import_id', $total );
			return;
		}
		$import = $this->follower->find( $args[0] );
		$found  = ( new History() )->find( $import->import_id );
		$steps  = 'site' === $import->kind ? array( 'steps' => ( new Import_Steps( $journal ) )->of( $import ) ) : array();
		$ended  = 'site' === $import->kind && 'done' === $import->state ? array( 'results' => ( new Import_Results( $journal ) )->of( $import ) ) : array();
		Output_Format::print( array( 'import' => $found['import'] ) + $steps + $ended, $options, array( Output_Format::class, 'status' ) );
	}

	/**
	 * Undoes an import. Content that somebody has changed since stays.
	 *
	 * ## OPTIONS
	 *
	 * <import_id>
	 * : As the list has it.
	 *
	 * [--dry-run]
	 * : Only tell what would go and what would stay.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 */
	public function undo( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$import = $this->follower->find( $args[0] );
		do {
			$undone = Import_Factory::imports( $this->contract, $this->account, $this->cloud )->undo( $import->import_id, ! empty( $options['dry-run'] ) );
		} while ( is_wp_error( $undone ) && 'import_unfinished' === $undone->get_error_code() );
		is_wp_error( $undone ) ? Output_Format::fail( $undone ) : Output_Format::print( $undone, $options, array( Output_Format::class, 'undone' ) );
	}

	private static function row( Import $import ): array {
		return array( 'import_id' => $import->import_id, 'title' => $import->plan->title, 'kind' => $import->kind, 'state' => $import->state, 'at' => $import->at );
	}
}
