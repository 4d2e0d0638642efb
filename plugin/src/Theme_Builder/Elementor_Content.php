<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Controls_Manager;
use Elementor\Group_Control_Typography;
use Elementor\Plugin;
use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/** Shows a page's own content, or one part of it: the text of a post, or the posts of an archive. Elementor has this only in its paid edition. */
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

	protected function register_controls() {
		$this->start_controls_section( 'content', array( 'label' => esc_html__( 'Page content', 'kithouse' ) ) );
		$this->add_control( 'part', array( 'label' => esc_html__( 'Show', 'kithouse' ), 'type' => Controls_Manager::SELECT, 'default' => '', 'options' => self::parts() ) );
		$this->add_control(
			'words',
			array(
				'label'     => esc_html__( 'Text without results, or in the empty search field', 'kithouse' ),
				'type'      => Controls_Manager::TEXT,
				'condition' => array( 'part' => array( 'posts', 'search' ) ),
			)
		);
		// Themes add margins, which a design has itself.
		$this->add_control( 'flush', array( 'type' => Controls_Manager::HIDDEN, 'default' => 'yes', 'selectors' => array( '{{WRAPPER}} .kithouse-content > :is(h1, h2, p, div, figure)' => 'margin-block: 0;' ) ) );
		foreach ( self::colors() as $name => [ $label, $selectors ] ) {
			$this->add_control( $name, array( 'label' => $label, 'type' => Controls_Manager::COLOR, 'selectors' => $selectors ) );
		}
		$this->add_group_control( Group_Control_Typography::get_type(), array( 'name' => 'typography', 'selector' => '{{WRAPPER}} .kithouse-content' ) );
		$this->add_group_control(
			Group_Control_Typography::get_type(),
			array( 'name' => 'title_typography', 'label' => esc_html__( 'Typography of headings', 'kithouse' ), 'selector' => '{{WRAPPER}} .kithouse-content :is(h1, h2, h3)' )
		);
		$this->add_control(
			'radius',
			array(
				'label'     => esc_html__( 'Rounded corners', 'kithouse' ),
				'type'      => Controls_Manager::SLIDER,
				'range'     => array( 'px' => array( 'min' => 0, 'max' => 60 ) ),
				'selectors' => array( '{{WRAPPER}} .kithouse-content :is(img, input, button, .wp-element-button)' => 'border-radius: {{SIZE}}{{UNIT}};' ),
			)
		);
		$this->end_controls_section();
	}

	/** @return array<string, string> */
	private static function parts(): array {
		return array(
			''            => __( 'Everything', 'kithouse' ),
			'title'       => __( 'Title of the post', 'kithouse' ),
			'terms'       => __( 'Categories', 'kithouse' ),
			'date'        => __( 'Date', 'kithouse' ),
			'picture'     => __( 'Featured image', 'kithouse' ),
			'text'        => __( 'Text of the post', 'kithouse' ),
			'links'       => __( 'Links to the next posts', 'kithouse' ),
			'comments'    => __( 'Comments', 'kithouse' ),
			'list-title'  => __( 'Title of the list', 'kithouse' ),
			'description' => __( 'Description of the category', 'kithouse' ),
			'posts'       => __( 'Posts of the list', 'kithouse' ),
			'search'      => __( 'Search form', 'kithouse' ),
		);
	}

	/** @return array<string, array{string, array<string, string>}> Label and CSS by setting. */
	private static function colors(): array {
		return array(
			'color'        => array( __( 'Colour', 'kithouse' ), array( '{{WRAPPER}} .kithouse-content' => 'color: {{VALUE}};' ) ),
			'title_color'  => array( __( 'Colour of headings', 'kithouse' ), array( '{{WRAPPER}} .kithouse-content :is(h1, h2, h3), {{WRAPPER}} .kithouse-content :is(h1, h2, h3) a' => 'color: {{VALUE}};' ) ),
			'link_color'   => array( __( 'Colour of links', 'kithouse' ), array( '{{WRAPPER}} .kithouse-content a:not(.wp-element-button, :is(h1, h2, h3) a)' => 'color: {{VALUE}};' ) ),
			'button_color' => array( __( 'Colour of buttons', 'kithouse' ), array( '{{WRAPPER}} .kithouse-content :is(button, [type="submit"])' => 'background-color: {{VALUE}}; border-color: {{VALUE}};' ) ),
			'button_ink'   => array( __( 'Text colour of buttons', 'kithouse' ), array( '{{WRAPPER}} .kithouse-content :is(button, [type="submit"])' => 'color: {{VALUE}};' ) ),
		);
	}

	protected function render() {
		$part        = $this->get_settings_for_display( 'part' );
		$part        = is_string( $part ) && isset( self::parts()[ $part ] ) ? $part : '';
		$is_designed = Plugin::$instance->editor->is_edit_mode() || is_singular( Theme_Part::POST_TYPES );
		if ( $is_designed || self::$is_inside ) {
			$sample = '' === $part ? __( 'The page’s own content appears here.', 'kithouse' ) : self::parts()[ $part ];
			printf( str_contains( $part, 'title' ) ? '<div class="kithouse-content"><h1>%s</h1></div>' : '<div class="kithouse-content"><p>%s</p></div>', esc_html( $sample ) );
			return;
		}
		Block_Styles::add();
		self::$is_inside = true;
		try {
			if ( '' !== $part ) {
				printf( '<div class="kithouse-content kithouse-root">%s</div>', self::in_blocks( Content_Blocks::of( $part, $this->words() ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own renderer.
			} else {
				is_singular() ? $this->print_post() : $this->print_posts();
			}
		} finally {
			self::$is_inside = false;
		}
	}

	private function words(): string {
		$words = $this->get_settings_for_display( 'words' );
		return is_string( $words ) ? $words : '';
	}

	/** Renders for the post of a singular page, because blocks ask for the current one. Rewinding the loop that shows it would repeat it forever. */
	private static function in_blocks( string $markup ): string {
		if ( ! is_singular() || in_the_loop() ) {
			return do_blocks( $markup );
		}
		$html = '';
		while ( have_posts() ) {
			the_post();
			$html .= do_blocks( $markup );
		}
		rewind_posts();
		return $html;
	}

	/** Prints nothing inside the post itself. */
	private function print_post(): void {
		if ( in_the_loop() ) {
			return;
		}
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
