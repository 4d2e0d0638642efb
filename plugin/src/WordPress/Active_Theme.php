<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use WP_Theme;

defined( 'ABSPATH' ) || exit;

/** Describes the active theme for the wizard, which proposes another one only if this one can't show a pack. */
final class Active_Theme {

	/** @return array{name: string, can_show_packs: bool, has_blocks: bool} */
	public static function describe(): array {
		$theme = wp_get_theme();
		return array(
			'name'           => html_entity_decode( (string) $theme->display( 'Name', false ), ENT_QUOTES, 'UTF-8' ),
			'can_show_packs' => self::can_show_packs( $theme ),
			'has_blocks'     => $theme->is_block_theme(),
		);
	}

	/** Returns true for block themes and for classic ones with a header and a footer, whose place a pack's can take. */
	private static function can_show_packs( WP_Theme $theme ): bool {
		$has_file = fn( string $file ): bool => is_readable( $theme->get_file_path( $file ) );
		return $theme->exists() && ( $theme->is_block_theme() || ( $has_file( 'header.php' ) && $has_file( 'footer.php' ) ) );
	}
}
