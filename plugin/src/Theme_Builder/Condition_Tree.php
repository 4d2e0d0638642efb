<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use WP_Post_Type;
use WP_Taxonomy;

defined( 'ABSPATH' ) || exit;

/** Lists the conditions of a part type on this site as nodes of the contract's `config`, by name. */
final class Condition_Tree {

	private array $nodes = array();

	public function __construct( private string $type ) {
		$roots = Part_Types::roots( $type );
		$all   = count( $roots ) > 1 ? __( 'Entire site', 'kithouse' ) : __( 'Everywhere it fits', 'kithouse' );
		$this->add( 'general', $all, $all, $roots );
		if ( in_array( 'archive', $roots, true ) ) {
			$this->add( 'archive', __( 'Archive', 'kithouse' ), __( 'All archives', 'kithouse' ), $this->archives() );
		}
		if ( in_array( 'singular', $roots, true ) ) {
			$this->add( 'singular', __( 'Singular', 'kithouse' ), __( 'All singular', 'kithouse' ), $this->singulars() );
		}
	}

	public function nodes(): array {
		return $this->nodes;
	}

	public function knows( Condition $condition ): bool {
		$is_root = in_array( $condition->name, Part_Types::roots( $this->type ), true );
		if ( '' === $condition->sub_name ) {
			return $is_root || 'general' === $condition->name;
		}
		$near  = $is_root ? $this->nodes[ $condition->name ]['sub_conditions'] : array();
		$below = array_merge( $near, ...array_map( fn( $name ) => $this->nodes[ $name ]['sub_conditions'], $near ) );
		return in_array( $condition->sub_name, $below, true ) && ( '' === $condition->sub_id || $this->takes_number( $condition ) );
	}

	private function takes_number( Condition $condition ): bool {
		return $this->nodes[ $condition->sub_name ]['controls'] && 1 === preg_match( '/^[1-9]\d{0,9}$/D', $condition->sub_id );
	}

	public function words( Condition $condition ): string {
		$node  = $this->nodes[ '' === $condition->sub_name ? $condition->name : $condition->sub_name ] ?? null;
		$label = $this->label( $condition );
		$words = match ( true ) {
			null === $node => $condition->text(),
			'' !== $label  => "{$node['label']}: $label",
			default        => $node['plural_label'],
		};
		/* translators: %s: a place of the site, such as "All Pages" */
		return $condition->is_inclusion() || null === $node ? $words : sprintf( __( 'not on %s', 'kithouse' ), $words );
	}

	public function label( Condition $condition ): string {
		$query = $this->nodes[ $condition->sub_name ]['controls'][0]['autocomplete'] ?? null;
		if ( '' === $condition->sub_id || null === $query ) {
			return $condition->sub_id;
		}
		return Condition_Lookup::label( $query['query_type'], (int) $condition->sub_id );
	}

	private function archives(): array {
		$names = array();
		foreach ( $this->post_types() as $post_type ) {
			$taxonomies  = array_merge( ...array_map( fn( $taxonomy ) => $this->add_taxonomy( $taxonomy ), self::taxonomies( $post_type ) ) );
			$has_archive = 'post' === $post_type->name || $post_type->has_archive;
			if ( $has_archive ) {
				/* translators: %s: a kind of post, such as "Posts" */
				$label = sprintf( __( '%s archive', 'kithouse' ), $post_type->labels->name );
				$this->add( "{$post_type->name}_archive", $label, $label, $taxonomies );
			}
			array_push( $names, ...( $has_archive ? array( "{$post_type->name}_archive" ) : $taxonomies ) );
		}
		if ( 'product-archive' !== $this->type ) {
			$this->add_of_author( 'author', __( 'Author', 'kithouse' ), __( 'All authors', 'kithouse' ) );
			$this->add( 'date', __( 'Date', 'kithouse' ), __( 'All dates', 'kithouse' ) );
			$this->add( 'search', __( 'Search results', 'kithouse' ), __( 'Search results', 'kithouse' ) );
			array_push( $names, 'author', 'date', 'search' );
		}
		return array_values( array_unique( $names ) );
	}

