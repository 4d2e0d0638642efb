<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Lists where other published parts of the type show, including those of a block theme. The newer of two wins. */
final class Conflicts {

	/** @return list<array{condition: string, template_id: int, title: string, edit_link: string}> Every inclusion of the others. */
	public static function of( Theme_Part $part ): array {
		$found = array();
		foreach ( self::others( $part ) as $other ) {
			foreach ( array_filter( $other->conditions(), fn( $condition ) => $condition->is_inclusion() ) as $condition ) {
				$found[] = array(
					'condition'   => $condition->text(),
					'template_id' => $other->post->ID,
					'title'       => $other->title(),
					'edit_link'   => $other->edit_link(),
				);
			}
		}
		return array_merge( $found, self::of_theme( $part ) );
	}

	/** Lists the conflicts at this part's own conditions. */
	public static function clashes( Theme_Part $part ): array {
		$own = array_map( fn( $condition ) => $condition->text(), $part->conditions() );
		return array_values( array_filter( self::of( $part ), fn( $conflict ) => in_array( $conflict['condition'], $own, true ) ) );
	}

	/** Lists the block theme's own record at every condition that means the same. */
	private static function of_theme( Theme_Part $part ): array {
		$found = array();
		foreach ( Core_Parts::rivals( $part->type ) as $condition => $id ) {
			$post = get_post( $id );
			if ( $post ) {
				$found[] = array(
					'condition'   => $condition,
					'template_id' => $id,
					'title'       => $post->post_title,
					'edit_link'   => (string) get_edit_post_link( $id, 'raw' ),
				);
			}
		}
		return $found;
	}

	private static function others( Theme_Part $part ): array {
		$type  = fn( $post_type ) => array( 'key' => Theme_Part::type_meta( $post_type ), 'value' => $part->type );
		$posts = get_posts(
			array(
				'post_type'    => Elementor::is_active() ? Theme_Part::POST_TYPES : Theme_Part::POST_TYPE,
				'meta_query'   => array( 'relation' => 'OR', ...array_map( $type, Theme_Part::POST_TYPES ) ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- Only among theme parts, in the editor of their conditions.
				'has_password' => false,
				'nopaging'     => true,
			)
		);
		$others = array_filter( $posts, fn( $post ) => $post->ID !== $part->post->ID );
		return array_values( array_filter( array_map( array( Theme_Part::class, 'of_post' ), $others ) ) );
	}
}
