<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Plugin;
use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/** Shows a page's own content: the text of a post, or the posts of an archive. Elementor has this only in its paid edition. */
final class Elementor_Content extends Widget_Base {

	private static bool $is_inside = false;

	public function get_name() {
		return 'kithouse-content';
	}

	public function get_title() {
		return esc_html__( 'Page content', 'kithouse' );
	}

	public function get_icon() {
		return 'eicon-post-content';
	}

	public function get_categories() {
		return array( 'general' );
	}

	protected function render() {
		$is_designed = Plugin::$instance->editor->is_edit_mode() || is_singular( Theme_Part::POST_TYPES );
		if ( $is_designed || self::$is_inside ) {
			printf( '<p>%s</p>', esc_html__( 'The page’s own content appears here.', 'kithouse' ) );
			return;
		}
		self::$is_inside = true;
		try {
			is_singular() ? $this->print_post() : $this->print_posts();
		} finally {
			self::$is_inside = false;
		}
	}

	private function print_post(): void {
		while ( have_posts() ) {
			the_post();
			the_content();
			wp_link_pages();
		}
		rewind_posts();
	}

	private function print_posts(): void {
		echo do_blocks( Starting_Content::POSTS ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own renderer.
	}
}
