<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Plan\Failed;

/** Puts pictures into the media library. One that the site has already, byte for byte, is used again. */
final class Media {

	public const MARK  = '_kithouse_op';
	public const HASH = '_kithouse_sha256';

	/** @param string $mark What all that is made here is known by. */
	public function __construct( private string $mark ) {}

	/**
	 * @param list<array<string, mixed>> $media As the contract has it.
	 * @return list<array<string, mixed>> What would have to be fetched.
	 */
	public static function missing( array $media ): array {
		$have = self::find( array_column( $media, 'sha256' ) );
		return array_values( array_filter( $media, fn( $medium ) => ! isset( $have[ $medium['sha256'] ] ) ) );
	}

	/**
	 * @param list<array<string, mixed>> $media
	 * @param callable(int): bool        $go_on Told how many are missing; false ends the work for now.
	 * @return bool Whether all are there that this site takes.
	 * @throws Failed When a picture cannot be had.
	 */
	public function place( array $media, callable $go_on ): bool {
		$allowed   = get_allowed_mime_types();
		$missing   = array_filter( self::missing( $media ), fn( $medium ) => in_array( $medium['mime'], $allowed, true ) );
		$left      = count( $missing );
		$downloads = new Downloads();
		$maker     = new Attachment( $this->mark );
		try {
			foreach ( array_chunk( $missing, Downloads::AT_A_TIME ) as $batch ) {
				$files = $downloads->fetch( $batch, fn() => $go_on( $left ) );
				foreach ( $batch as $medium ) {
					$maker->make( $files[ $medium['sha256'] ] ?? null, $medium );
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

	/**
	 * @param list<array<string, mixed>> $media
	 * @return array<string, array{id?: int, url: string}> What stands for them here, by hash; one that this site does not take
	 *         has an address only, and a private one not even that.
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

	/**
	 * @param list<array<string, mixed>>                  $media
	 * @param array<string, array{id?: int, url: string}> $places
	 * @return list<array{code: string, message: string}>
	 */
	public static function warnings( array $media, array $places ): array {
		$warnings = array();
		foreach ( $media as $medium ) {
			$place = $places[ $medium['sha256'] ] ?? array();
			if ( ! isset( $place['id'] ) ) {
				$text = isset( $place['url'] )
					/* translators: %s: file name */
					? __( 'This site does not accept files such as %s. The page shows it from the library.', 'kithouse' )
					/* translators: %s: file name */
					: __( 'This site does not accept files such as %s. It was left out.', 'kithouse' );
				$warnings[] = array( 'code' => 'file_type_refused', 'message' => sprintf( $text, $medium['file_name'] ) );
			}
		}
		return $warnings;
	}

	/** @return list<int> What was made under this mark and is whole. */
	public function made(): array {
		return get_posts(
			array(
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'nopaging'    => true,
				'fields'      => 'ids',
				'orderby'     => 'ID',
				'order'       => 'ASC',
				'meta_query'  => array( array( 'key' => self::MARK, 'value' => $this->mark ), array( 'key' => self::HASH, 'compare' => 'EXISTS' ) ),
			)
		);
	}

	/** Takes away all that was made under this mark. */
	public function remove(): void {
		foreach ( $this->made() as $id ) {
			wp_delete_attachment( $id, true );
		}
		Attachment::sweep();
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
				'post_type'     => 'attachment',
				'post_status'   => 'inherit',
				'nopaging'      => true,
				'orderby'       => 'ID',
				'order'         => 'DESC',
				'meta_query'    => array( array( 'key' => self::HASH, 'value' => $hashes, 'compare' => 'IN' ) ),
				// While this import waited for another, a cache may have learned that there is none.
				'cache_results' => false,
				'fields'        => 'ids',
			)
		);
		update_meta_cache( 'post', $posts );
		$found = array();
		foreach ( $posts as $id ) {
			$file = get_attached_file( $id );
			if ( $file && file_exists( $file ) ) {
				$found[ (string) get_post_meta( $id, self::HASH, true ) ] = $id;
			}
		}
		return $found;
	}
}
