<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Import_Failed_Exception;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Finds and marks what a killed script left, past every cache.

/** Adds a file to the media library. Writes its hash last, so that partial content of a killed script is recognisable. */
final class Attachment {

	public const MARK = '_kithouse_op';
	public const HASH = '_kithouse_sha256';

	private const BEGUN = '?kithouse_op=';
	/** Name of an unfinished file, with the hash of its final content. */
	private const PART = '.kithouse-%s.part';

	public function __construct( private string $mark ) {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
	}

	/** @param array<string, string> $copies By `<width>x<height>`. All files are temporary; `$file` is null if unavailable. */
	public function make( ?string $file, array $medium, array $copies = array() ): void {
		if ( null === $file ) {
			/* translators: %s: file name */
			$text = __( 'The image %s couldn’t be downloaded, so nothing was changed. Try again.', 'kithouse' );
			$failure = new Import_Failed_Exception( sprintf( $text, $medium['file_name'] ) );
			throw $failure;
		}
		$disk   = new Full_Disk();
		$stored = $disk->watch( fn() => $this->store( $file, $medium ) );
		if ( isset( $stored['error'] ) ) {
			$disk->check( $medium['file_name'] );
		}
		if ( isset( $stored['error'] ) || $stored['type'] !== $medium['mime'] ) {
			wp_delete_file( $stored['file'] ?? '' );
			/* translators: 1: file name, 2: what WordPress says */
			$text = __( 'The image %1$s couldn’t be stored, so nothing was changed. %2$s', 'kithouse' );
			$failure = new Import_Failed_Exception( trim( sprintf( $text, $medium['file_name'], wp_strip_all_tags( $stored['error'] ?? '' ) ) ) );
			throw $failure;
		}
		$alt = sanitize_text_field( $medium['alt'] );
		$id  = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => '' === $alt ? pathinfo( $medium['file_name'], PATHINFO_FILENAME ) : $alt,
					'post_mime_type' => $stored['type'],
					'guid'           => $stored['url'] . self::BEGUN . $this->mark,
					'meta_input'     => array( self::MARK => $this->mark, '_wp_attachment_image_alt' => $alt ),
				)
			),
			$stored['file'],
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $stored['file'] );
			$failure = new Import_Failed_Exception( $id->get_error_message() );
			throw $failure;
		}
		wp_update_attachment_metadata( $id, $disk->watch( fn() => ( new Image_Sizes( $stored['file'], $stored['type'], $copies ) )->generate( $id ) ) );
		$disk->check( $medium['file_name'] );
		add_post_meta( $id, self::HASH, $medium['sha256'], true );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'guid' => $stored['url'] ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}

	/** Reuses the file of the same name that a killed script left. */
	private function store( string $file, array $medium ): array {
		$path  = '';
		$names = function ( $folder, $name, $end ) use ( $medium, &$path ): string {
			$chosen = self::left_over( $folder, $name, $end, $medium['sha256'] ) ?? wp_unique_filename( $folder, $name );
			$path   = "$folder/$chosen";
			return $chosen;
		};
		// Other plugins can fire the filter for their own files.
		$move   = function ( $moved, $upload = null, $target = '' ) use ( $file, $medium, &$path ) {
			return null === $moved && '' !== $path && $target === $path ? self::move( $file, $path, $medium['sha256'] ) : $moved;
		};
		$upload = array( 'name' => $medium['file_name'], 'tmp_name' => $file, 'size' => (int) filesize( $file ), 'error' => 0 );
		add_filter( 'pre_move_uploaded_file', $move, 10, 3 );
		try {
			$stored = wp_handle_sideload( $upload, array( 'test_form' => false, 'unique_filename_callback' => $names ) );
		} finally {
			remove_filter( 'pre_move_uploaded_file', $move );
		}
		if ( isset( $stored['error'] ) && '' !== $path && file_exists( $path ) ) {
			// Deletes the part that fitted on the disk.
			wp_delete_file( $path );
		}
		return $stored;
	}

	/** Renames a complete file, so that a killed copy leaves nothing under that name. Null lets WordPress move it and report failures. */
	private static function move( string $file, string $target, string $hash ): ?bool {
		if ( wp_is_stream( $target ) ) {
			return null;
		}
		$part = dirname( $target ) . '/' . sprintf( self::PART, $hash );
		if ( copy( $file, $part ) && filesize( $part ) === filesize( $file ) && rename( $part, $target ) ) { // phpcs:ignore WordPress.WP.AlternativeFunctions -- At once, within a folder, or not at all.
			wp_delete_file( $file );
			return true;
		}
		if ( file_exists( $part ) ) {
			wp_delete_file( $part );
		}
		return null;
	}

	private static function left_over( string $folder, string $name, string $end, string $hash ): ?string {
		$base = substr( $name, 0, strlen( $name ) - strlen( $end ) );
		for ( $number = 0, $try = $name; file_exists( "$folder/$try" ); $try = $base . '-' . ( ++$number ) . $end ) {
			if ( hash_file( 'sha256', "$folder/$try" ) === $hash && ! self::is_attached( "$folder/$try" ) ) {
				return $try;
			}
		}
		return null;
	}

	private static function is_attached( string $file ): bool {
		$query = array( 'post_type' => 'attachment', 'post_status' => 'any', 'meta_key' => '_wp_attached_file', 'meta_value' => _wp_relative_upload_path( $file ) ); // phpcs:ignore WordPress.DB.SlowDBQuery -- For a file that a killed script left behind, which is rare.
		return array() !== get_posts( $query + array( 'fields' => 'ids', 'numberposts' => 1 ) );
	}

	/** Removes an attachment after marking it as unfinished, so that a killed script leaves nothing untraceable. */
	public static function remove( int $id ): void {
		global $wpdb;
		$first = function () use ( $id, $wpdb ): void {
			$wpdb->update( $wpdb->posts, array( 'guid' => get_the_guid( $id ) . self::BEGUN ), array( 'ID' => $id ) );
			$backups = get_post_meta( $id, '_wp_attachment_backup_sizes', true );
			wp_delete_attachment_files( $id, wp_get_attachment_metadata( $id ), $backups, (string) get_attached_file( $id ) );
		};
		// After everybody else who reads or keeps the files.
		add_action( 'delete_attachment', $first, PHP_INT_MAX, 0 );
		wp_delete_attachment( $id, true );
		remove_action( 'delete_attachment', $first, PHP_INT_MAX );
	}

	/** Deletes unfinished content of killed scripts, while no other import runs. */
	public static function sweep(): void {
		global $wpdb;
		$uploads = wp_get_upload_dir();
		$parts   = sprintf( self::PART, '*' );
		array_map( 'wp_delete_file', array_merge( (array) glob( "{$uploads['path']}/$parts" ), (array) glob( "{$uploads['basedir']}/*/*/$parts" ) ) );
		$like = '%' . $wpdb->esc_like( self::BEGUN ) . '%';
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT ID, guid FROM $wpdb->posts WHERE post_type = 'attachment' AND guid LIKE %s", $like ) );
		foreach ( $rows as $row ) {
			$file = (string) get_attached_file( (int) $row->ID );
			$base = preg_replace( '/(-scaled|-rotated)?\.\w+$/', '', $file );
			wp_delete_attachment( (int) $row->ID, true );
			// Sizes that were written and not recorded.
			foreach ( '' === $file ? array() : (array) glob( "$base-*" ) as $size ) {
				if ( preg_match( '/^-(\d+x\d+|scaled|rotated)\.\w+$/D', substr( $size, strlen( $base ) ) ) ) {
					wp_delete_file( $size );
				}
			}
		}
	}
}
