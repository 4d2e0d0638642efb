<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Remembers the details that the site stored before, because imported pages may still show them. */
final class Former_Facts {

	public const OPTION      = 'kithouse_former_facts';
	public const MAX_ENTRIES = 5;

	/** @return list<array<string, mixed>> Newest first, as stored. */
	public static function all(): array {
		$stored = get_option( self::OPTION, array() );
		return array_values( array_filter( is_array( $stored ) ? $stored : array(), 'is_array' ) );
	}

	/** Remembers details before they change. Until somebody gives a name, pages show the title of the site. */
	public static function remember( array $former, array $now ): void {
		$title  = trim( wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES ) );
		$named  = isset( $now['name'] ) && '' !== $title ? $former + array( 'name' => $title ) : $former;
		$others = array_filter( self::all(), fn( $one ) => $one !== $named );
		if ( $named ) {
			update_option( self::OPTION, array_slice( array( $named, ...$others ), 0, self::MAX_ENTRIES ), false );
		}
	}
}
