<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Block_Theme;
use Kithouse\WordPress\Navigation_Menu;
use WP_Post;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The key is indexed and only on pages that an import replaced.

/** Replaces an existing page: makes it a draft under another name and records its former state in its meta for undo. */
final class Displaced_Page {

	private const META     = '_kithouse_replaced';
	public const STATUSES = array( 'publish', 'private', 'pending', 'future' );

	public function __construct( private string $mark ) {}

	/** Returns the title of the replaced page; null if there is none or the person cannot edit it. Safe to repeat. */
	public function make_room( WP_Post $new ): ?string {
		$found = self::at( $new );
		if ( ! $found || ! current_user_can( 'edit_post', $found->ID ) ) {
			return null;
		}
		$this->make_draft( $found );
		return $found->post_title;
	}

	/** Returns whether a killed request began to trash a post: WordPress renames it first, which looks like an edit. */
	public function has_begun( int $former ): bool {
		$was = get_post_meta( $former, self::META, true );
		return is_array( $was ) && $this->mark === ( $was['mark'] ?? '' ) && ! empty( $was['trash'] );
	}

	/** Replaces a post of an earlier import. It goes to the trash, or becomes a draft when somebody has worked on it. Safe to repeat. */
	public function replace( int $former, bool $is_untouched ): void {
		$post = get_post( $former );
		if ( ! $post || 'trash' === $post->post_status ) {
			return;
		}
		$is_begun = $this->has_begun( $former );
		if ( ! $is_begun && ( ! $is_untouched || 0 === EMPTY_TRASH_DAYS ) ) {
			'draft' === $post->post_status || $this->make_draft( $post );
			return;
		}
		$is_begun || $this->note( $post, true );
		// The import sets the front page itself, and undo has to know the former one.
		$has_hook = remove_action( 'wp_trash_post', '_reset_front_page_settings_for_post' );
		// WordPress adds these before the status: a request that was killed in between left them.
		delete_post_meta( $post->ID, '_wp_trash_meta_status' );
		delete_post_meta( $post->ID, '_wp_trash_meta_time' );
		str_ends_with( $post->post_name, '__trashed' ) || delete_post_meta( $post->ID, '_wp_desired_post_slug' );
		wp_trash_post( $post->ID );
		$has_hook && add_action( 'wp_trash_post', '_reset_front_page_settings_for_post' );
	}

	/** Replaces a menu of an earlier import, unless somebody has changed it or other content still shows it. Safe to repeat. */
	public function replace_menu( int $former, bool $is_untouched ): void {
		if ( $this->has_begun( $former ) || ( $is_untouched && ! Navigation_Menu::is_shown( $former ) ) ) {
			$this->replace( $former, true );
		}
	}

	/** Runs before the change, so that a request that resumes the import finds it. */
	private function note( WP_Post $post, bool $is_trashed ): void {
		$was = array( 'mark' => $this->mark, 'name' => $post->post_name, 'status' => $post->post_status ) + ( $is_trashed ? array( 'trash' => true ) : array() );
		update_post_meta( $post->ID, self::META, wp_slash( $was ) );
	}

	public static function is_in_trash( int $post_id ): bool {
		$was = get_post_meta( $post_id, self::META, true );
		return is_array( $was ) && ! empty( $was['trash'] );
	}

	public static function forget( int $post_id ): void {
		delete_post_meta( $post_id, self::META );
	}

	private function make_draft( WP_Post $found ): void {
		$this->note( $found, false );
		$free = wp_unique_post_slug( $found->post_name . '-2', $found->ID, 'publish', $found->post_type, $found->post_parent );
		wp_update_post( array( 'ID' => $found->ID, 'post_status' => 'draft', 'post_name' => $free ) );
	}

	/** Returns what visitors see at the new page's address. */
	public static function at( WP_Post $new ): ?WP_Post {
		$query = array(
			'name'        => $new->post_name,
			'post_type'   => $new->post_type,
			'post_parent' => $new->post_parent,
			'post_status' => self::STATUSES,
			'numberposts' => 2,
		);
		return array_values( array_filter( get_posts( $query ), fn( $post ) => $post->ID !== $new->ID ) )[0] ?? null;
	}

	/** @param int $by The page that took its place; 0 if it is gone. */
	public function undo( int $by, Undo_Context $undo ): void {
		foreach ( $this->find() as $post ) {
			$was = (array) get_post_meta( $post->ID, self::META, true );
			$label = self::label( $post );
			if ( ( empty( $was['trash'] ) ? 'draft' : 'trash' ) !== $post->post_status ) {
				$undo->keep( $label, __( 'It was changed after the import.', 'kithouse' ) );
			} elseif ( $this->is_in_the_way( $by, $undo ) ) {
				$undo->keep( $label, __( 'The page that replaced it stays.', 'kithouse' ) );
			} elseif ( $undo->may( $label, 'publish_post', $post->ID ) ) {
				$undo->take( $label, fn() => self::bring_back( $post, $was ) );
			}
		}
	}

	private static function label( WP_Post $post ): string {
		$text = match ( true ) {
			/* translators: %s: title of a theme part */
			in_array( $post->post_type, Theme_Part::POST_TYPES, true ) => __( 'Your theme part “%s”, replaced by the import', 'kithouse' ),
			/* translators: %s: title of a menu */
			Navigation_Menu::POST_TYPE === $post->post_type            => __( 'Your menu “%s”, replaced by the import', 'kithouse' ),
			/* translators: %s: title of a page */
			default                                                    => __( 'Your page “%s”, replaced by the import', 'kithouse' ),
		};
		return sprintf( $text, $post->post_title );
	}

	private function is_in_the_way( int $by, Undo_Context $undo ): bool {
		return ! $undo->is_failure && $by && ! in_array( $by, $undo->going, true ) && in_array( get_post_status( $by ), self::STATUSES, true );
	}

	private static function bring_back( WP_Post $post, array $was ): void {
		empty( $was['trash'] ) || wp_untrash_post( $post->ID );
		wp_update_post( array( 'ID' => $post->ID, 'post_status' => $was['status'], 'post_name' => $was['name'] ) );
		delete_post_meta( $post->ID, self::META );
	}

	private function find(): array {
		global $wpdb;
		$like = '%' . $wpdb->esc_like( '"' . $this->mark . '"' ) . '%';
		$ids  = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = %s AND meta_value LIKE %s", self::META, $like ) );
		$here = array_map( 'get_post', array_map( 'intval', $ids ) );
		return array_values( array_filter( $here, fn( $post ) => $post && ! in_array( $post->post_type, Block_Theme::POST_TYPES, true ) && ( 'trash' !== $post->post_status || self::is_in_trash( $post->ID ) ) ) );
	}
}
