<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Reports an import's progress while another request runs it. Polled several times a second: it reads little and writes nothing. */
final class Import_Progress {

	private const STATES = array( 'running' => 'running', 'done' => 'complete', 'failed' => 'error', 'undone' => 'error' );

	private const AT_A_TIME = 200;

	public function add_hooks(): void {
		add_action( 'wp_ajax_' . Brand::PREFIX . '_import_log', array( $this, 'answer' ) );
	}

	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Reads, and no other page can see the answer.
		$import_id = is_string( $_GET['import_id'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['import_id'] ) ) : '';
		$since     = is_scalar( $_GET['lastLogIndex'] ?? null ) ? max( 0, (int) $_GET['lastLogIndex'] ) : 0;
		// phpcs:enable WordPress.Security.NonceVerification.Recommended
		wp_send_json( $this->read( $import_id, $since ) );
	}

	/** Reports somebody else's import like one that has not started. */
	private function read( string $import_id, int $since ): array {
		global $wpdb;
		$import = Tables::are_there()
			? $wpdb->get_row( $wpdb->prepare( 'SELECT user_id, kind, state, weight FROM %i WHERE import_id = %s', Tables::imports(), $import_id ) )
			: null;
		if ( ! $import || ! Import::may_see( (int) $import->user_id ) ) {
			return array( 'logs' => array(), 'lastLogIndex' => 0, 'state' => 'waiting', 'progress' => 0 );
		}
		$logs  = $this->logs( $import_id, $since );
		$steps = ( new Journal() )->ops->steps( $import_id );
		$done  = array_sum( array_column( $steps, 'done' ) ) / 100;
		return array(
			'logs'         => $logs,
			'lastLogIndex' => $since + count( $logs ),
			// Clients stop polling after the last state.
			'state'        => count( $logs ) < self::AT_A_TIME ? self::state( $import, $steps ) : 'running',
			'progress'     => 'done' === $import->state ? 100 : (int) min( 99, 100 * $done / max( 1, $import->weight ) ),
		);
	}

	/** Returns two entries per operation, at its start and end. None starts before the last has ended. */
	private function logs( string $import_id, int $since ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT step, state, label, message FROM %i WHERE import_id = %s AND seq >= %d AND state <> 'waiting' ORDER BY seq LIMIT %d",
				Tables::ops(),
				$import_id,
				intdiv( $since, 2 ),
				self::AT_A_TIME
			)
		);
		$logs = array();
		foreach ( $rows as $row ) {
			$logs[] = array( 'step' => $row->step, 'type' => 'begun', 'message' => $row->label );
			if ( 'begun' !== $row->state ) {
				$type   = in_array( $row->state, array( 'skipped', 'failed' ), true ) ? $row->state : 'done';
				$logs[] = array( 'step' => $row->step, 'type' => $type, 'message' => '' === $row->message ? $row->label : $row->message );
			}
		}
		return array_slice( $logs, $since % 2, self::AT_A_TIME );
	}

	private static function state( object $import, array $steps ): string {
		$contents    = array_diff_key( $steps, array_flip( Runner::DOWNLOAD ) );
		$first       = array_intersect_key( $steps, array_flip( Runner::DOWNLOAD ) );
		$is_download = 'site' === $import->kind && 'running' === $import->state && $first && 0 === (int) array_sum( array_column( $contents, 'begun' ) )
			&& array_sum( array_column( $first, 'finished' ) ) === array_sum( array_column( $first, 'ops' ) );
		return $is_download ? 'downloadComplete' : self::STATES[ $import->state ];
	}
}