	private function singulars(): array {
		$is_anywhere = 'body' !== Part_Types::place( $this->type );
		$names       = array();
		if ( $is_anywhere || 'single-page' === $this->type ) {
			$this->add( 'front_page', __( 'Front page', 'kithouse' ), __( 'Front page', 'kithouse' ) );
			$names[] = 'front_page';
		}
		foreach ( $this->post_types() as $post_type ) {
			$this->add_post_type( $post_type );
			$names[] = $post_type->name;
		}
		if ( array_filter( $this->post_types(), fn( $post_type ) => $post_type->hierarchical ) ) {
			$this->add( 'child_of', __( 'Direct child of', 'kithouse' ), __( 'All direct children', 'kithouse' ), array(), 'posts' );
			$this->add( 'any_child_of', __( 'Any child of', 'kithouse' ), __( 'All children', 'kithouse' ), array(), 'posts' );
			array_push( $names, 'child_of', 'any_child_of' );
		}
		$this->add_of_author( 'by_author', __( 'By author', 'kithouse' ), __( 'By any author', 'kithouse' ) );
		$names[] = 'by_author';
		if ( $is_anywhere ) {
			$this->add( 'not_found404', __( '404 page', 'kithouse' ), __( '404 page', 'kithouse' ) );
			$names[] = 'not_found404';
		}
		return $names;
	}

	private function add_post_type( WP_Post_Type $post_type ): void {
		$name = $post_type->labels->singular_name;
		$subs = array();
		foreach ( self::taxonomies( $post_type ) as $taxonomy ) {
			/* translators: %s: a kind of group, such as "Category" */
			$label = sprintf( __( 'In %s', 'kithouse' ), $taxonomy->labels->singular_name );
			$this->add( "in_$taxonomy->name", $label, $label, array(), 'taxonomy', $taxonomy->name );
			$subs[] = "in_$taxonomy->name";
			if ( $taxonomy->hierarchical ) {
				/* translators: %s: a kind of group, such as "Category" */
				$label = sprintf( __( 'In any child of %s', 'kithouse' ), $taxonomy->labels->singular_name );
				$this->add( "in_{$taxonomy->name}_children", $label, $label, array(), 'taxonomy', $taxonomy->name );
				$subs[] = "in_{$taxonomy->name}_children";
			}
		}
		/* translators: %s: a kind of post, such as "Posts" */
		$label = sprintf( __( '%s by author', 'kithouse' ), $post_type->labels->name );
		$this->add_of_author( "{$post_type->name}_by_author", $label, $label );
		$this->add( $post_type->name, $name, $post_type->labels->all_items, array( ...$subs, "{$post_type->name}_by_author" ), 'posts', $post_type->name );
	}

	private function add_taxonomy( WP_Taxonomy $taxonomy ): array {
		$name = $taxonomy->labels->singular_name;
		$this->add( $taxonomy->name, $name, $taxonomy->labels->all_items, array(), 'taxonomy', $taxonomy->name );
		if ( ! $taxonomy->hierarchical ) {
			return array( $taxonomy->name );
		}
		/* translators: %s: a kind of group, such as "Category" */
		$near = sprintf( __( 'Direct child of %s', 'kithouse' ), $name );
		/* translators: %s: a kind of group, such as "Category" */
		$any = sprintf( __( 'Any child of %s', 'kithouse' ), $name );
		$this->add( "child_of_$taxonomy->name", $near, $near, array(), 'taxonomy', $taxonomy->name );
		$this->add( "any_child_of_$taxonomy->name", $any, $any, array(), 'taxonomy', $taxonomy->name );
		return array( $taxonomy->name, "child_of_$taxonomy->name", "any_child_of_$taxonomy->name" );
	}

	private function add_of_author( string $name, string $label, string $plural ): void {
		$this->add( $name, $label, $plural, array(), 'authors' );
	}

	private function add( string $name, string $label, string $plural, array $subs = array(), string $query = '', string $object = '' ): void {
		$autocomplete          = array_filter( array( 'query_type' => $query, 'object' => $object ) );
		$this->nodes[ $name ] ??= array(
			'label'          => $label,
			'plural_label'   => $plural,
			'sub_conditions' => $subs,
			'controls'       => '' === $query ? array() : array( array( 'name' => 'sub_id', 'label' => $label, 'autocomplete' => $autocomplete ) ),
		);
	}

	private function post_types(): array {
		$all = array_filter( get_post_types( array( 'public' => true ), 'objects' ), 'is_post_type_viewable' );
		return array_values(
			array_filter(
				$all,
				fn( $one ) => ! in_array( $one->name, array( 'attachment', ...Theme_Part::POST_TYPES ), true ) && Part_Types::covers( $this->type, $one->name )
			)
		);
	}

	private static function taxonomies( WP_Post_Type $post_type ): array {
		$all = get_object_taxonomies( $post_type->name, 'objects' );
		return array_values( array_filter( $all, fn( $one ) => is_taxonomy_viewable( $one ) && 'post_format' !== $one->name ) );
	}
}
