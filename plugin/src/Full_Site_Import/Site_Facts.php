<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

defined( 'ABSPATH' ) || exit;

/** Keeps the details of the business that a person entered, for the next import. */
final class Site_Facts {

	private const OPTION = 'kithouse_facts';

	/** Returns texts by name. */
	public static function all(): array {
		$facts = get_option( self::OPTION, array() );
		return is_array( $facts ) ? self::clean( $facts ) : array();
	}

	public static function save( array $facts ): void {
		update_option( self::OPTION, self::clean( $facts ), false );
	}

	private static function clean( array $facts ): array {
		$texts = array_map( fn( $text ) => trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', $text ) ), array_filter( $facts, 'is_string' ) );
		return array_filter( $texts, fn( $text ) => '' !== $text );
	}
}
