<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Plugin;
use Kithouse\Brand;
use Kithouse\Log;
use Throwable;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Renders a part. Logs a failure and returns nothing. */
final class Renderer {

	private const OPEN   = '.kithouse-header .wp-block-navigation__responsive-container.is-menu-open';
	private const STYLES = '.kithouse-header,.kithouse-footer{font-weight:400}'
		. '.kithouse-header :is(.wp-block-site-logo,.wp-block-buttons){flex-shrink:0}.kithouse-header .wp-block-site-title{min-width:0;overflow-wrap:anywhere}'
		. '.kithouse-header .wp-block-button__link{white-space:nowrap}'
		. self::OPEN . '{padding:clamp(1rem,.89rem + .45vw,1.25rem) clamp(1.375rem,.88rem + 2.02vw,2.5rem)}'
		. self::OPEN . ' .wp-block-navigation__responsive-container-content{align-items:flex-start;padding-top:4.5rem}'
		. self::OPEN . ' .wp-block-navigation__container{align-items:flex-start;gap:1.5rem}'
		. self::OPEN . ' .wp-block-navigation-item{font-size:1.75rem!important;line-height:1.25}'
		. '@media (max-width:599.98px){.kithouse-header .is-layout-flex>.wp-block-navigation{order:1;gap:0!important}'
		. '.kithouse-header .is-layout-flex>.wp-block-navigation~.wp-block-buttons{margin-inline-start:auto}}';

	/** A theme's header.php may open a flex or grid container. */
	private const BODY = '.kithouse-body{width:100%;min-width:0;grid-column:1/-1}';
	/** Astra's container is as tall as the window, even without its header and footer, so a short page would have a gap above the footer. */
	private const PAGE = '#page.site:has(.kithouse-body),body:has(.kithouse-footer) #page.site{min-height:0}';

	public static function render( WP_Post $part, bool $is_body ): string {
		$current = $GLOBALS['post'] ?? null;
		$level   = ob_get_level();
		try {
			return Theme_Part::POST_TYPE === $part->post_type ? self::blocks( $part->post_content, $is_body ) : self::elementor( $part->ID, $is_body );
		} catch ( Throwable $error ) {
			Log::error( "theme part $part->ID", $error );
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
			return '';
		} finally {
			$GLOBALS['post'] = $current; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back as it was.
		}
	}

	private static function blocks( string $markup, bool $is_body ): string {
		global $wp_embed;
		if ( $is_body && wp_is_block_theme() ) {
			$markup = '<!-- wp:group {"tagName":"main","layout":{"type":"constrained"}} --><main class="wp-block-group">' . $markup . '</main><!-- /wp:group -->';
		}
		$markup = do_shortcode( shortcode_unautop( $wp_embed->autoembed( $wp_embed->run_shortcode( $markup ) ) ) );
		$html   = $is_body && is_singular() ? self::in_the_loop( $markup ) : do_blocks( $markup );
		Block_Styles::add();
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_layout_styles' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_page_styles' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_part_styles' ) );
		$is_body && Pack_Look::fill_the_page();
		return wp_filter_content_tags( convert_smilies( wptexturize( $html ) ), 'template' );
	}

	private static function in_the_loop( string $markup ): string {
		$html = '';
		try {
			while ( have_posts() ) {
				the_post();
				$html .= do_blocks( $markup );
			}
		} finally {
			rewind_posts();
		}
		return $html;
	}

	/** Adds styles for the theme's container of the page. */
	public static function add_page_styles(): void {
		wp_register_style( 'kithouse-page', false, array(), Brand::VERSION );
		wp_add_inline_style( 'kithouse-page', self::PAGE );
		wp_enqueue_style( 'kithouse-page' );
	}

	/** Adds styles for a phone's opened menu, and for the text weight that themes set for their own fonts. */
	public static function add_part_styles(): void {
		wp_register_style( 'kithouse-part', false, array(), Brand::VERSION );
		wp_add_inline_style( 'kithouse-part', self::STYLES . self::BODY );
		wp_enqueue_style( 'kithouse-part' );
		Pack_Look::add();
	}

	/**
	 * Returns the same styles for headers and footers of a block theme, which have no class of ours without the plugin.
	 *
	 * @param list<string> $areas
	 */
	public static function styles_without_plugin( array $areas ): string {
		$frame    = implode( ',', array_map( fn( $area ) => "$area.wp-block-template-part", $areas ) );
		$selector = array( '.kithouse-header,.kithouse-footer' => ":is($frame)", '.kithouse-header' => 'header.wp-block-template-part' );
		$styles   = in_array( 'header', $areas, true ) ? self::STYLES : strtok( self::STYLES, '}' ) . '}';
		return ":is($frame){margin-block-start:0!important}" . strtr( $styles, $selector ) . Pack_Look::css();
	}

	/** Adds layout styles to the head; classic themes print them at the end, which causes a layout shift. */
	public static function add_layout_styles(): void {
		if ( ! wp_is_block_theme() ) {
			wp_register_style( 'kithouse-theme-parts', false, array(), Brand::VERSION );
			wp_add_inline_style( 'kithouse-theme-parts', wp_style_engine_get_stylesheet_from_context( 'block-supports' ) );
			wp_enqueue_style( 'kithouse-theme-parts' );
		}
	}

	private static function elementor( int $id, bool $is_body ): string {
		$frontend = Plugin::$instance->frontend;
		$html     = $frontend->get_builder_content_for_display( $id );
		$assets   = get_post_meta( $id, '_elementor_page_assets', true );
		if ( is_array( $assets ) && isset( Plugin::$instance->assets_loader ) ) {
			// Elementor does this for the page only, so a part with cached HTML would lack its widget styles.
			Plugin::$instance->assets_loader->enable_assets( $assets );
		}
		// Elementor 4 adds the local styles and global classes of the documents that this names.
		do_action( 'elementor/post/render', $id ); // phpcs:ignore WordPress.NamingConventions -- Elementor's hook.
		add_action( 'wp_enqueue_scripts', array( $frontend, 'enqueue_styles' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_layout_styles' ), PHP_INT_MAX );
		add_action( 'wp_enqueue_scripts', array( self::class, 'add_page_styles' ) );
		if ( $is_body ) {
			add_action( 'wp_enqueue_scripts', array( self::class, 'add_part_styles' ) );
			Pack_Look::fill_the_page();
		}
		return (string) $html;
	}
}
