<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Theme_JSON;
use WP_Theme_JSON_Resolver;

defined( 'ABSPATH' ) || exit;

/** Reads and writes `<theme>|<path>` in the user's global styles of a theme. The path of a preset ends with its slug. */
final class Global_Styles implements Settings_Store {

	private const FLAG = 'isGlobalStylesUserThemeJSON';

	/** Returns true if WordPress shows the global styles of the theme. An empty slug means the active theme. */
	public static function are_shown( string $theme ): bool {
		if ( version_compare( get_bloginfo( 'version' ), '7.0', '>=' ) ) {
			return true;
		}
		$of = wp_get_theme( $theme );
		return $of->exists() && ( $of->is_block_theme() || is_readable( $of->get_file_path( 'theme.json' ) ) );
	}

	public static function exist( string $theme ): bool {
		return array() !== self::post( $theme, false );
	}

	public function read( array $keys ): array {
		$data   = array();
		$values = array();
		foreach ( $keys as $key ) {
			[ $theme, $path ] = explode( '|', $key, 2 );
			$data[ $theme ] ??= self::load( $theme );
			$values[ $key ]   = self::value( $data[ $theme ], explode( '.', $path ) );
		}
		return $values;
	}

	/** @return array<string, array<string, mixed>> The user's presets of a theme by path. */
	public static function presets( string $theme ): array {
		$found = array();
		foreach ( array( 'color' => array( 'palette', 'gradients' ), 'typography' => array( 'fontFamilies', 'fontSizes' ), 'spacing' => array( 'spacingSizes' ), 'shadow' => array( 'presets' ) ) as $group => $lists ) {
			foreach ( $lists as $list ) {
				foreach ( self::rows( self::load( $theme )['settings'][ $group ][ $list ] ?? null ) as $row ) {
					$found[ "settings.$group.$list.$row[slug]" ] = $row;
				}
			}
		}
		return $found;
	}

	public function write( array $values, bool $is_undo = false ): void {
		foreach ( self::by_theme( $values ) as $theme => $of_theme ) {
			// An undo needs no post where somebody has deleted it.
			if ( ! $is_undo || self::exist( (string) $theme ) || array_filter( $of_theme, fn( $value ) => null !== $value ) ) {
				self::save( (string) $theme, $of_theme );
			}
		}
	}

	public function label( string $key ): string {
		[ $theme, $path ] = explode( '|', $key, 2 );
		if ( str_starts_with( $path, 'styles.' ) ) {
			/* translators: %s: name of a theme */
			return sprintf( __( 'Styles of %s', 'kithouse' ), self::theme_name( $theme ) );
		}
		/* translators: %s: name of a colour or a font */
		return sprintf( __( 'Colour or font “%s”', 'kithouse' ), $this->read( array( $key ) )[ $key ]['name'] ?? substr( (string) strrchr( $path, '.' ), 1 ) );
	}

	public static function theme_name( string $theme ): string {
		$name = wp_get_theme( $theme )->display( 'Name', false );
		return is_string( $name ) && '' !== $name ? $name : $theme;
	}

	/** Marks a post that an import created, so that its undo can delete it. */
	public static function mark( string $theme, string $mark ): void {
		$id = (int) ( self::post( $theme, false )['ID'] ?? 0 );
		$id && add_post_meta( $id, Attachment::MARK, $mark, true );
	}

	/** Deletes the post if an import created it and nothing is left in it. */
	public static function delete_empty( string $theme ): void {
		$post = self::post( $theme, false );
		if ( $post && '' !== (string) get_post_meta( $post['ID'], Attachment::MARK, true ) && ! array_filter( array_diff_key( self::load( $theme ), array( 'version' => true, self::FLAG => true ) ) ) ) {
			wp_delete_post( $post['ID'], true );
			wp_clean_theme_json_cache();
		}
	}

	/** Deletes a post whose creation was interrupted before WordPress assigned it to the theme. */
	public static function sweep( string $theme ): void {
		$query = array(
			'post_type'        => 'wp_global_styles',
			'name'             => sanitize_title( 'wp-global-styles-' . rawurlencode( $theme ) ),
			'post_status'      => 'any',
			'suppress_filters' => true,
			'fields'           => 'ids',
		);
		foreach ( get_posts( $query ) as $id ) {
			wp_get_object_terms( $id, 'wp_theme' ) || wp_delete_post( $id, true );
		}
	}

