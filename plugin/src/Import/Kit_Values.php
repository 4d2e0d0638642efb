<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Elementor\Core\Files\CSS\Post as Post_Css;
use Elementor\Core\Kits\Documents\Kit;
use Elementor\Core\Settings\Manager as Settings;
use Elementor\Plugin;
use Kithouse\Plan\Settings_Store;

/** Values of Elementor's active kit: `colors/<id>`, `fonts/<id>`, `styles/<name>` and what of them is a global, `styles/__globals__/<name>`. */
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
		return array_combine( $keys, array_map( fn( $key ) => self::value( $saved, $key ), $keys ) );
	}

	public function write( array $values ): void {
		$kit = self::kit();
		foreach ( array_filter( array( $kit, $kit ? $kit->get_autosave() : null ) ) as $document ) {
			$saved = self::saved( $document );
			foreach ( $values as $key => $value ) {
				$saved = self::with( $saved, (string) $key, $value );
			}
			Settings::get_settings_managers( 'page' )->save_settings( $saved, $document->get_id() );
		}
		if ( $kit ) {
			Post_Css::create( $kit->get_id() )->delete();
			Plugin::$instance->files_manager->clear_cache();
			Plugin::$instance->documents->get( $kit->get_id(), false );
		}
	}

	public function label( string $key ): string {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' === $kind ) {
			return __( 'Styles of texts and buttons', 'kithouse' );
		}
		$title = $this->read( array( $key ) )[ $key ]['row']['title'] ?? $id;
		/* translators: %s: name of a colour or a font */
		return sprintf( __( 'Colour or font “%s”', 'kithouse' ), $title );
	}

	private static function kit(): ?Kit {
		$kit = Elementor::is_active() && class_exists( Kit::class ) ? Plugin::$instance->kits_manager->get_active_kit() : null;
		return $kit instanceof Kit && $kit->get_id() > 0 ? $kit : null;
	}

	/** With the colours and fonts that every kit has by itself, which nobody has saved yet. */
	private static function saved( Kit $kit ): array {
		$saved = $kit->get_meta( self::SETTINGS );
		$saved = is_array( $saved ) ? $saved : array();
		foreach ( array( 'system_colors', 'system_typography' ) as $list ) {
			$saved[ $list ] ??= (array) $kit->get_settings( $list );
		}
		return $saved;
	}

	private static function value( array $saved, string $key ): mixed {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' === $kind ) {
			[ $name, $of_global ] = explode( '/', $id, 2 ) + array( 1 => null );
			return null === $of_global ? $saved[ $name ] ?? null : $saved[ self::GLOBALS ][ $of_global ] ?? null;
		}
		foreach ( self::LISTS[ $kind ] as $list ) {
			foreach ( array_filter( (array) ( $saved[ $list ] ?? array() ), 'is_array' ) as $row ) {
				if ( $id === ( $row['_id'] ?? '' ) ) {
					return array( 'list' => $list, 'row' => $row );
				}
			}
		}
		return null;
	}

	private static function with( array $saved, string $key, mixed $value ): array {
		[ $kind, $id ] = explode( '/', $key, 2 );
		if ( 'styles' !== $kind ) {
			return self::with_row( $saved, self::LISTS[ $kind ], $id, $value );
		}
		[ $name, $of_global ] = explode( '/', $id, 2 ) + array( 1 => null );
		if ( null !== $of_global ) {
			$saved[ self::GLOBALS ][ $of_global ] = $value;
			$saved[ self::GLOBALS ]               = array_filter( $saved[ self::GLOBALS ], fn( $one ) => null !== $one );
			return $saved;
		}
		$saved[ $name ] = $value;
		return array_filter( $saved, fn( $one ) => null !== $one );
	}

	/** At its place in the list that has it; a new one at the end of its own. */
	private static function with_row( array $saved, array $lists, string $id, ?array $value ): array {
		$is_put = null === $value;
		foreach ( $lists as $list ) {
			$rows = array_values( array_filter( (array) ( $saved[ $list ] ?? array() ), 'is_array' ) );
			foreach ( $rows as $i => $row ) {
				if ( $id === ( $row['_id'] ?? '' ) ) {
					$rows[ $i ] = $is_put ? null : $value['row'] + $row;
					$is_put     = true;
				}
			}
			$saved[ $list ] = array_values( array_filter( $rows ) );
		}
		if ( ! $is_put ) {
			$saved[ in_array( $value['list'], $lists, true ) ? $value['list'] : $lists[1] ][] = $value['row'];
		}
		return $saved;
	}
}
