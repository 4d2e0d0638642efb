<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Writes the fields of a new post in one statement, and fills the cache.

/** Buffers a new post's meta and writes it at once, because WordPress needs three queries per value. Hooks work as usual. */
final class Meta_Buffer {

	private const HOOKS = array( 'add' => 5, 'update' => 5, 'delete' => 5, 'get' => 2 );

	private array $values = array();
	private int $post_id  = 0;

	private function __construct( private string $guid ) {}

	/** Buffers the meta of the post that the work creates with this guid. Writes nothing if the work throws. */
	public static function during( string $guid, callable $make ): mixed {
		$fresh = new self( $guid );
		foreach ( self::HOOKS as $name => $count ) {
			add_filter( "{$name}_post_metadata", array( $fresh, $name ), PHP_INT_MAX, $count );
		}
		try {
			$made = $make();
		} finally {
			foreach ( array_keys( self::HOOKS ) as $name ) {
				remove_filter( "{$name}_post_metadata", array( $fresh, $name ), PHP_INT_MAX );
			}
			wp_cache_delete( $fresh->post_id, 'post_meta' );
		}
		$fresh->write();
		return $made;
	}

	public function add( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $is_unique = false ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		if ( $is_unique && isset( $this->values[ $key ] ) ) {
			return false;
		}
		$this->values[ $key ][] = self::stored( $value );
		return $this->changed();
	}

	public function update( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $former = '' ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		$known = $this->values[ $key ] ?? array();
		$new   = self::stored( $value );
		if ( array() === $known ) {
			$this->values[ $key ] = array( $new );
		} elseif ( empty( $former ) ) {
			if ( array( $new ) === $known ) {
				return false;
			}
			$this->values[ $key ] = array_fill( 0, count( $known ), $new );
		} else {
			$this->values[ $key ] = array_map( fn( $one ) => self::stored( $former ) === $one ? $new : $one, $known );
		}
		return $this->changed();
	}

	public function delete( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $is_of_all = false ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || $is_of_all || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		$known  = $this->values[ $key ] ?? array();
		$is_any = '' === $value || null === $value || false === $value;
		$left   = $is_any ? array() : array_values( array_diff( $known, array( self::stored( $value ) ) ) );
		if ( $left === $known ) {
			return false;
		}
		$this->values = array_filter( array( $key => $left ) + $this->values );
		return $this->changed();
	}

	/** Restores buffered values before reading, because WordPress drops them after each change of the post. */
	public function get( mixed $check, mixed $post_id = null ): mixed {
		if ( null === $check && $this->is_of( $post_id ) && false === wp_cache_get( $this->post_id, 'post_meta' ) ) {
			$this->changed();
		}
		return $check;
	}

	private function changed(): bool {
		return wp_cache_set( $this->post_id, $this->values, 'post_meta' ) || true;
	}

	private static function is_key( mixed $key ): bool {
		return is_string( $key ) || is_int( $key );
	}

	private function is_of( mixed $post_id ): bool {
		$id = is_numeric( $post_id ) ? (int) $post_id : 0;
		if ( 0 === $this->post_id && $id > 0 && ( get_post( $id )->guid ?? '' ) === $this->guid ) {
			$this->post_id = $id;
		}
		return $id > 0 && $id === $this->post_id;
	}

	private static function stored( mixed $value ): string {
		return (string) maybe_serialize( $value );
	}

	private function write(): void {
		global $wpdb;
		$rows = array();
		foreach ( $this->values as $key => $values ) {
			foreach ( $values as $value ) {
				$rows[] = array( $this->post_id, (string) $key, $value );
			}
		}
		if ( array() === $rows ) {
			return;
		}
		foreach ( $rows as $row ) {
			do_action( 'add_post_meta', $row[0], $row[1], maybe_unserialize( $row[2] ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		}
		$is_done = $wpdb->query(
			$wpdb->prepare( // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- One group of placeholders for each row.
				"INSERT INTO $wpdb->postmeta (post_id, meta_key, meta_value) VALUES " . implode( ', ', array_fill( 0, count( $rows ), '(%d, %s, %s)' ) ),
				array_merge( ...$rows )
			)
		);
		$is_done ? $this->tell( $rows ) : $this->write_one_by_one( $rows );
	}

	private function tell( array $rows ): void {
		global $wpdb;
		$ids = $wpdb->get_col( $wpdb->prepare( "SELECT meta_id FROM $wpdb->postmeta WHERE post_id = %d ORDER BY meta_id", $this->post_id ) );
		foreach ( $rows as $i => $row ) {
			do_action( 'added_post_meta', (int) ( $ids[ $i ] ?? 0 ), $row[0], $row[1], maybe_unserialize( $row[2] ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		}
	}

	/** Writes rows singly for a database that refuses them together. */
	private function write_one_by_one( array $rows ): void {
		foreach ( $rows as $row ) {
			add_post_meta( $row[0], wp_slash( $row[1] ), wp_slash( maybe_unserialize( $row[2] ) ) );
		}
	}
}
