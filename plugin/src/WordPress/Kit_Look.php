<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/** Converts a pack's colours, fonts and styles (KitSettings) to values of Elementor's kit without unsafe ones. */
final class Kit_Look {

	/** Kit settings that a pack can set: the look of texts, buttons and boxes, but no code. */
	private const STYLES = '/^(body|h[1-6]|link|paragraph|button|form|image|container|space|page_title|stretched|hello)_[a-z0-9_]{1,80}$/D';
	private const UNSAFE = '#[<>{};\\\\]|/\*#';

	/** @return array<string, mixed> By key of `Kit_Values`. */
	public static function values( array $settings, Symbols $symbols ): array {
		$values = array();
		foreach ( array( 'colors' => 'colors', 'fonts' => 'typography' ) as $kind => $list ) {
			foreach ( $settings[ $kind ] as $one ) {
				$row = self::row( $kind, is_array( $one ) ? $one : array() );
				if ( $row ) {
					$values[ "$kind/{$row['_id']}" ] = array( 'list' => ( 'system' === ( $one['role'] ?? '' ) ? 'system_' : 'custom_' ) . $list, 'row' => $row );
				}
			}
		}
		foreach ( self::styles( $settings['styles'] ?? array(), '' ) + self::styles( $settings['styles']['__globals__'] ?? array(), '__globals__/' ) as $name => $style ) {
			$values[ "styles/$name" ] = $symbols->in_value( $style );
		}
		return $values;
	}

	private static function row( string $kind, array $one ): ?array {
		$id = (string) ( $one['id'] ?? '' );
		$is = 'colors' === $kind ? array( 'color' => (string) ( $one['color'] ?? '' ) ) : (array) ( $one['settings'] ?? array() );
		return 1 === preg_match( '/^[\w-]{1,60}$/D', $id ) && self::is_safe( $is )
			? array( '_id' => $id, 'title' => sanitize_text_field( (string) ( $one['title'] ?? '' ) ) ) + $is
			: null;
	}

	private static function styles( mixed $given, string $prefix ): array {
		$styles = array();
		foreach ( is_array( $given ) ? $given : array() as $name => $style ) {
			if ( 1 === preg_match( self::STYLES, (string) $name ) && null !== $style && self::is_safe( $style ) ) {
				$styles[ $prefix . $name ] = $style;
			}
		}
		return $styles;
	}

	private static function is_safe( mixed $value ): bool {
		if ( ! is_array( $value ) ) {
			return 0 === preg_match( self::UNSAFE, (string) ( is_scalar( $value ) ? $value : '' ) );
		}
		foreach ( $value as $key => $part ) {
			if ( ! self::is_safe( (string) $key ) || ! self::is_safe( $part ) ) {
				return false;
			}
		}
		return true;
	}
}
