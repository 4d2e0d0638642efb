<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use WP_Theme;

defined( 'ABSPATH' ) || exit;

final class Theme_Setup {

	/** @param string $before The theme before the first attempt; empty if this is the first. */
	public static function run( string $slug, bool $activates, string $before = '' ): array {
		$record = "theme/$slug";
		if ( Install_State::may_be_torn( $record ) ) {
			self::remove( $slug );
		}
		$is_installed = Install_State::was_installed( $record );
		if ( ! wp_get_theme( $slug )->exists() ) {
			self::install( $slug, $record );
			$is_installed = true;
		}
		$theme  = wp_get_theme( $slug );
		$former = self::is_half( $before, $slug ) ? $before : get_stylesheet();
		$takes_place = $activates && $former !== $slug;
		if ( $takes_place ) {
			self::activate( $theme, $former );
		}
		Install_State::end( $record );
		return array( 'slug' => $slug, 'name' => $theme->display( 'Name', false ), 'installed' => $is_installed, 'former' => $takes_place ? $former : '' );
	}

	public static function restore( array $made ): void {
		$slug = (string) $made['slug'];
		if ( '' !== $made['former'] && ( get_stylesheet() === $slug || self::is_half( $slug, $made['former'] ) ) ) {
			if ( ! wp_get_theme( $made['former'] )->exists() ) {
				$refusal = new Install_Refused_Exception( __( 'Your previous theme is no longer installed.', 'kithouse' ) );
				throw $refusal;
			}
			if ( ! current_user_can( 'switch_themes' ) ) {
				$refusal = new Install_Refused_Exception( __( 'You don’t have permission to change the theme. Ask an administrator.', 'kithouse' ) );
				throw $refusal;
			}
			self::change( $slug, $made['former'] );
		}
		$is_used = is_multisite() || in_array( $slug, array( get_stylesheet(), get_template() ), true );
		if ( $made['installed'] && ! $is_used && current_user_can( 'delete_themes' ) && wp_get_theme( $slug )->exists() ) {
			self::remove( $slug );
		}
	}

	private static function install( string $slug, string $record ): void {
		Package::check_permission( 'themes', $slug );
		Package::open_disk( get_theme_root(), $slug );
		$found = Directory::theme( $slug );
		Requirements::check( $found['name'], $found['requires'], $found['requires_php'] );
		Install_State::files( $record );
		try {
			Package::install( $found['link'], $slug, $found['name'], true );
		} catch ( Install_Refused_Exception $refusal ) {
			Install_State::end( $record );
			throw $refusal;
		}
		wp_clean_themes_cache();
		Install_State::activation( $record, true );
	}

	public static function check_activation( WP_Theme $theme ): void {
		if ( ! current_user_can( 'switch_themes' ) || ! $theme->is_allowed() ) {
			/* translators: %s: theme name */
			$text = __( 'You don’t have permission to change this site’s theme to %s. Ask an administrator.', 'kithouse' );
			$refusal = new Install_Refused_Exception( sprintf( $text, $theme->display( 'Name', false ) ), array(), 'invalid_permission' );
			throw $refusal;
		}
	}

	private static function activate( WP_Theme $theme, string $former ): void {
		$name = $theme->display( 'Name', false );
		self::check_activation( $theme );
		Requirements::check( $name, (string) $theme->get( 'RequiresWP' ), (string) $theme->get( 'RequiresPHP' ) );
		if ( $theme->errors() ) {
			/* translators: %s: theme name */
			$refusal = new Install_Refused_Exception( sprintf( __( 'The theme %s is damaged. Install it again.', 'kithouse' ), $name ) );
			throw $refusal;
		}
		self::change( $former, $theme->get_stylesheet() );
	}

	/** Changes the theme. Idempotent: a killed script leaves the new theme without WordPress's last steps. */
	private static function change( string $from, string $to ): void {
		if ( get_stylesheet() === $to ) {
			update_option( 'template', wp_get_theme( $from )->get_template() );
			update_option( 'stylesheet', $from );
		}
		delete_option( 'theme_switched' );
		switch_theme( $to );
	}

	private static function is_half( string $from, string $to ): bool {
		$is_changed = '' !== $from && $from !== $to && get_stylesheet() === $to;
		return $is_changed && wp_get_theme( $from )->exists() && null === get_option( 'theme_switched', null );
	}

	private static function remove( string $slug ): void {
		Package::open_disk( get_theme_root(), $slug );
		Package::remove( get_theme_root() . "/$slug" );
		wp_clean_themes_cache();
	}
}
