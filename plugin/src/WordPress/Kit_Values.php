<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;
use Elementor\Plugin;

use Elementor\Core\Files\CSS\Post as Post_Css;
use Elementor\Core\Settings\Manager as Settings;

defined( 'ABSPATH' ) || exit;

/** Reads and writes the kit's `colors/<id>`, `fonts/<id>`, `styles/<name>` and global references `styles/__globals__/<name>`. */
final class Kit_Values implements Settings_Store {

	private const LISTS    = array( 'colors' => array( 'system_colors', 'custom_colors' ), 'fonts' => array( 'system_typography', 'custom_typography' ) );
	private const SETTINGS = '_elementor_page_settings';
	private const GLOBALS  = '__globals__';

	public static function is_there(): bool {
		return null !== self::kit();
	}

	public function read( array $keys ): array {
		$kit   = self::kit();
		$saved = $kit ? self::saved( $kit ) : array();
		return array_combine( $keys, array_map( fn( $key ) => self::value( $saved, $key, $kit ), $keys ) );
	}

	public function write( array $values, bool $is_undo = false ): void {
		$kit = self::kit();
		foreach ( array_filter( array( $kit, $kit ? $kit->get_autosave() : null ) ) as $document ) {
			$saved = self::saved( $document );
			foreach ( $values as $key => $value ) {
				$saved = self::with( $saved, (string) $key, $value, $is_undo, $kit );
			}
			Settings::get_settings_managers( 'page' )->save_settings( $saved, $document->get_id() );
		}
		if ( $kit ) {
			Post_Css::create( $kit->get_id() )->delete();
			Plugin::$instance->files_manager->clear_cache();
			Plugin::$instance->documents->get( $kit->get_id(), false );
		}
	}

	/** Returns a fingerprint of everything else in the kit, which no import may change. */
	public static function fingerprint_without( array $keys ): string {
		$kit  = self::kit();
		$left = $kit ? self::saved( $kit ) : array();
		foreach ( self::LISTS as $kind => $lists ) {
			foreach ( $lists as $list ) {
				$rows          = array_filter( self::rows( $left, $list, $kit ), fn( $row ) => ! in_array( "$kind/" . ( $row['_id'] ?? '' ), $keys, true ) );
				// Titles of defaults depend on the language.
				$left[ $list ] = array_map( fn( $row ) => array_diff_key( $row, array( 'title' => true ) ), array_values( $rows ) );
			}
		}
		foreach ( preg_grep( '#^styles/#', $keys ) as $key ) {
			[ , $name, $of_global ] = explode( '/', $key, 3 ) + array( 2 => null );
			if ( null === $of_global ) {
				unset( $left[ $name ] );
			} else {
				unset( $left[ self::GLOBALS ][ $of_global ] );
			}
		}
		$left = array_filter( $left, fn( $value ) => array() !== $value );
		ksort( $left );
		return md5( (string) wp_json_encode( $left ) );
	}

	public function label( string $key ): string {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' === $kind ) {
			return __( 'Text and button styles', 'kithouse' );
		}
		$title = $this->read( array( $key ) )[ $key ]['row']['title'] ?? $id;
		/* translators: %s: name of a colour or a font */
		return sprintf( __( 'Colour or font “%s”', 'kithouse' ), $title );
	}

	private static function kit(): ?Kit {
		$kit = Elementor::is_active() && class_exists( Kit::class ) ? Plugin::$instance->kits_manager->get_active_kit() : null;
		return $kit instanceof Kit && $kit->get_id() > 0 ? $kit : null;
	}

	private static function saved( Kit $kit ): array {
		$saved = $kit->get_meta( self::SETTINGS );
		return is_array( $saved ) ? $saved : array();
	}

	/** @return list<array<string, mixed>> The rows of a list: Elementor's own while nobody has saved that list. */
	private static function rows( array $saved, string $list, ?Kit $kit ): array {
		$rows = $saved[ $list ] ?? ( $kit ? self::defaults( $list, $kit ) : array() );
		return array_values( array_filter( (array) $rows, 'is_array' ) );
	}

	/** Returns the defaults without `get_settings`, which adds empty values that would count as set. */
	private static function defaults( string $list, Kit $kit ): array {
		$control = $kit->get_controls( $list );
		return (array) ( is_array( $control ) ? $control['default'] ?? array() : array() );
	}

	private static function value( array $saved, string $key, ?Kit $kit ): mixed {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' === $kind ) {
			[ $name, $of_global ] = explode( '/', $id, 2 ) + array( 1 => null );
			return null === $of_global ? $saved[ $name ] ?? null : $saved[ self::GLOBALS ][ $of_global ] ?? null;
		}
		foreach ( self::LISTS[ $kind ] as $list ) {
			$row = array_column( self::rows( $saved, $list, $kit ), null, '_id' )[ $id ] ?? null;
			if ( null !== $row ) {
				return array( 'list' => $list, 'row' => $row );
			}
		}
		return null;
	}

	private static function with( array $saved, string $key, mixed $value, bool $is_undo, Kit $kit ): array {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' !== $kind ) {
			return self::with_row( $saved, self::LISTS[ $kind ], $id, $value, $is_undo, $kit );
		}
		[ $name, $of_global ] = explode( '/', $id, 2 ) + array( 1 => null );
		if ( null !== $of_global ) {
			$value = array( $of_global => $value ) + (array) ( $saved[ self::GLOBALS ] ?? array() );
			$value = array_filter( $value, fn( $one ) => null !== $one );
			$name  = self::GLOBALS;
		}
		$saved[ $name ] = $value;
		return array_filter( $saved, fn( $one, $of ) => null !== $one && ( self::GLOBALS !== $of || array() !== $one ), ARRAY_FILTER_USE_BOTH );
	}

	/** Replaces the row in its list or adds it to its own. Stores a list only if it differs from Elementor's. */
	private static function with_row( array $saved, array $lists, string $id, ?array $value, bool $is_undo, Kit $kit ): array {
		$list = self::value( $saved, ( self::LISTS['colors'] === $lists ? 'colors' : 'fonts' ) . "/$id", $kit )['list'] ?? null;
		if ( null === $value && ( null === $list || ! isset( $saved[ $list ] ) ) ) {
			return $saved;
		}
		$list ??= in_array( $value['list'], $lists, true ) ? $value['list'] : $lists[1];
		$rows   = self::rows( $saved, $list, $kit );
		$at     = array_search( $id, array_column( $rows, '_id' ), true );
		$at     = false === $at ? count( $rows ) : $at;
		if ( null === $value ) {
			unset( $rows[ $at ] );
		} else {
			$rows[ $at ] = $value['row'] + ( $is_undo ? array() : $rows[ $at ] ?? array() );
		}
		unset( $saved[ $list ] );
		return self::is_default( $rows, self::defaults( $list, $kit ) ) ? $saved : $saved + array( $list => array_values( $rows ) );
	}

	/** Compares rows without titles, which depend on the language. */
	private static function is_default( array $rows, array $defaults ): bool {
		$without_title = fn( $row ) => array_diff_key( $row, array( 'title' => true ) );
		return array_map( $without_title, array_values( $rows ) ) == array_map( $without_title, $defaults ); // phpcs:ignore Universal.Operators.StrictComparisons -- In any order of keys.
	}
}
