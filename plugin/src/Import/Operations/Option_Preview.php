<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Menu_Locations;

defined( 'ABSPATH' ) || exit;

final class Option_Preview {

	public function __construct( private Import_Preview $preview ) {}

	public function add( array $args ): void {
		$comes = $this->preview->title_of( $args['post'] ?? $args['menu'] ?? '' );
		match ( $args['name'] ) {
			'blogname'        => $this->preview->change( __( 'Site title', 'kithouse' ), self::text( 'blogname' ), (string) $args['value'] ),
			'blogdescription' => $this->preview->change( __( 'Tagline', 'kithouse' ), self::text( 'blogdescription' ), (string) $args['value'] ),
			'page_on_front'   => $this->preview->change( __( 'Front page', 'kithouse' ), self::front_page(), $comes ),
			'page_for_posts'  => $this->preview->change( __( 'Posts page', 'kithouse' ), self::title( (int) get_option( 'page_for_posts' ) ), $comes ),
			'logo'            => $this->preview->change( __( 'Logo', 'kithouse' ), self::title( (int) get_theme_mod( 'custom_logo' ) ), $this->logo( $args ) ),
			'menu_location'   => $this->add_place( $args, $comes ),
			'elementor_container' => Elementor::lacks_container() && $this->add_container(),
			Atomic_Switch::OPTION => Elementor::lacks_atomic() && $this->add_atomic(),
			default           => null,
		};
	}

	private function add_container(): bool {
		$this->preview->needs_container = true;
		if ( $this->preview->enables_container ) {
			$this->preview->change( __( 'Elementor feature “Container”', 'kithouse' ), __( 'off', 'kithouse' ), __( 'on', 'kithouse' ) );
		}
		return true;
	}

	private function add_atomic(): bool {
		$this->preview->needs_atomic = true;
		if ( $this->preview->enables_atomic ) {
			$this->preview->change( __( 'Elementor’s Atomic Editor', 'kithouse' ), __( 'off', 'kithouse' ), __( 'on', 'kithouse' ) );
		}
		return true;
	}

	private function logo( array $args ): string {
		return isset( $args['attachment'] ) ? self::title( (int) $args['attachment'] ) : __( 'the logo of the pack', 'kithouse' );
	}

	private function add_place( array $args, string $menu ): void {
		$places = get_registered_nav_menus();
		$place  = Menu_Locations::find( $args['location'], $places );
		if ( null !== $place ) {
			$now = wp_get_nav_menu_object( get_nav_menu_locations()[ $place ] ?? 0 );
			$this->preview->change( $places[ $place ], $now ? $now->name : __( 'nothing', 'kithouse' ), $menu );
		}
	}

	private static function text( string $option ): string {
		return wp_specialchars_decode( (string) get_option( $option ), ENT_QUOTES );
	}

	private static function front_page(): string {
		return 'page' === get_option( 'show_on_front' ) ? self::title( (int) get_option( 'page_on_front' ) ) : __( 'your latest posts', 'kithouse' );
	}

	private static function title( int $post ): string {
		$title = $post ? get_post( $post )->post_title ?? '' : '';
		return '' === $title ? __( 'nothing', 'kithouse' ) : $title;
	}
}
