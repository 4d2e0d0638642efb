<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Adds pictures to the media library and reuses identical ones. */
final class Media_Library {

	private array $gone = array();

	/** @param string $mark Marks everything created here. */
	public function __construct( private string $mark ) {}

	/** Lists pictures to download; the plugin itself has the placeholder. */
	public static function missing( array $media ): array {
		$have = self::find( array_column( $media, 'sha256' ) );
		return array_values( array_filter( $media, fn( $medium ) => ! isset( $have[ $medium['sha256'] ] ) && ! Placeholder::is( $medium['sha256'] ) ) );
	}

	/** Adds pictures. Gives `$go_on` the number still missing; if that returns false, the work stops and returns false. */
	public function place( array $media, callable $go_on ): bool {
		$allowed   = get_allowed_mime_types();
		$missing   = array_filter( self::missing( $media ), fn( $medium ) => in_array( $medium['mime'], $allowed, true ) );
		$left      = count( $missing );
		$downloads = new Downloads();
		$maker     = new Attachment( $this->mark );
		if ( array_filter( $media, fn( $medium ) => Placeholder::is( $medium['sha256'] ) ) ) {
			$this->ensure_placeholder( $maker );
		}
		try {
			foreach ( array_chunk( $missing, $downloads->at_a_time() ) as $batch ) {
				$files  = $downloads->fetch( $batch, fn() => $go_on( $left ) );
				$copies = Image_Copies::fetch( $downloads, $batch, fn() => $go_on( $left ) );
				foreach ( $batch as $medium ) {
					if ( $downloads->is_gone( $medium['sha256'] ) ) {
						$this->replace( $medium['sha256'], $maker );
						--$left;
						continue;
					}
					$maker->make( $files[ $medium['sha256'] ] ?? null, $medium, $copies[ $medium['sha256'] ] );
					if ( ! $go_on( --$left ) && $left > 0 ) {
						return false;
					}
				}
			}
		} finally {
			$downloads->clean();
		}
		return true;
	}

	/** Replaces a picture by a placeholder, because every request would fail to download it. */
	private function replace( string $hash, Attachment $maker ): void {
		$this->gone[ $hash ] = true;
		$this->ensure_placeholder( $maker );
	}

	private function ensure_placeholder( Attachment $maker ): void {
		$medium = Placeholder::medium();
		if ( in_array( $medium['mime'], get_allowed_mime_types(), true ) && ! self::find( array( $medium['sha256'] ) ) ) {
			$maker->make( Placeholder::file(), $medium );
		}
	}

	/** @return array{0: array<string, array{id?: int, url: string}>, 1: list<array{code: string, message: string}>} Places and warnings. */
	public function results( array $media, bool $is_private ): array {
		$here     = array_values( array_filter( $media, fn( $medium ) => ! isset( $this->gone[ $medium['sha256'] ] ) ) );
		$places   = self::places( $here, $is_private );
		$warnings = self::warnings( $here, $places );
		if ( $this->gone ) {
			$hash  = Placeholder::medium()['sha256'];
			$place = self::places( array( array( 'sha256' => $hash ) ), true )[ $hash ] ?? null;
			$count = count( $this->gone );
			$names = array_column( array_filter( $media, fn( $medium ) => isset( $this->gone[ $medium['sha256'] ] ) ), 'file_name' );
			/* translators: 1: number, 2: comma-separated file names */
			$text       = _n( '%1$d image is missing in the library and was replaced by a placeholder: %2$s', '%1$d images are missing in the library and were replaced by a placeholder: %2$s', $count, 'kithouse' );
			$places    += $place ? array_fill_keys( array_keys( $this->gone ), $place ) : array();
			$warnings[] = array( 'code' => 'picture_missing', 'message' => sprintf( $text, $count, implode( ', ', $names ) ) );
		}
		return array( $places, $warnings );
	}

	/**
	 * @param list<array<string, mixed>> $media
	 * @return array<string, array{id?: int, url: string}> The attachments by hash. A refused picture has an address only, a private one is left out.
	 */
	public static function places( array $media, bool $is_private ): array {
		$places = array();
		$ids    = self::find( array_column( $media, 'sha256' ) );
		foreach ( $media as $medium ) {
			$id = $ids[ $medium['sha256'] ] ?? 0;
			if ( $id ) {
				$places[ $medium['sha256'] ] = array( 'id' => $id, 'url' => (string) wp_get_attachment_url( $id ) );
			} elseif ( ! $is_private ) {
				$places[ $medium['sha256'] ] = array( 'url' => $medium['url'] );
			}
		}
		return $places;
	}

	public static function warnings( array $media, array $places ): array {
		$warnings = array();
		foreach ( $media as $medium ) {
			$place = $places[ $medium['sha256'] ] ?? array();
			if ( ! isset( $place['id'] ) ) {
				$text = isset( $place['url'] )
					/* translators: %s: file name */
					? __( 'This site doesn’t accept files such as %s. The page loads it from the library.', 'kithouse' )
					/* translators: %s: file name */
					: __( 'This site doesn’t accept files such as %s. It was skipped.', 'kithouse' );
				$warnings[] = array( 'code' => 'file_type_refused', 'message' => sprintf( $text, $medium['file_name'] ) );
			}
		}
		return $warnings;
	}

	/** @return list<int> Complete attachments created under this mark. */
	public function made(): array {
		return get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'nopaging'    => true,
				'fields'      => 'ids',
				'orderby'     => 'ID',
				'order'       => 'ASC',
				'meta_query'  => array( array( 'key' => Attachment::MARK, 'value' => $this->mark ), array( 'key' => Attachment::HASH, 'compare' => 'EXISTS' ) ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- The key is indexed and only on imported pictures.
			)
		);
	}

	public function remove(): void {
		foreach ( $this->made() as $id ) {
			wp_delete_attachment( $id, true );
		}
		Attachment::sweep();
	}

	private static function find( array $hashes ): array {
		if ( array() === $hashes ) {
			return array();
		}
		$posts = get_posts(
			array(
				'post_type'     => 'attachment',
				'post_status'   => 'inherit',
				'nopaging'      => true,
				'orderby'       => 'ID',
				'order'         => 'DESC',
				'meta_query'    => array( array( 'key' => Attachment::HASH, 'value' => $hashes, 'compare' => 'IN' ) ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- The key is indexed and only on imported pictures.
				// A cache may have learned that there is none while this import waited for another.
				'cache_results' => false,
				'fields'        => 'ids',
			)
		);
		update_meta_cache( 'post', $posts );
		$found = array();
		foreach ( $posts as $id ) {
			$file = get_attached_file( $id );
			if ( $file && file_exists( $file ) ) {
				$found[ (string) get_post_meta( $id, Attachment::HASH, true ) ] = $id;
			}
		}
		return $found;
	}
}
