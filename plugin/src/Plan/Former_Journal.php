<?php
declare(strict_types=1);

namespace Kithouse\Plan;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Imports of the first version kept their operations within the plan; here each gets a row. Safe to repeat. */
final class Former_Journal {

	public static function move(): void {
		global $wpdb;
		// One at a time: the plans of all of them might not fit into memory.
		foreach ( $wpdb->get_col( $wpdb->prepare( 'SELECT import_id FROM %i', Tables::imports() ) ) as $import_id ) {
			$json = $wpdb->get_var( $wpdb->prepare( 'SELECT plan FROM %i WHERE import_id = %s', Tables::imports(), $import_id ) );
			$plan = Plan::of_json( (string) $json );
			if ( $plan->ops ) {
				self::move_ops( $import_id, $plan );
				$columns = array( 'plan' => $plan->json(), 'ops_taken' => count( $plan->ops ) );
				$wpdb->update( Tables::imports(), $columns, array( 'import_id' => $import_id ) );
			}
		}
	}

	private static function move_ops( string $import_id, Plan $plan ): void {
		global $wpdb;
		$journal = new Journal();
		foreach ( $plan->ops as $seq => $op ) {
			if ( $journal->op( $import_id, $op['id'] ) ) {
				$where = array( 'import_id' => $import_id, 'op_id' => $op['id'] );
				$wpdb->update( Tables::ops(), array( 'args' => wp_json_encode( $op['args'] ) ), $where );
			} else {
				Journal::add_ops( $import_id, $seq, array( $op ), fn() => $op['op'] );
			}
		}
	}
}
