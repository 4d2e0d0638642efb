<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

final class Starting_Content {

	public const POSTS = '<!-- wp:query {"query":{"perPage":10,"pages":0,"offset":0,"postType":"post","order":"desc","orderBy":"date","inherit":true}} -->
<div class="wp-block-query"><!-- wp:post-template -->
<!-- wp:post-title {"isLink":true} /-->

<!-- wp:post-date /-->

<!-- wp:post-excerpt /-->
<!-- /wp:post-template -->

<!-- wp:query-pagination -->
<!-- wp:query-pagination-previous /-->

<!-- wp:query-pagination-numbers /-->

<!-- wp:query-pagination-next /-->
<!-- /wp:query-pagination -->

<!-- wp:query-no-results -->
<!-- wp:search {"showLabel":false} /-->
<!-- /wp:query-no-results --></div>
<!-- /wp:query -->';

	private const ROW = '<!-- wp:group {"align":"full","style":{"spacing":{"padding":{"top":"1.5rem","right":"1.5rem","bottom":"1.5rem","left":"1.5rem"}}},"layout":{"type":"flex","flexWrap":"wrap","justifyContent":"space-between"}} -->
<div class="wp-block-group alignfull" style="padding-top:1.5rem;padding-right:1.5rem;padding-bottom:1.5rem;padding-left:1.5rem">%s</div>
<!-- /wp:group -->';

	private const BY_TYPE = array(
		'header'         => '<!-- wp:site-title {"level":0} /-->

<!-- wp:navigation -->
<!-- wp:page-list /-->
<!-- /wp:navigation -->',
		'footer'         => '<!-- wp:site-title {"level":0} /-->

<!-- wp:site-tagline /-->',
		'single-page'    => "<!-- wp:post-title {\"level\":1} /-->\n\n<!-- wp:post-content {\"layout\":{\"type\":\"constrained\"}} /-->",
		'search-results' => "<!-- wp:query-title {\"type\":\"search\"} /-->\n\n<!-- wp:search {\"showLabel\":false} /-->\n\n" . self::POSTS,
	);

	private const POST    = '<!-- wp:post-title {"level":1} /-->

<!-- wp:post-featured-image /-->

<!-- wp:post-content {"layout":{"type":"constrained"}} /-->';
	private const ARCHIVE = "<!-- wp:query-title {\"type\":\"archive\"} /-->\n\n" . self::POSTS;

	public static function blocks( string $type ): string {
		if ( 'error-404' === $type ) {
			$text = esc_html__( 'This address doesn’t exist. Check it and try again.', 'kithouse' );
			return "<!-- wp:heading {\"level\":1} -->\n<h1 class=\"wp-block-heading\">$text</h1>\n<!-- /wp:heading -->\n\n<!-- wp:search {\"showLabel\":false} /-->";
		}
		if ( 'body' !== Part_Types::place( $type ) ) {
			return sprintf( self::ROW, self::BY_TYPE[ $type ] );
		}
		return self::BY_TYPE[ $type ] ?? ( in_array( 'archive', Part_Types::roots( $type ), true ) ? self::ARCHIVE : self::POST );
	}

	public static function elements( string $type ): array {
		$widget = match ( true ) {
			'body' !== Part_Types::place( $type ) => self::element( 'widget', 'heading', array( 'title' => get_bloginfo( 'name' ), 'header_size' => 'p' ) ),
			'error-404' === $type                 => self::element( 'widget', 'heading', array( 'title' => __( 'This address doesn’t exist. Check it and try again.', 'kithouse' ), 'header_size' => 'h1' ) ),
			default                               => self::element( 'widget', 'kithouse-content' ),
		};
		return array( array( 'elements' => array( $widget ) ) + self::element( 'container' ) );
	}

	private static function element( string $kind, string $widget = '', array $settings = array() ): array {
		$element = array( 'id' => substr( md5( wp_generate_uuid4() ), 0, 7 ), 'elType' => $kind, 'settings' => $settings, 'elements' => array() );
		return '' === $widget ? $element : $element + array( 'widgetType' => $widget );
	}
}
