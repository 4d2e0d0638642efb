<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use Kithouse\Import\Time_Budget;
use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Serves the events of an import, which it runs or follows. Ids contain what was sent, so that a reconnect repeats nothing. */
final class Stream {

	private const PAUSE_SECONDS = 0.25;
	private const WATCH_SECONDS = 0.5;
	private const LAST          = '/^([a-z-]+\.\d{1,3}\.[0-9a-f]{8}(,|$)){1,7}$/D';

	/** @var array<string, array{0: int, 1: string}> Progress and fingerprint of each step as last sent. */
	private array $sent = array();
	/** Time in seconds before which further changes wait. */
	private float $quiet_until = 0;
	private bool $is_over      = false;

	public function __construct(
		private Site_Imports $imports,
		private Journal $journal,
		private Import_Steps $steps,
		private Import_Results $results,
		private Event_Stream $out
	) {}

	/** @param string $last The id of the event that the browser had last. */
	public function run( string $import_id, string $part, string $last ): void {
		foreach ( preg_match( self::LAST, $last ) ? explode( ',', $last ) : array() as $entry ) {
			[ $type, $progress, $print ] = explode( '.', $entry );
			$this->sent[ $type ]         = array( (int) $progress, $print );
		}
		// When a plugin ends the script: after all other shutdown functions.
		register_shutdown_function( fn() => register_shutdown_function( fn() => $this->is_over || $this->finish( $import_id, $part ) ) );
		$this->out->open();
		try {
			$this->send_changes( $import_id, true );
			$this->work( $import_id, $part );
			$this->finish( $import_id, $part );
		} catch ( Throwable $error ) {
			Log::error( 'stream', $error );
			$this->end( array( 'action' => 'eventLog', 'type' => 'continue', 'message' => '' ) );
		}
	}

	private function work( string $import_id, string $part ): void {
		$budget    = new Time_Budget();
		$on_change = fn() => $this->send_changes( $import_id );
		add_action( 'requests-request.progress', array( $this->out, 'beat' ) );
		while ( ! $this->is_at_end( $this->journal->find( $import_id ), $part ) ) {
			if ( $this->imports->resume( $import_id, $on_change, 'import' === $part ) || $budget->is_over() ) {
				return;
			}
			usleep( (int) ( 1_000_000 * self::WATCH_SECONDS ) );
			$on_change();
		}
	}

	private function is_at_end( ?Import $import, string $part ): bool {
		return null === $import || 'running' !== $import->state || ( 'download' === $part && $this->steps->is_downloaded( $import ) );
	}

	/** Sends changed steps, with pauses in which a person can read them. */
	private function send_changes( string $import_id, bool $all = false ): void {
		$this->out->beat();
		if ( ! $all && microtime( true ) < $this->quiet_until ) {
			return;
		}
		$import = $this->journal->find( $import_id );
		$count  = 0;
		if ( null === $import ) {
			return;
		}
		foreach ( array_diff( $this->steps->absent( $import ), array_keys( $this->sent ) ) as $type ) {
			$count += $this->send_event( $type, 0, array( 'action' => 'removeLog', 'type' => $type ) );
		}
		foreach ( $this->steps->of( $import ) as $step ) {
			$step['progress'] = max( $step['progress'], $this->sent[ $step['type'] ][0] ?? 0 );
			$count           += $this->send_event( $step['type'], $step['progress'], array( 'action' => 'updateLog' ) + $step );
		}
		$this->quiet_until = microtime( true ) + $count * self::PAUSE_SECONDS;
	}

	private function send_event( string $type, int $progress, array $event ): int {
		$print = hash( 'crc32b', (string) wp_json_encode( $event ) );
		if ( ( $this->sent[ $type ][1] ?? '' ) === $print ) {
			return 0;
		}
		$this->sent[ $type ] = array( $progress, $print );
		$ids                 = array_map( fn( $type, $sent ) => "$type.$sent[0].$sent[1]", array_keys( $this->sent ), $this->sent );
		$this->out->send( $event, implode( ',', $ids ) );
		return 1;
	}

	private function finish( string $import_id, string $part ): void {
		$this->send_changes( $import_id, true );
		$import = $this->journal->find( $import_id );
		if ( null === $import || in_array( $import->state, array( 'failed', 'undone' ), true ) ) {
			$this->end( $this->failure( $import ) );
		} elseif ( 'download' === $part && $this->steps->is_downloaded( $import ) ) {
			$this->end( array( 'action' => 'downloadComplete' ) );
		} elseif ( 'done' === $import->state ) {
			$this->end( array( 'action' => 'complete', 'results' => $this->results->of( $import ) ) );
		} else {
			$this->end( array( 'action' => 'eventLog', 'type' => 'continue', 'message' => __( 'The import continues.', 'kithouse' ) ) );
		}
	}

	private function failure( ?Import $import ): array {
		$row   = $import ? $this->journal->ops->first_failed( $import->import_id ) : null;
		$error = $import->error ?? array();
		return array( 'action' => 'error' ) + ( $row ? array( 'type' => $row->step ) : array() ) + array(
			'title'   => __( 'Something went wrong', 'kithouse' ),
			'message' => (string) ( $error['message'] ?? __( 'This import was undone.', 'kithouse' ) ),
			'code'    => (string) ( $error['code'] ?? 'import_failed' ),
		);
	}

	private function end( array $event ): void {
		$this->is_over = true;
		$this->out->send( $event );
	}
}
