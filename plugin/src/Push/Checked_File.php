<?php
declare(strict_types=1);

namespace Kithouse\Push;

defined( 'ABSPATH' ) || exit;

/** Represents a file that may leave this site as a picture of a template. */
final class Checked_File {

	public const MAX_BYTES = 32 * MB_IN_BYTES;

	private function __construct( public string $path, public string $sha256, public string $name, public string $alt ) {}

	/** Returns null unless the real path is in the folder, the size is allowed, and the bytes are a picture, video or sound. */
	public static function find( string $path, string $folder, string $name, string $alt = '' ): ?self {
		$file    = realpath( $path );
		$root    = realpath( $folder );
		$is_here = is_string( $file ) && is_string( $root ) && str_starts_with( $file, trailingslashit( $root ) ) && is_file( $file );
		$bytes   = $is_here ? (int) filesize( $file ) : 0;
		if ( 0 === $bytes || $bytes > self::MAX_BYTES ) {
			return null;
		}
		if ( ! wp_check_filetype( $name, self::types() )['ext'] ) {
			$name .= '.' . wp_get_default_extension_for_mime_type( (string) wp_get_image_mime( $file ) );
		}
		$checked = wp_check_filetype_and_ext( $file, $name, self::types() );
		$sha256  = $checked['type'] ? hash_file( 'sha256', $file ) : false;
		$name    = $checked['proper_filename'] ?: $name;
		return $sha256 ? new self( $file, $sha256, mb_substr( $name, -255 ), mb_substr( $alt, 0, 1000 ) ) : null;
	}

	public function described(): array {
		return array( 'sha256' => $this->sha256, 'file_name' => $this->name, 'alt' => $this->alt );
	}

	private static function types(): array {
		return preg_grep( '#^(image|video|audio)/#', get_allowed_mime_types() );
	}
}
