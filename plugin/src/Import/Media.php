<?php
declare(strict_types=1);

namespace Kithouse\Import;

use WP_Error;

/** Puts pictures into the media library. One that the site has already, byte for byte, is used again. */
final class Media {

	private const HASH = '_kithouse_sha256';

	public function __construct( private Undo $undo, private Lock $lock ) {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
	}

	/** @return list<array<string, mixed>> What would have to be fetched. */
	public static function missing( Content $content ): array {
		$have = self::find( array_column( $content->media, 'sha256' ) );
		return array_values( array_filter( $content->media, fn( $medium ) => ! isset( $have[ $medium['sha256'] ] ) ) );
	}

	/** @return Symbols|string The symbols with what stands for them here, or the name of a picture that could not be had. */
	public function place( Content $content ): Symbols|string {
		$ids      = self::find( array_column( $content->media, 'sha256' ) );
		$allowed  = get_allowed_mime_types();
		$accepted = array_filter( self::missing( $content ), fn( $medium ) => in_array( $medium['mime'], $allowed, true ) );
		$files    = ( new Downloads( $this->undo, $this->lock ) )->fetch( array_values( $accepted ) );

		array_map( array( $this, 'complete' ), $ids );
		foreach ( $accepted as $medium ) {
			$this->lock->renew();
			$id = isset( $files[ $medium['sha256'] ] ) ? $this->add( $files[ $medium['sha256'] ], $medium ) : 0;
			if ( 0 === $id || is_wp_error( $id ) ) {
				return $medium['file_name'];
			}
			$ids[ $medium['sha256'] ] = $id;
		}

		$symbols = new Symbols( $content );
		foreach ( $content->media as $medium ) {
			$id = $ids[ $medium['sha256'] ] ?? 0;
			if ( $id ) {
				$symbols->set( $medium['sha256'], $id, (string) wp_get_attachment_url( $id ) );
				continue;
			}
			$symbols->set_elsewhere( $medium['sha256'], $medium['url'] );
			/* translators: %s: file name */
			$text = __( 'This site does not accept files such as %s. The page shows it from the library.', 'kithouse' );
			$content->warn( 'file_type_refused', sprintf( $text, $medium['file_name'] ) );
		}
		return $symbols;
	}

	/**
	 * @param list<string> $hashes
	 * @return array<string, int>
	 */
	private static function find( array $hashes ): array {
		if ( array() === $hashes ) {
			return array();
		}
		$posts = get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'nopaging'    => true,
				'orderby'     => 'ID',
				'order'       => 'DESC',
				'meta_query'  => array( array( 'key' => self::HASH, 'value' => $hashes, 'compare' => 'IN' ) ),
			)
		);
		$found = array();
		foreach ( $posts as $post ) {
			$file = get_attached_file( $post->ID );
			if ( $file && file_exists( $file ) ) {
				$found[ (string) get_post_meta( $post->ID, self::HASH, true ) ] = $post->ID;
			}
		}
		return $found;
	}

	/** One whose import was killed may lack some of its sizes. */
	private function complete( int $id ): void {
		if ( wp_get_missing_image_subsizes( $id ) ) {
			$this->lock->renew();
			wp_update_image_subsizes( $id );
		}
	}

	/** @param array{sha256: string, file_name: string, mime: string, alt: string} $medium */
	private function add( string $file, array $medium ): int|WP_Error {
		$upload = array( 'name' => $medium['file_name'], 'tmp_name' => $file, 'size' => (int) filesize( $file ), 'error' => 0 );
		$stored = wp_handle_sideload( $upload, array( 'test_form' => false ) );
		if ( isset( $stored['error'] ) || $stored['type'] !== $medium['mime'] ) {
			$this->undo->add_file( $stored['file'] ?? $file );
			return 0;
		}
		$this->undo->add_file( $stored['file'] );
		$alt = sanitize_text_field( $medium['alt'] );
		$id  = wp_insert_attachment(
			wp_slash(
				array(
					'post_title'     => '' === $alt ? pathinfo( $medium['file_name'], PATHINFO_FILENAME ) : $alt,
					'post_mime_type' => $stored['type'],
					'guid'           => $stored['url'],
					'meta_input'     => array( self::HASH => $medium['sha256'], '_wp_attachment_image_alt' => $alt ),
				)
			),
			$stored['file'],
			0,
			true
		);
		if ( ! is_wp_error( $id ) ) {
			$this->undo->drop_file( $stored['file'] );
			wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $stored['file'] ) );
		}
		return $id;
	}
}
