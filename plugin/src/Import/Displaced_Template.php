<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\WordPress\Block_Theme;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- Changes nothing but name and status, so that undo restores the rest byte for byte.

/**
 * Puts an imported template of a block theme in the place of the site's own. The former one is hidden under another name with
 * content, title and dates as they were, because WordPress has one post for each slug of a theme.
 */
final class Displaced_Template {

	private const META   = '_kithouse_replaced';
	private const HIDDEN = 'trash';

	public function __construct( private string $mark ) {}

	/** Returns what the theme shows under that slug instead of its file; null without one. */
	public static function at( string $type, string $theme, string $slug, int $except = 0 ): ?WP_Post {
		$found = get_posts(
			array(
				'post_type'        => $type,
				// With a single name, WordPress would ignore the theme.
				'post_name__in'    => array( $slug ),
				'post_status'      => array( 'publish', 'draft', 'auto-draft' ),
				'numberposts'      => 2,
				'suppress_filters' => true,
				'tax_query'        => array( array( 'taxonomy' => 'wp_theme', 'field' => 'name', 'terms' => $theme ) ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Few templates.
			)
		);
		return array_values( array_filter( $found, fn( $post ) => $post->ID !== $except ) )[0] ?? null;
	}

	/** Hides it. The note comes first, so that undo finds it after a kill. WordPress deletes no post without the time of its trashing. */
	public function hide( WP_Post $post ): void {
		$note = array( 'mark' => $this->mark, 'name' => $post->post_name, 'status' => $post->post_status, 'trash' => true );
		update_post_meta( $post->ID, self::META, wp_slash( $note ) );
		self::update( $post, $post->post_name . '__replaced-' . $post->ID, self::HIDDEN );
	}

	/** Returns the mark of the later operation that hid this one; empty if it is in its place. */
	public static function hidden_by( int $post_id ): string {
		$note = get_post_meta( $post_id, self::META, true );
		return is_array( $note ) ? (string) $note['mark'] : '';
	}

	/**
	 * Restores what this operation hid.
	 *
	 * @param int    $by    The template that took its place; 0 if it is gone.
	 * @param string $later Mark of an operation that hid that one: then its undo restores this one.
	 */
	public function undo( int $by, string $later, Undo_Context $undo ): void {
		foreach ( $this->find() as $post ) {
			$note = (array) get_post_meta( $post->ID, self::META, true );
			/* translators: %s: title of a template */
			$label = sprintf( __( 'Your template “%s”, replaced by the import', 'kithouse' ), $post->post_title );
			if ( '' !== $later ) {
				$undo->is_dry_run || update_post_meta( $post->ID, self::META, wp_slash( array( 'mark' => $later ) + $note ) );
			} elseif ( self::HIDDEN !== $post->post_status || ! str_ends_with( $post->post_name, '__replaced-' . $post->ID ) ) {
				$undo->keep( $label, __( 'It was changed after the import.', 'kithouse' ) );
			} elseif ( $this->is_taken( $post, $note, $by, $undo ) ) {
				$undo->keep( $label, __( 'The template that replaced it stays.', 'kithouse' ) );
			} elseif ( $undo->may( $label, 'edit_theme_options' ) ) {
				$undo->take( $label, fn() => self::bring_back( $post, $note ) );
			}
		}
	}

	/** Returns true if the place has another template than the one that goes now. */
	private function is_taken( WP_Post $post, array $note, int $by, Undo_Context $undo ): bool {
		$themes = wp_get_object_terms( $post->ID, 'wp_theme', array( 'fields' => 'names' ) );
		$here   = self::at( $post->post_type, (string) ( is_wp_error( $themes ) ? '' : $themes[0] ?? '' ), (string) $note['name'] );
		return $here && ! ( $here->ID === $by && ( $undo->is_failure || in_array( $by, $undo->going, true ) ) );
	}

	private static function bring_back( WP_Post $post, array $note ): void {
		self::update( $post, (string) $note['name'], (string) $note['status'] );
		delete_post_meta( $post->ID, self::META );
	}

	/** Writes to the table directly: an update by WordPress would filter the content and date it. */
	private static function update( WP_Post $post, string $name, string $status ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_name' => $name, 'post_status' => $status ), array( 'ID' => $post->ID ) );
		clean_post_cache( $post );
	}

	/** @return list<WP_Post> */
	private function find(): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( '"' . $this->mark . '"' ) . '%';
		$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s", self::META, $like ) );
		$here = array_filter( array_map( 'get_post', array_map( 'intval', $ids ) ) );
		return array_values( array_filter( $here, fn( $post ) => in_array( $post->post_type, Block_Theme::POST_TYPES, true ) ) );
	}
}
