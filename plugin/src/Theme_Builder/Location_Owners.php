<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Elementor;
use WP_Block_Template;

defined( 'ABSPATH' ) || exit;

/** Lists the locations of this site, and who shows something there: WordPress, the plugin, Elementor or Elementor Pro. */
final class Location_Owners {

	/** Part type and template of the locations that every site has. */
	private const USUAL = array(
		'header' => 'header',
		'footer' => 'footer',
		'page'   => 'single-page',
		'single' => 'single-post',
		'home'   => 'archive',
		'search' => 'search-results',
		'404'    => 'error-404',
	);

	/** @var array<string, array{type: string, where: string, owners: list<array<string, mixed>>}> */
	private array $locations = array();

	/** @return list<array{type: array{value: string, label: string}, where: string, owners: list<array<string, mixed>>}> The owner that shows comes first. */
	public static function all(): array {
		$owners = new self();
		wp_is_block_theme() && $owners->add_core();
		$owners->add_parts();
		$owners->add_pros();
		$owners->add_theme();
		return array_map( fn( $location ) => array( 'type' => Part_Types::describe( $location['type'] ) ) + $location, array_values( $owners->locations ) );
	}

	private function add_core(): void {
		foreach ( Core_Parts::all() as [ 'id' => $id, 'type' => $type, 'place' => $place ] ) {
			$post = get_post( $id );
			$post && $this->add( $place, $type, self::list_words( $place ), self::owner( 'wordpress', $post->post_title, (string) get_edit_post_link( $id, 'raw' ) ) );
		}
		foreach ( get_block_templates() as $template ) {
			$is_known = isset( $this->locations[ $template->slug ] ) || null === self::type_of( $template );
			if ( 'custom' === $template->source && ! $is_known ) {
				$this->add( $template->slug, (string) self::type_of( $template ), $template->title, self::owner( 'wordpress', $template->title, (string) get_edit_post_link( $template->wp_id, 'raw' ) ) );
			}
		}
	}

	/** Tells the two lists of posts apart, which have the same type. */
	private static function list_words( string $place ): string {
		$condition = Condition::parse( array( 'home' => 'include/archive/post_archive', 'archive' => 'include/archive' )[ $place ] ?? '' );
		return $condition ? ( new Condition_Tree( 'archive' ) )->words( $condition ) : '';
	}

	/** Returns null for a template that a person chooses for single pages. */
	private static function type_of( WP_Block_Template $template ): ?string {
		return match ( true ) {
			(bool) preg_match( '/^(page-.+|front-page|page)$/D', $template->slug ) => $template->is_custom ? null : 'single-page',
			(bool) preg_match( '/^single(-.+)?$/D', $template->slug ) => 'single-post',
			(bool) preg_match( '/^((archive|category|tag|taxonomy|author|date)(-.+)?|home)$/D', $template->slug ) => 'archive',
			default => null,
		};
	}

	private function add_parts(): void {
		foreach ( Part_Index::all() as $id => $indexed ) {
			$part = Theme_Part::find( $id );
			if ( ! $part || $part->is_pros() ) {
				continue;
			}
			$owner = self::owner( 'elementor' === $part->platform ? 'elementor' : 'kithouse', $part->title(), $part->edit_link() );
			foreach ( self::places( $part ) as $place => $where ) {
				// The theme's own is first already, and shows unless the part was saved later.
				$this->add( (string) $place, $part->type, $where, $owner, 0 === Core_Parts::owner_of( $part ) );
			}
		}
	}

	/** @return array<string, string> Words by location. */
	private static function places( Theme_Part $part ): array {
		$tree   = new Condition_Tree( $part->type );
		$words  = implode( ', ', array_map( array( $tree, 'words' ), $part->conditions() ) );
		$place  = Core_Parts::place_of( $part );
		$slugs  = '' === $place && wp_is_block_theme() ? Core_Slugs::of( $part->type, $part->conditions() ) : array();
		$texts  = array_map( fn( $condition ) => $condition->text(), $part->conditions() );
		$usual  = array( 'include/general' ) === $texts ? array_keys( self::USUAL, $part->type, true ) : array();
		$places = array_filter( array( $place, ...$slugs, ...$usual ), fn( $name ) => '' !== $name );
		return array_fill_keys( $places ? array( current( $places ) ) : array( $part->type . '|' . implode( '|', $texts ) ), $words );
	}

	/** Adds documents whose conditions Elementor Pro reads. */
	private function add_pros(): void {
		if ( ! Elementor::is_active() || ! Elementor_Pro::is_active() ) {
			return;
		}
		$posts = get_posts( array( 'post_type' => Elementor::TEMPLATE, 'meta_key' => Elementor_Pro::CONDITIONS_META, 'numberposts' => 100 ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only among templates, on one screen.
		foreach ( array_filter( array_map( array( Theme_Part::class, 'of_post' ), $posts ) ) as $part ) {
			foreach ( $part->conditions() ? self::places( $part ) : array() as $place => $where ) {
				$this->add( (string) $place, $part->type, $where, self::owner( 'elementor-pro', $part->title(), $part->edit_link() ), ! isset( $this->locations[ $place ] ) );
			}
		}
	}

	/** Adds the theme itself where nobody else shows anything. */
	private function add_theme(): void {
		$theme = wp_get_theme();
		$usual = array();
		foreach ( self::USUAL as $place => $type ) {
			$is_part        = in_array( $place, array( 'header', 'footer' ), true );
			$found          = wp_is_block_theme() ? get_block_template( get_stylesheet() . "//$place", $is_part ? 'wp_template_part' : 'wp_template' ) : null;
			$own            = array( 'type' => $type, 'where' => self::list_words( (string) $place ), 'owners' => array( self::owner( 'theme', (string) $theme->get( 'Name' ), $found ? self::editor( $found ) : '' ) ) );
			$usual[ $place ] = $this->locations[ $place ] ?? $own;
		}
		$this->locations = $usual + $this->locations;
	}

	/** Returns the address in the site editor of a template that has no record yet. */
	private static function editor( WP_Block_Template $template ): string {
		$type = get_post_type_object( $template->type );
		return $type ? admin_url( sprintf( $type->_edit_link, $template->type, rawurlencode( $template->id ) ) ) : '';
	}

	private static function owner( string $owner, string $title, string $edit_link ): array {
		return array( 'owner' => $owner, 'title' => '' === $title ? __( '(no title)', 'kithouse' ) : $title, 'edit_link' => $edit_link );
	}

	private function add( string $place, string $type, string $where, array $owner, bool $wins = false ): void {
		$here             = $this->locations[ $place ]['owners'] ?? array();
		$is_first         = $wins && ! array_filter( $here, fn( $one ) => 'wordpress' !== $one['owner'] );
		$where            = '' === $where ? $this->locations[ $place ]['where'] ?? '' : $where;
		$this->locations[ $place ] = array( 'type' => $type, 'where' => $where, 'owners' => $is_first ? array( $owner, ...$here ) : array( ...$here, $owner ) );
	}
}
