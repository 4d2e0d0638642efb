<?php
declare(strict_types=1);

namespace Kithouse\Site_Import;

use Kithouse\Import\Content;
use Kithouse\Import\Elementor;
use Kithouse\Import\Kit_Look;
use Kithouse\Import\Kit_Values;
use Kithouse\Import\Palette_Values;
use Kithouse\Import\Symbols;
use Kithouse\Plan\Menu_Places;

defined( 'ABSPATH' ) || exit;

/** Lists changes to existing values of this site with current and new value in words. */
final class Site_Changes {

	/** @var list<array{label: string, from: string, to: string}> */
	private array $changes = array();
	/** @var array<string, string> Titles of what comes, by the operation that makes it. */
	private array $titles = array();

	public function __construct( private string $platform ) {}

	public function know_post( string $id, string $title ): void {
		$this->titles[ $id ] = $title;
	}

	/** @return list<array{label: string, from: string, to: string}> */
	public function all(): array {
		return $this->changes;
	}

	public function add( string $id, string $name, array $args ): void {
		match ( $name ) {
			'menu.ensure'    => $this->know_post( $id, $args['name'] ),
			'theme.activate' => $this->change( __( 'Theme', 'kithouse' ), wp_get_theme()->display( 'Name', false ), $args['name'] ),
			'kit.apply'      => 'set' === ( $args['mode'] ?? 'add' ) && $this->add_look( $args['settings'] ),
			'option.set'     => $this->add_option( $args ),
			default          => null,
		};
	}

	private function change( string $label, string $from, string $to ): void {
		if ( $from !== $to ) {
			$this->changes[] = array( 'label' => $label, 'from' => $from, 'to' => $to );
		}
	}

	private function add_option( array $args ): void {
		$comes = $this->titles[ $args['post'] ?? $args['menu'] ?? '' ] ?? '';
		match ( $args['name'] ) {
			'blogname'        => $this->change( __( 'Site title', 'kithouse' ), self::text( 'blogname' ), (string) $args['value'] ),
			'blogdescription' => $this->change( __( 'Tagline', 'kithouse' ), self::text( 'blogdescription' ), (string) $args['value'] ),
			'page_on_front'   => $this->change( __( 'Front page', 'kithouse' ), self::front_page(), $comes ),
			'page_for_posts'  => $this->change( __( 'Posts page', 'kithouse' ), self::title( (int) get_option( 'page_for_posts' ) ), $comes ),
			'logo'            => $this->change( __( 'Logo', 'kithouse' ), self::title( (int) get_theme_mod( 'custom_logo' ) ), $this->logo( $args ) ),
			'menu_location'   => $this->add_place( $args, $comes ),
			'elementor_container' => Elementor::lacks_container() && $this->change( __( 'Elementor feature “Container”', 'kithouse' ), __( 'off', 'kithouse' ), __( 'on', 'kithouse' ) ),
			default           => null,
		};
	}

	private function logo( array $args ): string {
		return isset( $args['attachment'] ) ? self::title( (int) $args['attachment'] ) : __( 'the logo of the pack', 'kithouse' );
	}

	/** Adds a menu location of the current theme. */
	private function add_place( array $args, string $menu ): void {
		$places = get_registered_nav_menus();
		$place  = Menu_Places::find( $args['location'], $places );
		if ( null !== $place ) {
			$now = wp_get_nav_menu_object( get_nav_menu_locations()[ $place ] ?? 0 );
			$this->change( $places[ $place ], $now ? $now->name : __( 'nothing', 'kithouse' ), $menu );
		}
	}

	/** Counts colours that already exist by that name. */
	private function add_look( array $settings ): bool {
		$is_kit = 'elementor' === $this->platform;
		$values = $is_kit ? Kit_Look::values( $settings, new Symbols( Content::of_plan( array( 'kind' => 'kit' ), true, true ), array() ) ) : Palette_Values::of( $settings );
		$values = array_filter( $values, fn( $key ) => str_starts_with( (string) $key, 'colors/' ), ARRAY_FILTER_USE_KEY );
		$here   = ( $is_kit ? new Kit_Values() : new Palette_Values() )->read( array_map( 'strval', array_keys( $values ) ) );
		foreach ( $values as $key => $value ) {
			$color = fn( $row ) => (string) ( $row['row']['color'] ?? $row['color'] ?? '' );
			$title = (string) ( $value['row']['title'] ?? $value['name'] ?? $key );
			if ( null !== $here[ $key ] ) {
				/* translators: %s: name of a colour */
				$this->change( sprintf( __( 'Colour “%s”', 'kithouse' ), $title ), strtoupper( $color( $here[ $key ] ) ), strtoupper( $color( $value ) ) );
			}
		}
		return true;
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
