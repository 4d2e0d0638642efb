<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Attachment;

defined( 'ABSPATH' ) || exit;

/**
 * Shows imported pages of Elementor in full width on a classic theme, too. Their template belongs to a block theme; a classic
 * theme shows its default for it, which is a column with a title.
 */
final class Wide_Pages {

	/** Template of single imported pages. */
	public const SLUG = 'kithouse-full-width';

	private const ELEMENTOR = 'elementor_header_footer';
	private const TEMPLATE  = '_wp_page_template';

	public function add_hooks(): void {
		add_action( 'wp', array( $this, 'replace_template' ) );
	}

	/** Changes only what visitors see, so that a block theme finds the page as it was. */
	public function replace_template(): void {
		$page = is_admin() || wp_is_block_theme() || ! is_page() ? 0 : get_queried_object_id();
		if ( 0 === $page || ! self::is_wide( (string) get_post_meta( $page, self::TEMPLATE, true ) ) || 'builder' !== get_post_meta( $page, '_elementor_edit_mode', true ) ) {
			return;
		}
		$is_asked = fn( $id, $key ) => self::TEMPLATE === $key && (int) $id === $page;
		add_filter( 'get_post_metadata', fn( $value, $id = 0, $key = '' ) => $is_asked( $id, $key ) ? array( self::ELEMENTOR ) : $value, 10, 3 );
	}

	/** Returns true for a template that an import added to a block theme. */
	private static function is_wide( string $slug ): bool {
		if ( '' === $slug || self::SLUG === $slug || str_ends_with( $slug, '.php' ) ) {
			return self::SLUG === $slug;
		}
		$query = array(
			'post_type'        => 'wp_template',
			'post_status'      => 'publish',
			'post_name__in'    => array( $slug ),
			'meta_key'         => Attachment::MARK, // phpcs:ignore WordPress.DB.SlowDBQuery -- The slug narrows it to a few rows.
			'numberposts'      => 1,
			'fields'           => 'ids',
			'suppress_filters' => true,
		);
		return array() !== get_posts( $query );
	}
}
