<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Operations\Value_Set;
use Kithouse\Theme_Builder\Elementor_Pro;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\WordPress\Elementor;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Searches the elements of all pages at once.

/** Lists the Elementor pages that contain widgets of the plugin. */
final class Widgets_Survey {

	private const ELEMENTS  = '_elementor_data';
	private const MAX_POSTS = 200;

	/** @return list<Finding> */
	public function findings(): array {
		$posts = Elementor::is_active() ? array_filter( self::posts(), array( self::class, 'is_shown' ) ) : array();
		return array_values( array_filter( array_map( array( self::class, 'finding' ), $posts ) ) );
	}

	/** @return list<WP_Post> */
	private static function posts(): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status NOT IN ('trash', 'inherit', 'auto-draft') AND ( m.meta_value LIKE %s OR m.meta_value LIKE %s ) ORDER BY p.ID LIMIT %d",
				self::ELEMENTS,
				'%"kithouse-site-name"%',
				'%"kithouse-content"%',
				self::MAX_POSTS
			)
		);
		return array_values( array_filter( array_map( 'get_post', array_map( 'intval', $ids ) ) ) );
	}

	/** Leaves out theme parts, which nobody sees without this plugin or Elementor Pro. */
	private static function is_shown( WP_Post $post ): bool {
		$type = (string) get_post_meta( $post->ID, '_elementor_template_type', true );
		return Elementor::TEMPLATE !== $post->post_type || Elementor_Pro::is_active() || ! Part_Types::has( $type );
	}

	private static function finding( WP_Post $post ): ?Finding {
		$stored   = get_post_meta( $post->ID, self::ELEMENTS, true );
		$elements = is_string( $stored ) ? json_decode( $stored, true ) : $stored;
		$plain    = new Plain_Widgets( $post );
		$replaced = is_array( $elements ) ? $plain->replace( $elements ) : array();
		if ( 0 === $plain->count ) {
			return null;
		}
		/* translators: 1: number, 2: title of a page */
		$label = sprintf( _n( '%1$d widget on “%2$s”', '%1$d widgets on “%2$s”', $plain->count, 'kithouse' ), $plain->count, get_the_title( $post ) );
		$loss  = __( 'Visitors no longer see it.', 'kithouse' );
		$args  = Value_Set::args( $label, array( "meta/$post->ID/" . self::ELEMENTS => (string) wp_json_encode( $replaced ) ) );
		$given = $plain->dropped > 0
			/* translators: %d: number of widgets */
			? sprintf( _n( 'Replaced by Elementor’s own widgets. %d of them has no counterpart and is removed.', 'Replaced by Elementor’s own widgets. %d of them have no counterpart and are removed.', $plain->dropped, 'kithouse' ), $plain->dropped )
			: __( 'Replaced by Elementor’s own widgets.', 'kithouse' );
		return new Finding( 'widgets', $label, $loss, $given, array( Finding::op( "widgets-$post->ID", 'finalize', Value_Set::NAME, $args ) ) );
	}
}
