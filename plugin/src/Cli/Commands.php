<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Closure;
use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Full_Site_Import\Ajax;
use Kithouse\Full_Site_Import\Site_Form;
use Kithouse\Full_Site_Import\Site_Imports;
use Kithouse\Import\History;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Imports;
use Kithouse\Import\Journal;
use Kithouse\Import\Operations\Import_Factory;
use WP_CLI;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a pack of the library as this site, and undoes that.
 *
 * Exits with 0 on success, with 1 on a failure or refusal, and with 3 while another request works on the import.
 */
final class Commands {

	private const UNFINISHED = 3;
	private const WATCH      = 1;

	private Journal $journal;

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {
		$this->journal = new Journal();
	}

	/**
	 * Shows what an import would do, without changes.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Number of the pack.
	 *
	 * [--title=<title>]
	 * : Title of the site; it keeps its own without one.
	 *
	 * [--slogan=<slogan>]
	 * : Slogan of the site.
	 *
	 * [--colors=<colors>]
	 * : Colours by their ids: --colors=primary:#112233,accent:#445566
	 *
	 * [--plugins=<slugs>]
	 * : Of those that the pack needs, or that are suggested, separated by commas; all that it needs without this, none when empty.
	 *
	 * [--theme[=<slug>]]
	 * : Theme to make that of the site, or the pack's own; the active one stays without this.
	 *
	 * [--[no-]logo]
	 * : The logo of the pack; with no- the site keeps its own.
	 *
	 * [--logo-size=<px>]
	 * : Width of the logo in pixels; the pack's own without this.
	 *
	 * [--[no-]demo]
	 * : Sample entries of the pack; with no- they are left out.
	 *
	 * [--[no-]container]
	 * : Switch on Elementor's feature "Container" when the pack needs it; with no- it stays off, and most of the pack won't show.
	 *
	 * [--copy]
	 * : Import a second copy of a pack that is already on the site. Without this, its pages, posts, menus and saved templates are replaced.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function plan( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$this->become_account();
		$form = ( new Import_Choices( $this->contract, $this->account ) )->form( (string) $args[0], $options );
		// Reports errors in our words before REST does in its own.
		$checked = Site_Form::of( $this->contract, $form );
		if ( is_wp_error( $checked ) ) {
			$this->fail( $checked );
		}
		$request = new WP_REST_Request( 'POST', '/' . Brand::REST_NAMESPACE . '/full-site-import/check' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'form' => $form ) ) );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			$this->fail( $response->as_error() );
		}
		Output_Format::print( $response->get_data(), $options, array( Output_Format::class, 'plan' ) );
	}

	/**
	 * Imports a pack as this site.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Number of the pack.
	 *
	 * [--title=<title>]
	 * : Title of the site; it keeps its own without one.
	 *
	 * [--slogan=<slogan>]
	 * : Slogan of the site.
	 *
	 * [--colors=<colors>]
	 * : Colours by their ids: --colors=primary:#112233,accent:#445566
	 *
	 * [--plugins=<slugs>]
	 * : Of those that the pack needs, or that are suggested, separated by commas; all that it needs without this, none when empty.
	 *
	 * [--theme[=<slug>]]
	 * : Theme to make that of the site, or the pack's own; the active one stays without this.
	 *
	 * [--[no-]logo]
	 * : The logo of the pack; with no- the site keeps its own.
	 *
	 * [--logo-size=<px>]
	 * : Width of the logo in pixels; the pack's own without this.
	 *
	 * [--[no-]demo]
	 * : Sample entries of the pack; with no- they are left out.
	 *
	 * [--[no-]container]
	 * : Switch on Elementor's feature "Container" when the pack needs it; with no- it stays off, and most of the pack won't show.
	 *
	 * [--copy]
	 * : Import a second copy of a pack that is already on the site. Without this, its pages, posts, menus and saved templates are replaced.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function import( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$this->become_account();
		if ( ! Ajax::may() ) {
			$this->fail( $this->contract->error( 'invalid_permission' ) );
		}
		$form = Site_Form::of( $this->contract, ( new Import_Choices( $this->contract, $this->account ) )->form( (string) $args[0], $options ) );
		if ( is_wp_error( $form ) ) {
			$this->fail( $form );
		}
		WP_CLI::confirm( __( 'This changes what visitors of this site see. Continue?', 'kithouse' ), $options );
		$import = $this->site_imports()->take( $form );
		if ( is_wp_error( $import ) ) {
			$this->fail( $import );
		}
		Output_Format::say( $options, $import->import_id );
		$this->follow( $import->import_id, $options );
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
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function resume( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$import = $this->find( $args[0] ?? null );
		if ( empty( $options['once'] ) ) {
			$this->follow( $import->import_id, $options );
			return;
		}
		$tell = $this->teller( $import->import_id, $options );
		if ( ! $this->imports()->carry_on( $import->import_id, $tell ) ) {
			sleep( self::WATCH );
		}
		$tell();
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
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function status( array $args, array $options ): void {
		Output_Format::check_format( $options, isset( $args[0] ) ? Output_Format::RECORD : Output_Format::ROWS );
		if ( ! isset( $args[0] ) ) {
			[ $imports, $total ] = $this->journal->page( null, 1, 20 );
			$rows                = array_map( fn( $import ) => self::row( $import ), $imports );
			Output_Format::rows( $rows, $options, array( 'import_id', 'title', 'kind', 'state', 'at' ), 'import_id', $total );
			return;
		}
		$import = $this->find( $args[0] );
		$found  = ( new History() )->find( $import->import_id );
		$steps  = 'site' === $import->kind ? array( 'steps' => ( new Import_Steps( $this->journal ) )->of( $import ) ) : array();
		$ended  = 'site' === $import->kind && 'done' === $import->state ? array( 'results' => ( new Import_Results( $this->journal ) )->of( $import ) ) : array();
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
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function undo( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$import = $this->find( $args[0] );
		do {
			$undone = $this->imports()->undo( $import->import_id, ! empty( $options['dry-run'] ) );
		} while ( is_wp_error( $undone ) && 'import_unfinished' === $undone->get_error_code() );
		is_wp_error( $undone ) ? $this->fail( $undone ) : Output_Format::print( $undone, $options, array( Output_Format::class, 'undone' ) );
	}

	/** Runs each slice in a separate process, because newly activated plugins register only when WordPress starts. */
	private function follow( string $import_id, array $options ): void {
		$has_processes = function_exists( 'proc_open' );
		for ( $waited = 0; 'running' === $this->find( $import_id )->state; ) {
			$before = $this->journal->steps( $import_id );
			if ( $has_processes ) {
				WP_CLI::runcommand( "kithouse resume $import_id --once --format=" . ( $options['format'] ?? 'text' ), array( 'exit_error' => false ) );
			} else {
				$this->imports()->carry_on( $import_id, $this->teller( $import_id, $options ) );
			}
			wp_cache_flush_runtime();
			$is_still = $this->journal->steps( $import_id ) == $before; // phpcs:ignore Universal.Operators.StrictComparisons -- Objects of the same values.
			$waited   = $is_still ? $waited + 1 : 0;
			if ( $waited >= 60 ) {
				WP_CLI::error( __( 'The import has stalled. Resume it later with: wp kithouse resume', 'kithouse' ), false );
				WP_CLI::halt( self::UNFINISHED );
			}
		}
		$this->finish( $this->find( $import_id ), $options );
	}

