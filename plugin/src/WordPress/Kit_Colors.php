<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Elementor\Core\Kits\Documents\Kit;
use Elementor\Plugin;

use Elementor\Core\Files\CSS\Post as Post_Css;
use Elementor\Core\Settings\Manager as Settings;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress has no search in the text of fields.

/** Adds a template's colours and fonts to the kit. Ids derive from values: an existing one is the same or an edit, and stays. */
final class Kit_Colors {

	private const LISTS    = array( 'colors' => 'custom_colors', 'fonts' => 'custom_typography' );
	private const SETTINGS = '_elementor_page_settings';
	/** Characters that could end a CSS declaration and that no colour or font needs. */
	private const UNSAFE   = '/[<>{};\\\\]/';

	public static function missing( array $settings ): array {
		$kit = self::kit();
		return array_values( array_diff( array_keys( self::rows( $settings ) ), $kit ? array_keys( self::own( $kit ) ) : array() ) );
	}

	/** Adds them. Idempotent; false without a writable kit. */
	public static function add( array $settings ): bool {
		$kit = self::kit();
		if ( ! $kit ) {
			return false;
		}
		$rows = self::rows( $settings );
		foreach ( self::missing( $settings ) as $id ) {
			$kit->add_repeater_row( $rows[ $id ]['list'], $rows[ $id ]['row'] );
		}
		return true;
	}

	/** Returns why one stays on undo; null when only the `$going` posts use it. */
	public static function hold( array $settings, string $id, array $going = array() ): ?string {
		$kit = self::kit();
		$own = $kit ? self::own( $kit )[ $id ] ?? null : null;
		if ( null === $own ) {
			return null;
		}
		// Elementor completes its rows when a person saves them.
		$brought = self::rows( $settings )[ $id ]['row'] ?? array();
		if ( array_intersect_key( $own['row'], $brought ) != $brought ) { // phpcs:ignore Universal.Operators.StrictComparisons -- In any order of keys.
			return __( 'It was changed after the import.', 'kithouse' );
		}
		return self::is_used( $id, $kit, $going ) ? __( 'Something else uses it.', 'kithouse' ) : null;
	}

	public static function remove( array $ids ): void {
		$kit = self::kit();
		foreach ( array_filter( array( $kit, $kit ? $kit->get_autosave() : null ) ) as $document ) {
			$saved = $document->get_meta( self::SETTINGS );
			$saved = is_array( $saved ) ? $saved : array();
			foreach ( self::LISTS as $list ) {
				$rows = self::list_of( $saved, $list );
				$left = array_values( array_filter( $rows, fn( $row ) => ! in_array( $row['_id'] ?? '', $ids, true ) ) );
				if ( $rows !== $left ) {
					$saved = array() === $left ? array_diff_key( $saved, array( $list => true ) ) : array( $list => $left ) + $saved;
				}
			}
			Settings::get_settings_managers( 'page' )->save_settings( $saved, $document->get_id() );
		}
		if ( $kit ) {
			Post_Css::create( $kit->get_id() )->delete();
			Plugin::$instance->documents->get( $kit->get_id(), false );
		}
	}

	public static function title( array $settings, string $id ): string {
		return (string) ( self::rows( $settings )[ $id ]['row']['title'] ?? $id );
	}

	private static function kit(): ?Kit {
		$kit = Elementor::is_active() ? Plugin::$instance->kits_manager->get_active_kit() : null;
		return $kit instanceof Kit && $kit->get_id() > 0 ? $kit : null;
	}

	private static function rows( array $settings ): array {
		$rows = array();
		foreach ( self::LISTS as $name => $list ) {
			foreach ( (array) ( $settings[ $name ] ?? array() ) as $brought ) {
				$id  = (string) ( $brought['id'] ?? '' );
				$is  = 'colors' === $name ? array( 'color' => $brought['color'] ?? '' ) : (array) ( $brought['settings'] ?? array() );
				$row = array( '_id' => $id, 'title' => sanitize_text_field( (string) ( $brought['title'] ?? '' ) ) ) + $is;
				if ( 1 === preg_match( '/^[\w-]{1,60}$/D', $id ) && 0 === preg_match( self::UNSAFE, self::text( $is ) ) ) {
					$rows[ $id ] = array( 'list' => $list, 'row' => $row );
				}
			}
		}
		return $rows;
	}

	private static function own( Kit $kit ): array {
		$rows = array();
		foreach ( self::LISTS as $list ) {
			foreach ( self::list_of( (array) $kit->get_meta( self::SETTINGS ), $list ) as $row ) {
				$rows[ (string) ( $row['_id'] ?? '' ) ] = array( 'list' => $list, 'row' => $row );
			}
		}
		return $rows;
	}

	private static function list_of( array $saved, string $list ): array {
		return array_values( array_filter( (array) ( $saved[ $list ] ?? array() ), 'is_array' ) );
	}

	private static function text( array $values ): string {
		$text = '';
		array_walk_recursive( $values, function ( $value, $key ) use ( &$text ) { $text .= "$key $value "; } );
		return $text;
	}

	private static function is_used( string $id, Kit $kit, array $going ): bool {
		global $wpdb;
		$of_kit = array_diff_key( (array) $kit->get_meta( self::SETTINGS ), array_flip( self::LISTS ) );
		$posts  = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key IN ( '_elementor_data', %s ) AND m.meta_value LIKE %s
				AND p.ID <> %d AND p.post_type <> 'revision' AND p.post_status NOT IN ( 'trash', 'auto-draft' ) LIMIT 100",
				self::SETTINGS,
				'%' . $wpdb->esc_like( $id ) . '%',
				$kit->get_id()
			)
		);
		return str_contains( self::text( $of_kit ), $id ) || array() !== array_diff( array_map( 'intval', $posts ), $going );
	}
}
