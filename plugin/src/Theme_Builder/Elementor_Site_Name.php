<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Elementor\Controls_Manager;
use Elementor\Group_Control_Typography;
use Elementor\Widget_Base;

defined( 'ABSPATH' ) || exit;

/** Shows the site's current logo and title, linked to its front page. Elementor has this only in its paid edition. */
final class Elementor_Site_Name extends Widget_Base {

	public function get_name() {
		return 'kithouse-site-name';
	}

	public function get_title() {
		return esc_html__( 'Site name', 'kithouse' );
	}

	public function get_icon() {
		return 'eicon-site-identity';
	}

	public function get_categories() {
		return array( 'general' );
	}

	protected function register_controls() {
		$this->start_controls_section( 'look', array( 'label' => esc_html__( 'Site name', 'kithouse' ) ) );
		$this->add_control(
			'show_logo',
			array(
				'label'   => esc_html__( 'Show the logo', 'kithouse' ),
				'type'    => Controls_Manager::SWITCHER,
				'default' => 'yes',
			)
		);
		$this->add_control(
			'logo_width',
			array(
				'label'     => esc_html__( 'Logo width', 'kithouse' ),
				'type'      => Controls_Manager::SLIDER,
				'range'     => array( 'px' => array( 'min' => 20, 'max' => 400 ) ),
				'default'   => array( 'unit' => 'px', 'size' => 48 ),
				'condition' => array( 'show_logo' => 'yes' ),
				'selectors' => array( '{{WRAPPER}} .kithouse-site-name img' => 'width: {{SIZE}}{{UNIT}}; height: auto;' ),
			)
		);
		$this->add_control(
			'color',
			array(
				'label'     => esc_html__( 'Colour', 'kithouse' ),
				'type'      => Controls_Manager::COLOR,
				'selectors' => array( '{{WRAPPER}} .kithouse-site-name' => 'color: {{VALUE}};' ),
			)
		);
		$this->add_group_control(
			Group_Control_Typography::get_type(),
			array( 'name' => 'typography', 'selector' => '{{WRAPPER}} .kithouse-site-name' )
		);
		$this->end_controls_section();
	}

	protected function render() {
		$logo = '' === $this->get_settings_for_display( 'show_logo' ) ? 0 : (int) get_theme_mod( 'custom_logo' );
		printf(
			'<a class="kithouse-site-name" href="%s" rel="home" style="display: inline-flex; gap: 12px; align-items: center; text-decoration: none">%s<span style="min-width: 0; overflow-wrap: anywhere">%s</span></a>',
			esc_url( home_url( '/' ) ),
			0 === $logo ? '' : wp_get_attachment_image( $logo, 'medium', false, array( 'alt' => '' ) ), // phpcs:ignore WordPress.Security.EscapeOutput -- HTML of WordPress's own.
			esc_html( get_bloginfo( 'name', 'display' ) )
		);
	}
}
