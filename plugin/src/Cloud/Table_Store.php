<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The table is ours, and is itself a cache.

/** Stores answers in one table of the site. The first answer creates it; without the permission the site works without a cache. */
final class Table_Store implements Response_Store {

	/** Whether the table exists; autoloaded, so that no statement queries a missing table. */
	public const OPTION = 'kithouse_answers';
	private const FAILED      = 'kithouse_no_answers';
	private const MAX_ANSWERS = 80;
	private const MAX_BYTES   = 4 * MB_IN_BYTES;

	public static function name(): string {
		return $GLOBALS['wpdb']->prefix . 'kithouse_answers';
	}

	public function find( string $request ): ?Stored_Response {
		$row = self::run( fn( $wpdb ) => $wpdb->get_row( $wpdb->prepare( 'SELECT body, etag, validated_at FROM %i WHERE question = %s', self::name(), $request ) ) );
		return is_object( $row ) ? new Stored_Response( (string) $row->body, (string) $row->etag, (int) $row->validated_at ) : null;
	}

	public function write( string $request, string $body, string $etag ): void {
		$row   = array( 'question' => $request, 'body' => $body, 'etag' => $etag, 'bytes' => strlen( $body ), 'validated_at' => time() );
		$write = fn( $wpdb ) => $wpdb->replace( self::name(), $row, array( '%s', '%s', '%s', '%d', '%d' ) );
		// Creates a table again that a restored backup or a cleanup tool removed.
		$is_done = ( self::exists() && self::quietly( $write ) ) || ( self::create() && self::quietly( $write ) );
		if ( $is_done ) {
			$this->evict();
		}
	}

	public function confirm( string $request ): void {
		self::run( fn( $wpdb ) => $wpdb->query( $wpdb->prepare( 'UPDATE %i SET validated_at = %d WHERE question = %s', self::name(), time(), $request ) ) );
	}

	public function drop( string $request ): void {
		self::run( fn( $wpdb ) => $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE question = %s', self::name(), $request ) ) );
	}

	public function clear(): void {
		self::run( fn( $wpdb ) => $wpdb->query( $wpdb->prepare( 'DELETE FROM %i', self::name() ) ) );
	}

	public function count(): ?int {
		return (int) self::run( fn( $wpdb ) => $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', self::name() ) ) );
	}

	private function evict(): void {
		$read  = fn( $wpdb ) => $wpdb->get_results( $wpdb->prepare( 'SELECT question, bytes FROM %i ORDER BY validated_at DESC, question LIMIT 1000', self::name() ) );
		$bytes = 0;
		foreach ( (array) self::run( $read ) as $index => $row ) {
			$bytes += (int) $row->bytes;
			if ( $index >= self::MAX_ANSWERS || $bytes > self::MAX_BYTES ) {
				$this->drop( $row->question );
			}
		}
	}

	private static function exists(): bool {
		return (bool) get_option( self::OPTION );
	}

	private static function create(): bool {
		if ( get_transient( self::FAILED ) ) {
			return false;
		}
		// Answers contain four-byte characters, whatever the site's other tables support.
		$create = fn( $wpdb ) => $wpdb->query(
			$wpdb->prepare(
				'CREATE TABLE IF NOT EXISTS %i (
					question char(32) NOT NULL,
					body longtext NOT NULL,
					etag varchar(255) NOT NULL,
					bytes int(11) unsigned NOT NULL,
					validated_at int(11) unsigned NOT NULL,
					PRIMARY KEY (question)
				) DEFAULT CHARACTER SET utf8mb4',
				self::name()
			)
		);
		if ( false === self::quietly( $create ) ) {
			set_transient( self::FAILED, 1, HOUR_IN_SECONDS );
			update_option( self::OPTION, 0, true );
			return false;
		}
		update_option( self::OPTION, 1, true );
		return true;
	}

	private static function run( callable $work ): mixed {
		return self::exists() ? self::quietly( $work ) : null;
	}

	/** Hides a failed cache statement, which must not reach the site's log or pages. */
	private static function quietly( callable $work ): mixed {
		global $wpdb;
		$before = $wpdb->suppress_errors();
		try {
			return $work( $wpdb );
		} finally {
			$wpdb->suppress_errors( $before );
		}
	}
}
