<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Brand;

/** What an import says while another request carries it out. Asked several times a second: it reads little and writes nothing. */
final class Import_Log {

	private const STATES = array( 'running' => 'running', 'done' => 'complete', 'failed' => 'error', 'undone' => 'error' );

	public function add_hooks(): void {
		add_action( 'wp_ajax_' . Brand::PREFIX . '_import_log', array( $this, 'answer' ) );
	}

	public function answer(): void {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Reads, and no other page can see the answer.
		$import_id = is_string( $_GET['import_id'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['import_id'] ) ) : '';
		$since     = is_scalar( $_GET['lastLogIndex'] ?? null ) ? max( 0, (int) $_GET['lastLogIndex'] ) : 0;
		// phpcs:enable
		wp_send_json( $this->read( $import_id, $since ) );
	}

	/** Somebody else's import is as one that has not begun. */
	private function read( string $import_id, int $since ): array {
		global $wpdb;
		$sql    = $wpdb->prepare( 'SELECT user_id, state, weight, error FROM %i WHERE import_id = %s', Tables::imports(), $import_id );
		$import = Tables::are_there() ? $wpdb->get_row( $sql ) : null;
		if ( ! $import || ! Import::may_see( (int) $import->user_id ) ) {
			return array( 'logs' => array(), 'lastLogIndex' => 0, 'state' => 'waiting', 'progress' => 0 );
		}
		$sql  = $wpdb->prepare( 'SELECT step, state, label, weight, part, message FROM %i WHERE import_id = %s ORDER BY seq', Tables::ops(), $import_id );
		$logs = array();
		$done = 0;
		foreach ( $wpdb->get_results( $sql ) as $row ) {
			$done += $row->weight * $row->part / 100;
			$logs[] = array( 'step' => $row->step, 'type' => 'begun', 'message' => $row->label );
			if ( 'begun' !== $row->state ) {
				$type   = in_array( $row->state, array( 'skipped', 'failed' ), true ) ? $row->state : 'done';
				$logs[] = array( 'step' => $row->step, 'type' => $type, 'message' => '' === $row->message ? $row->label : $row->message );
			}
		}
		return array(
			'logs'         => array_slice( $logs, $since ),
			'lastLogIndex' => count( $logs ),
			'state'        => self::STATES[ $import->state ],
			'progress'     => 'done' === $import->state ? 100 : (int) min( 99, 100 * $done / max( 1, $import->weight ) ),
		);
	}
}