	/** @return array<int, string> The text of posts after these values are restored, by their number. */
	public static function restored( array $values ): array {
		$texts = array();
		foreach ( self::by_theme( array_filter( $values, fn( $key ) => str_contains( (string) $key, '|' ), ARRAY_FILTER_USE_KEY ) ) as $theme => $of_theme ) {
			$texts[ (int) ( self::post( (string) $theme, false )['ID'] ?? 0 ) ] = self::encode( self::with_all( self::load( (string) $theme ), $of_theme ) );
		}
		return $texts;
	}

	/** @return array<string, array<string, mixed>> Values by theme and path. */
	private static function by_theme( array $values ): array {
		$by_theme = array();
		foreach ( $values as $key => $value ) {
			[ $theme, $path ]            = explode( '|', (string) $key, 2 );
			$by_theme[ $theme ][ $path ] = $value;
		}
		return $by_theme;
	}

	/** @return array<string, mixed> */
	private static function load( string $theme ): array {
		$data = json_decode( (string) ( self::post( $theme, false )['post_content'] ?? '' ), true );
		return is_array( $data ) ? $data : array();
	}

	private static function save( string $theme, array $values ): void {
		$id   = (int) ( self::post( $theme, true )['ID'] ?? 0 );
		$data = self::with_all( self::load( $theme ) + array( 'version' => WP_Theme_JSON::LATEST_SCHEMA ), $values );
		// WordPress ignores the post without it.
		$data[ self::FLAG ] = true;
		$id && wp_update_post( wp_slash( array( 'ID' => $id, 'post_content' => self::encode( $data ) ) ) );
		wp_clean_theme_json_cache();
	}

	private static function encode( array $data ): string {
		return (string) wp_json_encode( $data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP );
	}

	private static function with_all( array $data, array $values ): array {
		foreach ( $values as $path => $value ) {
			$data = self::with( $data, explode( '.', (string) $path ), $value );
		}
		return $data;
	}

	private static function value( array $data, array $path ): mixed {
		if ( 'settings' === $path[0] ) {
			return array_column( self::rows( $data['settings'][ $path[1] ][ $path[2] ] ?? null ), null, 'slug' )[ $path[3] ] ?? null;
		}
		$value = $data;
		foreach ( $path as $name ) {
			$value = is_array( $value ) ? $value[ $name ] ?? null : null;
		}
		return $value;
	}

	/** @return list<array<string, mixed>> WordPress reads a list without an origin as the user's, too. */
	private static function rows( mixed $presets ): array {
		$rows = is_array( $presets ) && ! array_is_list( $presets ) ? $presets['custom'] ?? array() : $presets;
		return array_values( array_filter( (array) $rows, fn( $row ) => is_array( $row ) && is_string( $row['slug'] ?? null ) ) );
	}

	/** Sets or deletes a value, and deletes what becomes empty with it. */
	private static function with( array $data, array $path, mixed $value ): array {
		if ( 'settings' === $path[0] && isset( $path[3] ) ) {
			$slug  = array_pop( $path );
			$value = self::with_row( $data['settings'][ $path[1] ][ $path[2] ] ?? null, $slug, $value );
		}
		$name = (string) array_shift( $path );
		if ( $path ) {
			$inner = $data[ $name ] ?? array();
			$value = self::with( is_array( $inner ) ? $inner : array(), $path, $value );
		}
		$data[ $name ] = $value;
		if ( null === $value || array() === $value ) {
			unset( $data[ $name ] );
		}
		return $data;
	}

	/** Replaces a row in its place, or adds it to the end. */
	private static function with_row( mixed $presets, string $slug, mixed $row ): array {
		$rows          = array_column( self::rows( $presets ), null, 'slug' );
		$rows[ $slug ] = $row;
		$rows          = array_values( array_filter( $rows ) );
		$origins       = is_array( $presets ) && ! array_is_list( $presets ) ? $presets : array();
		unset( $origins['custom'] );
		return $origins + ( $rows ? array( 'custom' => $rows ) : array() );
	}

	private static function post( string $theme, bool $creates ): array {
		return WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $theme ), $creates );
	}
}
