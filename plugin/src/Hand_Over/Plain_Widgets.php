<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Replaces the plugin's widgets in the elements of a page by Elementor's own with the same content. */
final class Plain_Widgets {

	/** Settings that mean the same for a heading, by those of our widgets. */
	private const COLORS = array( 'kithouse-site-name' => 'color', 'kithouse-content' => 'title_color' );

	public int $count = 0;
	/** Widgets without a counterpart. */
	public int $dropped = 0;

	public function __construct( private WP_Post $post ) {}

	public function replace( array $elements ): array {
		$replaced = array();
		foreach ( $elements as $element ) {
			if ( ! is_array( $element ) ) {
				continue;
			}
			$name = $element['widgetType'] ?? '';
			if ( 'kithouse-site-name' === $name || 'kithouse-content' === $name ) {
				++$this->count;
				array_push( $replaced, ...$this->plain( $name, $element ) );
				continue;
			}
			$children   = is_array( $element['elements'] ?? null ) ? array( 'elements' => $this->replace( $element['elements'] ) ) : array();
			$replaced[] = $children + $element;
		}
		return $replaced;
	}

	/** @return list<array<string, mixed>> */
	private function plain( string $name, array $element ): array {
		$settings = is_array( $element['settings'] ?? null ) ? $element['settings'] : array();
		$widgets  = 'kithouse-site-name' === $name ? self::site_name( $settings ) : $this->content( $settings );
		$this->dropped += $widgets ? 0 : 1;
		foreach ( $widgets as $i => $widget ) {
			$id            = $element['id'] ?? substr( md5( wp_generate_uuid4() ), 0, 7 );
			$widgets[ $i ] = array( 'id' => 0 === $i ? $id : substr( md5( $id . $i ), 0, 7 ), 'elType' => 'widget', 'elements' => array(), 'settings' => $widget['settings'] + self::look( $name, $settings ) ) + $widget;
		}
		return array_values( $widgets );
	}

	private static function site_name( array $settings ): array {
		$link    = array( 'url' => home_url( '/' ) );
		$logo    = '' === ( $settings['show_logo'] ?? 'yes' ) ? 0 : (int) get_theme_mod( 'custom_logo' );
		$widgets = array();
		if ( $logo ) {
			$width     = $settings['logo_width'] ?? array( 'unit' => 'px', 'size' => 48 );
			$widgets[] = self::image( $logo, array( 'width' => $width, 'link_to' => 'custom', 'link' => $link ) );
		}
		$widgets[] = array( 'widgetType' => 'heading', 'settings' => array( 'title' => get_bloginfo( 'name', 'display' ), 'header_size' => 'p', 'link' => $link ) );
		return $widgets;
	}

	private function content( array $settings ): array {
		$heading = fn( $text, $tag ) => '' === trim( $text ) ? array() : array( array( 'widgetType' => 'heading', 'settings' => array( 'title' => $text, 'header_size' => $tag ) ) );
		$picture = (int) get_post_thumbnail_id( $this->post );
		return match ( $settings['part'] ?? '' ) {
			'title'   => $heading( esc_html( get_the_title( $this->post ) ), 'h1' ),
			'date'    => $heading( (string) get_the_date( '', $this->post ), 'p' ),
			'picture' => $picture ? array( self::image( $picture, array() ) ) : array(),
			'posts'   => array( array( 'widgetType' => 'wp-widget-recent-posts', 'settings' => array( 'wp' => array( 'number' => 10, 'show_date' => '1' ) ) ) ),
			'search'  => array( array( 'widgetType' => 'wp-widget-search', 'settings' => array( 'wp' => array() ) ) ),
			default   => array(),
		};
	}

	private static function image( int $id, array $settings ): array {
		return array( 'widgetType' => 'image', 'settings' => array( 'image' => array( 'id' => $id, 'url' => (string) wp_get_attachment_url( $id ) ), 'image_size' => 'full' ) + $settings );
	}

	/** Keeps position, spacing and typography, whose settings have the same names. */
	private static function look( string $name, array $settings ): array {
		$own   = array( 'show_logo', 'logo_width', 'color', 'part', 'words', 'flush', 'title_color', 'link_color', 'button_color', 'button_ink', 'radius' );
		$color = $settings[ self::COLORS[ $name ] ] ?? $settings['color'] ?? null;
		return array_diff_key( $settings, array_flip( $own ) ) + ( is_string( $color ) && '' !== $color ? array( 'title_color' => $color ) : array() );
	}
}
