<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The tables are ours, and nobody else changes them.

/** Updates later imports when an earlier one is undone, so that their undo restores the values from before both. */
final class Shared_Values {

	/** Returns true if a later import has set the value too. Its undo then restores the value from before both. */
	public static function of_value( Operation_Row $row, string $key, mixed $ours, mixed $former, bool $writes ): bool {
		foreach ( self::later( $row, '%' . $GLOBALS['wpdb']->esc_like( trim( (string) wp_json_encode( $key ), '"' ) ) . '%' ) as $other ) {
			if ( array_key_exists( $key, $other->before['values'] ?? array() ) && self::is_same( $other->before['values'][ $key ], $ours ) ) {
				$other->before['values'][ $key ] = $former;
				$writes && self::save( $other );
				return true;
			}
		}
		return false;
	}

	/** Lets other imports that use a kept colour or font remove it when they are undone. */
	public static function of_color( Operation_Row $row, string $id ): void {
		foreach ( self::others( $row, '%' . $GLOBALS['wpdb']->esc_like( '"' . $id . '"' ) . '%' ) as $other ) {
			if ( isset( $other->before['missing'] ) ) {
				$other->before['missing'] = array_values( array_unique( array( ...$other->before['missing'], $id ) ) );
				self::save( $other );
			}
		}
	}

	/** Lets other imports that use a retained global class or variable remove it when they are undone. */
	public static function of_design( Operation_Row $row, string $id ): void {
		foreach ( self::others( $row, '%' . $GLOBALS['wpdb']->esc_like( '"' . $id . '"' ) . '%', 'result' ) as $other ) {
			foreach ( array( 'classes', 'variables' ) as $kind ) {
				$other->before[ $kind ] = array_values( array_diff( $other->before[ $kind ] ?? array(), array( $id ) ) );
			}
			self::save( $other );
		}
	}

	/** Lets another import that uses a retained component remove it when it is undone. */
	public static function of_component( Operation_Row $row, int $post_id ): void {
		$others = array_filter( self::others( $row, '%"component_id":' . $post_id . '%', 'result' ), fn( $other ) => $other->post() === $post_id );
		$heir   = end( $others );
		if ( false !== $heir ) {
			update_post_meta( $post_id, Marked_Posts::META, "$heir->import_id/$heir->op_id" );
		}
	}

	/** Returns finished operations of that name in later imports, by former values. */
	private static function later( Operation_Row $row, string $like ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT o.* FROM %i i JOIN %i o ON o.import_id = i.import_id
				WHERE i.id > ( SELECT id FROM %i WHERE import_id = %s ) AND o.op = %s AND o.state IN ('done', 'kept') AND o.before_state LIKE %s ORDER BY i.id",
				Tables::imports(),
				Tables::ops(),
				Tables::imports(),
				$row->import_id,
				$row->op,
				$like
			)
		);
		return array_map( fn( $found ) => new Operation_Row( $found ), $rows );
	}

	/** Returns finished operations of that name in other imports, by arguments or result. */
	private static function others( Operation_Row $row, string $like, string $column = 'args' ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM %i WHERE op = %s AND import_id <> %s AND state IN ('done', 'kept') AND %i LIKE %s",
				Tables::ops(),
				$row->op,
				$row->import_id,
				$column,
				$like
			)
		);
		return array_map( fn( $found ) => new Operation_Row( $found ), $rows );
	}

	/** Compares only our keys, because plugins complete their rows when a person saves them. */
	public static function is_same( mixed $now, mixed $ours ): bool {
		if ( is_array( $now ) && is_array( $ours ) && ! array_is_list( $ours ) ) {
			return array_keys( $ours ) === array_keys( array_filter( $ours, fn( $value, $key ) => self::is_same( $now[ $key ] ?? null, $value ), ARRAY_FILTER_USE_BOTH ) );
		}
		return self::plain( $now ) == self::plain( $ours ); // phpcs:ignore Universal.Operators.StrictComparisons -- A number may have become a text in the database.
	}

	/** Writes a reference to a preset as WordPress does when it cleans global styles. */
	private static function plain( mixed $value ): mixed {
		return is_string( $value ) && 1 === preg_match( '/^var:([\w-]+(?:\|[\w-]+)+)$/D', $value, $found ) ? 'var(--wp--' . str_replace( '|', '--', $found[1] ) . ')' : $value;
	}

	private static function save( Operation_Row $row ): void {
		$where = array( 'import_id' => $row->import_id, 'op_id' => $row->op_id );
		$GLOBALS['wpdb']->update( Tables::ops(), array( 'before_state' => wp_json_encode( $row->before ) ), $where );
	}
}
