<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Operations\Value_Set;
use Kithouse\Import\Page_Frame;
use Kithouse\WordPress\Custom_Css;
use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Lists imported pages of a classic theme that show without the theme's title and in full width, because of the plugin. */
final class Pages_Survey {

	/** What Astra stores for one page. */
	private const ASTRA_TITLE  = array( 'site-post-title' => 'disabled' );
	private const ASTRA_LAYOUT = array( 'site-content-layout' => 'page-builder', 'ast-site-content-layout' => 'full-width-container', 'site-sidebar-layout' => 'no-sidebar' );
	private const SETTINGS     = '_elementor_page_settings';

	/** @return list<Finding> */
	public function findings(): array {
		$pages = wp_is_block_theme() ? array() : Page_Frame::pages();
		return $pages ? array_values( array_filter( array( self::titles( $pages ), self::links( $pages ) ) ) ) : array();
	}

	/** @param list<int> $pages */
	private static function titles( array $pages ): ?Finding {
		$is_lost = fn( $id ) => Page_Frame::has_heading( $id ) || ( 'astra' === get_template() && Page_Frame::is_elementor( $id ) );
		$wanted  = array_map( fn( $id ) => self::values( $id ), array_filter( $pages, $is_lost ) );
		$found   = array_filter( $wanted, fn( $values ) => null === $values || array() !== $values );
		if ( ! $found || ! in_array( get_template(), array( 'astra', 'hello-elementor' ), true ) ) {
			return null;
		}
		/* translators: %d: number of pages */
		$label  = sprintf( _n( 'Layout of %d imported page', 'Layout of %d imported pages', count( $found ), 'kithouse' ), count( $found ) );
		$loss   = __( 'The theme shows its own title above the page’s heading.', 'kithouse' );
		$values = array_merge( array(), ...array_values( array_filter( $found ) ) );
		if ( ! $values ) {
			return new Finding( 'layout', $label, $loss );
		}
		$args = Value_Set::args( $label, $values );
		return new Finding( 'layout', $label, $loss, __( 'Stored in the layout settings of each page.', 'kithouse' ), array( Finding::op( 'layout', 'finalize', Value_Set::NAME, $args ) ) );
	}

	/** @return array<string, mixed>|null Settings that the page lacks and the theme reads itself; null if the theme has none. */
	private static function values( int $id ): ?array {
		if ( 'astra' === get_template() ) {
			$metas = ( Page_Frame::has_heading( $id ) ? self::ASTRA_TITLE : array() ) + ( Page_Frame::is_elementor( $id ) ? self::ASTRA_LAYOUT : array() );
			$metas = array_filter( $metas, fn( $value, $key ) => get_post_meta( $id, $key, true ) !== $value, ARRAY_FILTER_USE_BOTH );
			return array_combine( array_map( fn( $key ) => "meta/$id/$key", array_keys( $metas ) ), $metas );
		}
		if ( ! Elementor::is_active() ) {
			return null;
		}
		// Hello Elementor asks Elementor, also for pages of blocks.
		$settings = get_post_meta( $id, self::SETTINGS, true );
		$settings = is_array( $settings ) ? $settings : array();
		return 'yes' === ( $settings['hide_title'] ?? '' ) ? array() : array( "meta/$id/" . self::SETTINGS => array( 'hide_title' => 'yes' ) + $settings );
	}

	/** @param list<int> $pages */
	private static function links( array $pages ): ?Finding {
		$found = array_filter( $pages, fn( $id ) => str_contains( (string) get_post_field( 'post_content', $id, 'raw' ), 'wp-block-button__link' ) );
		$rule  = fn( $id ) => ".page-id-$id .wp-block-button .wp-block-button__link";
		$css   = $found ? implode( ',', array_map( $rule, $found ) ) . '{text-decoration:none}' : '';
		$key   = Custom_Css::key( 'buttons' );
		if ( ! $found || ( new Custom_Css() )->read( array( $key ) )[ $key ] === $css ) {
			return null;
		}
		$label = __( 'Buttons of imported pages', 'kithouse' );
		$args  = Value_Set::args( $label, array( $key => $css ) );
		return new Finding( 'buttons', $label, __( 'The theme may underline their texts.', 'kithouse' ), __( 'Stored as additional CSS of the theme.', 'kithouse' ), array( Finding::op( 'buttons', 'finalize', Value_Set::NAME, $args ) ) );
	}
}
