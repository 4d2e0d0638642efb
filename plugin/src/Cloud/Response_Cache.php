<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress lists no options.

/** Caches public answers in the object cache or a table. Expired ones stay until evicted, to be served while the cloud is down. */
final class Response_Cache {

	private const MAX_BYTES = 256 * KB_IN_BYTES;
	private const MAX_ETAG  = 255;

	/** Prefix of options with answers in former versions. */
	private const FORMER = 'kithouse_answer_';

	private ?Response_Store $store = null;

	public function find( Request $request ): ?Stored_Response {
		return $this->store()->find( $request->key() );
	}

	public function write( Request $request, string $body, string $etag ): void {
		if ( strlen( $body ) > self::MAX_BYTES || strlen( $etag ) > self::MAX_ETAG ) {
			$this->drop( $request );
			return;
		}
		self::remove_former();
		$this->store()->write( $request->key(), $body, $etag );
	}

	public function confirm( Request $request ): void {
		$this->store()->confirm( $request->key() );
	}

	public function drop( Request $request ): void {
		$this->store()->drop( $request->key() );
	}

	/** @return int|null Number of removed answers; null if the object cache stores them, which can't count them. */
	public function clear(): ?int {
		$count = $this->count();
		$this->store()->clear();
		( new Table_Store() )->clear();
		return $count;
	}

	public function count(): ?int {
		return $this->store()->count();
	}

	/** Runs once per site: afterwards the option says whether the table exists. */
	private static function remove_former(): void {
		global $wpdb;
		if ( false === get_option( Table_Store::OPTION ) ) {
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( self::FORMER ) . '%' ) );
			array_map( 'delete_option', $names );
			add_option( Table_Store::OPTION, 0, '', true );
		}
	}

	/** Chooses the store on first use, because plugins load before some object caches are ready. */
	private function store(): Response_Store {
		return $this->store ??= wp_using_ext_object_cache() ? new Object_Cache_Store() : new Table_Store();
	}
}
