<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Displaced_Template;
use Kithouse\Import\Import;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Theme_Builder\Wide_Pages;
use Kithouse\WordPress\Block_Theme;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Shows single pages of Elementor in full width between header and footer of a block theme. Elementor's own template shows the
 * frame of an old theme there. All such pages share it: the first import creates it, and the undo of the last removes it.
 */
final class Wide_Template {

	private const SLUG = Wide_Pages::SLUG;
	private const TYPE = 'wp_template';

	/** Themes that have it, by site, so that an import of many pages looks it up once. */
	private static array $ready = array();

	/** The default, and templates of Elementor that make no sense on block themes. */
	private const REPLACEABLE = array( '', 'default', 'elementor_header_footer', 'elementor_theme' );

	/** Returns its slug; empty for other pages and themes, and where the person can't add templates. Safe to repeat. */
	public static function ensure( array $args, Run_Context $run, Operation_Row $row ): string {
		$place = get_current_blog_id() . '|' . get_stylesheet();
		if ( 'site' === $run->import->kind || ! self::is_for( $args ) ) {
			return '';
		}
		if ( isset( self::$ready[ $place ] ) ) {
			return self::SLUG;
		}
		$theme = Block_Theme::describe( '' );
		if ( ! $theme ) {
			return '';
		}
		if ( ! Displaced_Template::at( self::TYPE, $theme['slug'], self::SLUG ) ) {
			if ( ! current_user_can( 'edit_theme_options' ) ) {
				return '';
			}
			self::make( $theme, self::marked( $run->import, $row ) );
		}
		self::$ready[ $place ] = true;
		return self::SLUG;
	}

	private static function is_for( array $args ): bool {
		$document = $args['document'];
		$chosen   = array( (string) ( $document['page_template'] ?? '' ), (string) ( $document['page_settings']['template'] ?? '' ) );
		return 'page' === $args['as'] && 'elementor' === $document['kind'] && ! array_diff( $chosen, self::REPLACEABLE );
	}

	/** Shows it at once, because no page names it yet. */
	private static function make( array $theme, Marked_Posts $marked ): void {
		$post_id = $marked->find_whole();
		if ( 0 === $post_id ) {
			$marked->sweep();
			$args    = array( 'kind' => self::TYPE, 'theme' => $theme['slug'], 'title' => __( 'Full width', 'kithouse' ) );
			$post_id = $marked->make( fn() => Template_Write::write( $args, self::markup( $theme['parts'] ), $marked->guid() ) );
		}
		Template_Write::publish( array( 'post_id' => $post_id, 'place' => array( $theme['slug'], self::SLUG ) ), '' );
	}

	/** @param array{header: list<string>, footer: list<string>} $parts Slugs of the theme's parts, the most used first. */
	private static function markup( array $parts ): string {
		$part = fn( string $area ) => isset( $parts[ $area ][0] ) ? sprintf( '<!-- wp:template-part {"slug":"%1$s","tagName":"%2$s"} /-->', $parts[ $area ][0], $area ) : '';
		return '<!-- wp:group {"style":{"spacing":{"blockGap":"0"}},"layout":{"type":"default"}} -->' . "\n" . '<div class="wp-block-group">'
			. $part( 'header' ) . "\n\n<!-- wp:group {\"tagName\":\"main\"} -->\n<main class=\"wp-block-group\">"
			. "<!-- wp:post-content {\"layout\":{\"type\":\"default\"}} /--></main>\n<!-- /wp:group -->\n\n"
			. $part( 'footer' ) . "</div>\n<!-- /wp:group -->";
	}

	public static function is_shared_by( int $post_id ): bool {
		return self::SLUG === get_page_template_slug( $post_id );
	}

	/** Removes it with the last page that names it, whichever import created it. */
	public static function release( Operation_Row $row, Undo_Context $undo ): void {
		self::$ready = array();
		if ( $undo->is_failure ) {
			$id = self::marked( $undo->import, $row )->find_whole();
			0 === $id || self::is_used( $undo->going ) || wp_delete_post( $id, true );
			return;
		}
		foreach ( empty( $row->result['shares_template'] ) || self::is_used( $undo->going ) ? array() : self::all() as $template ) {
			/* translators: %s: title of a template of a theme, such as "Header" */
			$label = sprintf( __( 'Theme template “%s”', 'kithouse' ), $template->post_title );
			if ( $template->post_modified > $template->post_date ) {
				$undo->keep( $label, __( 'It was changed after the import.', 'kithouse' ) );
			} elseif ( $undo->may( $label, 'edit_theme_options' ) ) {
				$undo->take( $label, fn() => wp_trash_post( $template->ID ) );
			}
		}
	}

	private static function marked( Import $import, Operation_Row $row ): Marked_Posts {
		return new Marked_Posts( $import->mark( "$row->op_id.template" ) );
	}

	/** Returns true if a page that stays names it. */
	private static function is_used( array $going ): bool {
		$query = array(
			'post_type'        => 'page',
			'post_status'      => array( 'publish', 'draft', 'private', 'pending', 'future' ),
			'post__not_in'     => $going,
			'meta_key'         => '_wp_page_template', // phpcs:ignore WordPress.DB.SlowDBQuery -- The key is indexed, and one row is enough.
			'meta_value'       => self::SLUG, // phpcs:ignore WordPress.DB.SlowDBQuery -- See above.
			'numberposts'      => 1,
			'fields'           => 'ids',
			'suppress_filters' => true,
		);
		return array() !== get_posts( $query );
	}

	/** @return list<WP_Post> All templates with this slug that imports created, for any theme. */
	private static function all(): array {
		$query = array( 'post_type' => self::TYPE, 'post_status' => 'publish', 'post_name__in' => array( self::SLUG ), 'nopaging' => true, 'suppress_filters' => true );
		return array_values( array_filter( get_posts( $query ), fn( $post ) => '' !== get_post_meta( $post->ID, Marked_Posts::META, true ) ) );
	}
}
