<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

/** Prints, for the content of packs, what themes style and blocks have no setting for: the lines of links, gaps, separators. */
final class Pack_Look {

	/** Class of the group around imported content. */
	private const ROOT = 'kithouse-root';

	private const TEXT = '.kithouse-root :where(*,::before,::after){box-sizing:border-box}'
		. '.kithouse-root :is(p,h1,h2,h3,h4,h5,h6,blockquote,figcaption){text-wrap:pretty}'
		. '.kithouse-root :is(h1,h2,h3,h4,h5,h6){font-weight:400;font-style:normal;letter-spacing:0;line-height:1.125;text-transform:none}'
		. '.kithouse-root:not(.kithouse-content) a:where(:not(.wp-element-button,.wp-block-button__link)){text-decoration:underline}'
		. '.kithouse-root :is(.wp-block-navigation,.wp-block-site-title,.wp-block-post-title) a{text-decoration:none}'
		. '.kithouse-root .wp-block-site-title{letter-spacing:0}';

	/** A doubled class outweighs the rules of themes for the same blocks. */
	private const BLOCKS = '.kithouse-root .wp-block-separator{border-style:solid;border-width:0 0 1px}'
		. '.kithouse-root .wp-block-post>.wp-block-post-title{margin-block:.83em}.kithouse-root .wp-block-post-excerpt{margin-block:19.2px}'
		. '.kithouse-root .wp-block-post-excerpt__excerpt{margin:0}.kithouse-root .wp-block-post-featured-image{margin-block-start:0}.kithouse-root .wp-block-post>.wp-block-post-featured-image{margin-block-end:16px}'
		. '.kithouse-root :is(.wp-block-post-template,.wp-block-post){margin-inline:0;padding-inline:0}'
		// Rotated text has its block end at the side, but themes set the margin at the bottom.
		. '.kithouse-root :is(.is-layout-flow,.is-layout-constrained,.is-layout-flex,.is-layout-grid)>*{margin-bottom:0}'
		. '.kithouse-root .wp-block-columns.wp-block-columns>.wp-block-column{margin-block-end:0}'
		. '.kithouse-root .wp-block-image.alignfull img{width:100%}'
		// Hello Elementor stretches every image within full-width content.
		. ':is(.kithouse-root .alignfull,.kithouse-root.alignfull) .wp-block-image:not(.alignfull,.alignwide,.is-resized) img{width:auto}'
		. '.kithouse-root.kithouse-root .wp-block-social-links{margin-inline-start:0;padding-inline-start:0}'
		. '.kithouse-root ul.is-style-checkmark-list{list-style-type:"\2713"}.kithouse-root ul.is-style-checkmark-list>li{padding-inline-start:1ch}';

	/** Elementor removes the margins of figures within its widgets, and classic themes have other gaps. */
	private const WIDGET = '.kithouse-root.kithouse-content .wp-block-post>.wp-block-post-featured-image{margin-block-end:1em!important}'
		. '.kithouse-root.kithouse-content>.is-layout-flex{gap:19.2px}';

	/** Posts have plain headings and quotes, whose size only the theme sets. */
	private const POSTS = '.kithouse-root .wp-block-post-content :is(h1,h2,h3,h4,h5,h6){font-family:inherit}'
		. '.kithouse-root .wp-block-post-content h2{font-size:clamp(28px,calc(28px + (1vw - 3.2px)*.392),32px)}'
		. '.kithouse-root .wp-block-post-content h3{font-size:clamp(18px,calc(18px + (1vw - 3.2px)*.392),22px)}'
		. '.kithouse-root.kithouse-root .wp-block-quote{margin-inline:0;border:0 solid currentColor;border-inline-start-width:2px;padding:20px 30px;background:none;color:inherit;font-style:normal;font-weight:300;font-size:clamp(18px,calc(18px + (1vw - 3.2px)*.392),22px)}';

	public function add_hooks(): void {
		add_action( 'wp_enqueue_scripts', array( $this, 'add_to_content' ), 20 );
	}

	public function add_to_content(): void {
		if ( is_singular() && str_contains( get_queried_object()->post_content ?? '', self::ROOT ) ) {
			self::add();
		}
	}

	/** Keeps Astra's container and sidebar away from a template of full-width sections. */
	public static function fill_the_page(): void {
		add_filter( 'astra_get_content_layout', fn() => 'page-builder' );
		add_filter( 'astra_page_layout', fn() => 'no-sidebar' );
	}

	/** Returns the styles. A hand-over stores them, because the content still has their class without the plugin. */
	public static function css(): string {
		return self::TEXT . self::BLOCKS . self::WIDGET . self::POSTS;
	}

	public static function add(): void {
		wp_register_style( self::ROOT, false, array(), Brand::VERSION );
		wp_styles()->get_data( self::ROOT, 'after' ) || wp_add_inline_style( self::ROOT, self::css() );
		wp_enqueue_style( self::ROOT );
	}
}