	private function finish( Import $import, array $options ): void {
		if ( 'done' !== $import->state ) {
			$this->fail( new WP_Error( $import->error['code'] ?? 'import_failed', $import->error['message'] ?? __( 'This import was undone.', 'kithouse' ) ) );
		}
		$results = array( 'import_id' => $import->import_id ) + ( 'site' === $import->kind ? ( new Import_Results( $this->journal ) )->of( $import ) : array() );
		Output_Format::print( $results, $options, array( Output_Format::class, 'results' ) );
	}

	/** @return Closure(): void Prints what has changed. */
	private function teller( string $import_id, array $options ): Closure {
		$told  = array();
		$steps = new Import_Steps( $this->journal );
		return function () use ( $import_id, $options, $steps, &$told ): void {
			foreach ( $steps->of( $this->journal->find( $import_id ) ) as $step ) {
				$line = sprintf( '%3d%%  %s  %s', $step['progress'], $step['title'], $step['message'] );
				if ( ( $told[ $step['type'] ] ?? '' ) !== $line ) {
					$told[ $step['type'] ] = $line;
					Output_Format::say( $options, rtrim( $line ) );
				}
			}
		};
	}

	/** Finds an import. The shell user can see all; actions run as the person who started it unless `--user` is given. */
	private function find( ?string $import_id ): Import {
		$import = null === $import_id ? $this->journal->find_site() : $this->journal->find( $import_id );
		if ( ! $import ) {
			$this->fail( $this->contract->error( 'import_not_found' ) );
		}
		if ( 0 === get_current_user_id() ) {
			wp_set_current_user( $import->user_id );
		}
		return $import;
	}

	/** Switches to the user whose account requests the pack. */
	private function become_account(): void {
		if ( 0 === get_current_user_id() ) {
			wp_set_current_user( $this->account->global_user() );
		}
		if ( 0 === $this->account->holder() ) {
			WP_CLI::error( __( 'Choose whose account to use with --user=<login>. That person signs in to the library first.', 'kithouse' ) );
		}
	}

	/** @return array<string, string> */
	private static function row( Import $import ): array {
		return array( 'import_id' => $import->import_id, 'title' => $import->plan->title, 'kind' => $import->kind, 'state' => $import->state, 'at' => $import->at );
	}

	private function fail( WP_Error $error ): void {
		$details = $error->get_error_data()['details'] ?? array();
		$is_plain = is_array( $details ) && $details === array_filter( $details, 'is_string' );
		$told     = $is_plain ? implode( ' ', array_map( fn( $name, $text ) => "$name: $text", array_keys( $details ), $details ) ) : wp_json_encode( $details );
		WP_CLI::error( $error->get_error_message() . ( $details ? " $told" : '' ) );
	}

	private function site_imports(): Site_Imports {
		return Site_Imports::create( $this->contract, $this->account, $this->cloud );
	}

	private function imports(): Imports {
		return Import_Factory::imports( $this->contract, $this->account, $this->cloud );
	}
}
