<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Writes the fields of new posts in few statements, and fills the cache.

/** Buffers the meta of new posts and writes it at once, because WordPress needs three queries per value. Hooks work as usual. */
final class Meta_Buffer {

	private const HOOKS = array( 'add' => 5, 'update' => 5, 'delete' => 5, 'get' => 2 );
	/** Limits the posts of one statement. */
	private const AT_A_TIME = 25;

	/** @var array<int, array<string, list<string>>> Stored values by post and key. */
	private array $values = array();
	/** @var array<int, true> Ids of posts with another guid. */
	private array $others   = array();
	private bool $is_closed = false;

	private function __construct( private string $guid ) {}

	/**
	 * Buffers the meta of all posts that the work creates with this guid. Writes nothing if the work throws.
	 *
	 * @param callable(self): mixed $make Can call `write()` earlier.
	 */
	public static function during( string $guid, callable $make ): mixed {
		$buffer = new self( $guid );
		foreach ( self::HOOKS as $name => $count ) {
			add_filter( "{$name}_post_metadata", array( $buffer, $name ), PHP_INT_MAX, $count );
		}
		try {
			$made = $make( $buffer );
		} finally {
			foreach ( array_keys( self::HOOKS ) as $name ) {
				remove_filter( "{$name}_post_metadata", array( $buffer, $name ), PHP_INT_MAX );
			}
			$buffer->clear_cache();
		}
		$buffer->write();
		return $made;
	}

	public function add( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $is_unique = false ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		$post_id = (int) $post_id;
		if ( $is_unique && isset( $this->values[ $post_id ][ $key ] ) ) {
			return false;
		}
		$this->values[ $post_id ][ $key ][] = self::stored( $value );
		return $this->fill_cache( $post_id );
	}

	public function update( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $former = '' ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		$post_id = (int) $post_id;
		$known   = $this->values[ $post_id ][ $key ] ?? array();
		$new     = self::stored( $value );
		if ( array() === $known ) {
			$this->values[ $post_id ][ $key ] = array( $new );
		} elseif ( empty( $former ) ) {
			if ( array( $new ) === $known ) {
				return false;
			}
			$this->values[ $post_id ][ $key ] = array_fill( 0, count( $known ), $new );
		} else {
			$this->values[ $post_id ][ $key ] = array_map( fn( $one ) => self::stored( $former ) === $one ? $new : $one, $known );
		}
		return $this->fill_cache( $post_id );
	}

	public function delete( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null, mixed $is_of_all = false ): mixed {
		if ( null !== $check || ! self::is_key( $key ) || $is_of_all || ! $this->is_of( $post_id ) ) {
			return $check;
		}
		$post_id = (int) $post_id;
		$known   = $this->values[ $post_id ][ $key ] ?? array();
		$is_any  = '' === $value || null === $value || false === $value;
		$left    = $is_any ? array() : array_values( array_diff( $known, array( self::stored( $value ) ) ) );
		if ( $left === $known ) {
			return false;
		}
		$this->values[ $post_id ] = array_filter( array( $key => $left ) + $this->values[ $post_id ] );
		return $this->fill_cache( $post_id );
	}

	/** Restores buffered values before reading, because WordPress drops them after each change of the post. */
	public function get( mixed $check, mixed $post_id = null ): mixed {
		if ( null === $check && $this->is_of( $post_id ) && false === wp_cache_get( (int) $post_id, 'post_meta' ) ) {
			$this->fill_cache( (int) $post_id );
		}
		return $check;
	}

	/** Writes all values. From then on, WordPress writes values itself. */
	public function write(): void {
		$posts = $this->values;
		$this->clear_cache();
		$this->is_closed = true;
		$this->values    = array();
		foreach ( array_chunk( $posts, self::AT_A_TIME, true ) as $some ) {
			$this->write_rows( self::rows( $some ) );
		}
	}

	/** @return list<array{int, string, string}> */
	private static function rows( array $posts ): array {
		$rows = array();
		foreach ( $posts as $post_id => $values ) {
			foreach ( $values as $key => $stored ) {
				foreach ( $stored as $value ) {
					$rows[] = array( $post_id, (string) $key, $value );
				}
			}
		}
		return $rows;
	}

	private function clear_cache(): void {
		array_map( fn( $post_id ) => wp_cache_delete( $post_id, 'post_meta' ), array_keys( $this->values ) );
	}

	private function fill_cache( int $post_id ): bool {
		return wp_cache_set( $post_id, $this->values[ $post_id ], 'post_meta' ) || true;
	}

	private static function is_key( mixed $key ): bool {
		return is_string( $key ) || is_int( $key );
	}

	private function is_of( mixed $post_id ): bool {
		$id = is_numeric( $post_id ) ? (int) $post_id : 0;
		if ( $this->is_closed || $id <= 0 || isset( $this->values[ $id ] ) || isset( $this->others[ $id ] ) ) {
			return isset( $this->values[ $id ] );
		}
		$post = get_post( $id );
		if ( $post && $post->guid !== $this->guid ) {
			$this->others[ $id ] = true;
		} elseif ( $post ) {
			$this->values[ $id ] = array();
		}
		return isset( $this->values[ $id ] );
	}

	private static function stored( mixed $value ): string {
		return (string) maybe_serialize( $value );
	}

	private function write_rows( array $rows ): void {
		global $wpdb;
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
		$is_done ? $this->fire_hooks( $rows ) : $this->write_one_by_one( $rows );
	}

	private function fire_hooks( array $rows ): void {
		global $wpdb;
		$posts = array_values( array_unique( array_column( $rows, 0 ) ) );
		$found = $wpdb->get_results( $wpdb->prepare( "SELECT meta_id, post_id, meta_key FROM $wpdb->postmeta WHERE post_id IN (" . implode( ', ', array_fill( 0, count( $posts ), '%d' ) ) . ') ORDER BY meta_id', $posts ) );
		$ids   = array();
		foreach ( $found as $one ) {
			$ids[ "$one->post_id $one->meta_key" ][] = (int) $one->meta_id;
		}
		foreach ( $rows as $row ) {
			$name    = "$row[0] $row[1]";
			$meta_id = isset( $ids[ $name ] ) ? (int) array_shift( $ids[ $name ] ) : 0;
			do_action( 'added_post_meta', $meta_id, $row[0], $row[1], maybe_unserialize( $row[2] ) ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		}
	}

	/** Writes rows singly for a database that refuses them together. */
	private function write_one_by_one( array $rows ): void {
		foreach ( $rows as $row ) {
			add_post_meta( $row[0], wp_slash( $row[1] ), wp_slash( maybe_unserialize( $row[2] ) ) );
		}
	}
}
