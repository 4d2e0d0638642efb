<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Lists WordPress's blocks for parts of a page's own content. */
final class Content_Blocks {

	private const BLOCKS = array(
		'title'       => '<!-- wp:post-title {"level":1} /-->',
		'terms'       => '<!-- wp:post-terms {"term":"category"} /-->',
		'date'        => '<!-- wp:post-date /-->',
		'picture'     => '<!-- wp:post-featured-image /-->',
		'text'        => '<!-- wp:post-content /-->',
		'links'       => '<!-- wp:group {"layout":{"type":"flex","justifyContent":"space-between"}} --><div class="wp-block-group"><!-- wp:post-navigation-link {"type":"previous","showTitle":true} /--><!-- wp:post-navigation-link {"showTitle":true} /--></div><!-- /wp:group -->',
		'comments'    => '<!-- wp:comments --><div class="wp-block-comments"><!-- wp:comments-title {"level":2} /--><!-- wp:comment-template --><!-- wp:comment-author-name /--><!-- wp:comment-date /--><!-- wp:comment-content /--><!-- wp:comment-reply-link /--><!-- /wp:comment-template --><!-- wp:comments-pagination --><!-- wp:comments-pagination-previous /--><!-- wp:comments-pagination-next /--><!-- /wp:comments-pagination --><!-- wp:post-comments-form /--></div><!-- /wp:comments -->',
		'description' => '<!-- wp:term-description /-->',
	);

	private const POSTS = '<!-- wp:query {"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} --><div class="wp-block-query"><!-- wp:post-template {"style":{"spacing":{"blockGap":"36px"}},"layout":{"type":"grid","columnCount":3}} --><!-- wp:post-featured-image {"isLink":true,"aspectRatio":"3/2"} /--><!-- wp:post-terms {"term":"category"} /--><!-- wp:post-title {"isLink":true} /--><!-- wp:post-date /--><!-- wp:post-excerpt {"excerptLength":24,"moreText":""} /--><!-- /wp:post-template --><!-- wp:query-pagination {"layout":{"type":"flex","justifyContent":"space-between"}} --><!-- wp:query-pagination-previous /--><!-- wp:query-pagination-numbers /--><!-- wp:query-pagination-next /--><!-- /wp:query-pagination --><!-- wp:query-no-results --><p>%s</p><!-- /wp:query-no-results --></div><!-- /wp:query -->';

	/** @param string $words Shown without results, or in an empty search field. */
	public static function of( string $part, string $words ): string {
		return match ( $part ) {
			'list-title' => self::list_title(),
			'posts'      => sprintf( self::POSTS, esc_html( $words ) ),
			'search'     => '<!-- wp:search ' . serialize_block_attributes( array( 'showLabel' => false, 'placeholder' => $words ) ) . ' /-->',
			default      => self::BLOCKS[ $part ] ?? '',
		};
	}

	/** Names the posts page too, for which WordPress's own block has no words. */
	private static function list_title(): string {
		if ( ! is_home() ) {
			return '<!-- wp:query-title {"type":"' . ( is_search() ? 'search' : 'archive' ) . '"} /-->';
		}
		$page = (int) get_option( 'page_for_posts' );
		return '<h1>' . esc_html( 0 === $page ? get_bloginfo( 'name', 'display' ) : get_the_title( $page ) ) . '</h1>';
	}
}
