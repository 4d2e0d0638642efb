<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Filesystem_Direct;

defined( 'ABSPATH' ) || exit;

/** Installs the library's copies of a picture, so that WordPress creates only missing and differing ones. */
final class Image_Sizes {

	private const MAX_SIZES = 50;
	/** Maximum in px of the library. */
	private const LARGEST = 10000;

	private array $placed = array();
	/** @var list<string> Names of sizes in the order in which WordPress makes them. */
	private array $order = array();
	private ?array $scaled = null;
	private int $width = 0;
	private int $height = 0;

	/** @param array<string, string> $copies Files by `<width>x<height>`. */
	public function __construct( private string $file, private string $mime, private array $copies ) {}

	/** @return list<array{width: int, height: int, crop: bool}> Those of this site, as the library takes them. */
	public static function of_site(): array {
		$sizes = array();
		foreach ( self::with_threshold( wp_get_registered_image_subsizes() ) as $size ) {
			if ( self::is_plain( $size['crop'] ) && min( $size['width'], $size['height'] ) >= 0 && max( $size['width'], $size['height'] ) <= self::LARGEST ) {
				$sizes[] = array( 'width' => $size['width'], 'height' => $size['height'], 'crop' => (bool) $size['crop'] );
			}
		}
		return array_slice( array_values( array_unique( $sizes, SORT_REGULAR ) ), 0, self::MAX_SIZES );
	}

	public function generate( int $attachment ): array {
		if ( array() === $this->copies || $this->is_converted() ) {
			return wp_generate_attachment_metadata( $attachment, $this->file );
		}
		list( $this->width, $this->height ) = wp_getimagesize( $this->file ) ?: array( 0, 0 );
		$hooks = array(
			array( 'big_image_size_threshold', array( $this, 'scale' ), PHP_INT_MAX, 1 ),
			array( 'intermediate_image_sizes_advanced', array( $this, 'take_over' ), PHP_INT_MAX, 1 ),
			// Before others, who expect all sizes.
			array( 'wp_generate_attachment_metadata', array( $this, 'note' ), PHP_INT_MIN, 2 ),
		);
		foreach ( $hooks as $hook ) {
			add_filter( ...$hook );
		}
		try {
			return wp_generate_attachment_metadata( $attachment, $this->file );
		} finally {
			foreach ( $hooks as $hook ) {
				remove_filter( $hook[0], $hook[1], $hook[2] );
			}
		}
	}

	/** Handles a picture above the threshold, which WordPress stores as a smaller one beside the original. */
	public function scale( mixed $threshold ): mixed {
		$max = is_numeric( $threshold ) ? (int) $threshold : 0;
		if ( $max <= 0 || max( $this->width, $this->height ) <= $max ) {
			return $threshold;
		}
		$this->scaled = $this->place( array( 'width' => $max, 'height' => $max, 'crop' => false ), 'scaled' );
		return null === $this->scaled ? $threshold : false;
	}

	/** Installs the library's copies and returns the sizes that WordPress must still create. */
	public function take_over( mixed $sizes ): mixed {
		if ( ! is_array( $sizes ) ) {
			return $sizes;
		}
		$first       = array_fill_keys( array( 'medium', 'large', 'thumbnail', 'medium_large' ), null );
		$this->order = array_keys( array_filter( array_merge( $first, $sizes ) ) );
		$left        = array();
		foreach ( $sizes as $name => $size ) {
			$placed = is_array( $size ) ? $this->place( $size ) : null;
			if ( null !== $placed ) {
				$this->placed[ $name ] = $placed;
			} elseif ( ! is_array( $size ) || $this->dimensions( $size ) ) {
				$left[ $name ] = $size;
			}
		}
		return $left;
	}

	public function note( mixed $metadata, mixed $attachment = null ): mixed {
		if ( ! is_array( $metadata ) || ! is_numeric( $attachment ) ) {
			return $metadata;
		}
		$all               = $this->placed + (array) ( $metadata['sizes'] ?? array() );
		$metadata['sizes'] = array_replace( array_intersect_key( array_flip( $this->order ), $all ), $all );
		return null === $this->scaled ? $metadata : _wp_image_meta_replace_original( $this->scaled, $this->file, $metadata, (int) $attachment );
	}

	private function place( array $size, string $suffix = '' ): ?array {
		list( $width, $height ) = $this->dimensions( $size ) ?? array( 0, 0 );
		$copy = $this->copies[ "{$width}x{$height}" ] ?? null;
		// A filter of the dimensions may change the crop too.
		$is_usual = empty( $size['crop'] ) || ( self::is_plain( $size['crop'] ) && ! has_filter( 'image_resize_dimensions' ) );
		if ( null === $copy || ! $is_usual ) {
			return null;
		}
		$end  = pathinfo( $this->file, PATHINFO_EXTENSION );
		$base = substr( $this->file, 0, -strlen( ".$end" ) );
		$path = $base . '-' . ( '' === $suffix ? "{$width}x{$height}" : $suffix ) . '.' . strtolower( $end );
		if ( ! self::disk()->copy( $copy, $path, true, stat( dirname( $path ) )['mode'] & 0000666 ) ) {
			return null;
		}
		/** This filter is documented in wp-includes/class-wp-image-editor-gd.php */
		$named = apply_filters( 'image_make_intermediate_size', $path ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		$file  = wp_basename( is_string( $named ) ? $named : $path );
		$saved = array( 'file' => $file, 'width' => $width, 'height' => $height, 'mime-type' => $this->mime, 'filesize' => wp_filesize( $path ) );
		return '' === $suffix ? $saved : array( 'path' => $path ) + $saved;
	}

	private static function disk(): WP_Filesystem_Direct {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		return new WP_Filesystem_Direct( null );
	}

	/** @return array{int, int}|null Of the copy that WordPress would make; null when it would make none. */
	private function dimensions( array $size ): ?array {
		$made = image_resize_dimensions( $this->width, $this->height, (int) ( $size['width'] ?? 0 ), (int) ( $size['height'] ?? 0 ), $size['crop'] ?? false );
		return $made ? array( $made[4], $made[5] ) : null;
	}

	private function is_converted(): bool {
		/** This filter is documented in wp-includes/media.php */
		$formats = (array) apply_filters( 'image_editor_output_format', array(), $this->file, $this->mime ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		return ( $formats[ $this->mime ] ?? $this->mime ) !== $this->mime;
	}

	/** Returns true for an uncropped or centred size. */
	private static function is_plain( mixed $crop ): bool {
		return ! is_array( $crop ) || array( 'center', 'center' ) === array_values( $crop );
	}

	private static function with_threshold( array $sizes ): array {
		/** This filter is documented in wp-admin/includes/image.php */
		$threshold = (int) apply_filters( 'big_image_size_threshold', 2560, array( 0, 0 ), '', 0 ); // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
		return $threshold > 0 ? $sizes + array( '-scaled' => array( 'width' => $threshold, 'height' => $threshold, 'crop' => false ) ) : $sizes;
	}
}
