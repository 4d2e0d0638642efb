<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Operations\Template_Write;
use Kithouse\Theme_Builder\Condition;
use Kithouse\Theme_Builder\Core_Document;
use Kithouse\Theme_Builder\Core_Parts;
use Kithouse\Theme_Builder\Core_Slugs;
use Kithouse\Theme_Builder\Elementor_Pro;
use Kithouse\Theme_Builder\Part_Index;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Lists the theme parts that visitors see, and the templates of a block theme that can replace them. */
final class Parts_Survey {

	/** @var array<int, list<string>> Slugs by part. */
	private array $slugs = array();
	/** @var array<int, Theme_Part> */
	private array $parts = array();

	public function __construct() {
		foreach ( Part_Index::all() as $id => $indexed ) {
			$part = self::is_shown( $indexed ) ? Theme_Part::find( $id ) : null;
			if ( $part ) {
				$this->parts[ $id ] = $part;
				$this->slugs[ $id ] = wp_is_block_theme() && 'gutenberg' === $part->platform ? Core_Slugs::of( $part->type, $part->conditions() ) : array();
			}
		}
	}

	/** Leaves out parts that the theme's own record hides, and those that Elementor Pro shows itself. */
	private static function is_shown( array $indexed ): bool {
		[ $type, $post_type, $conditions ] = $indexed;
		return 0 === Core_Parts::owner( $type, $conditions, $indexed[3] ?? '' )
			&& ( Theme_Part::POST_TYPE === $post_type || ( Elementor::is_active() && ! Elementor_Pro::is_active() ) );
	}

	/** @return list<Finding> */
	public function findings(): array {
		$winners = $this->winners();
		return array_values( array_map( fn( $part ) => $this->finding( $part, array_keys( $winners, $part->post->ID, true ) ), $this->parts ) );
	}

	/** @return list<string> Areas of headers and footers that become the theme's own. */
	public function areas(): array {
		$frames = array_filter( $this->parts, fn( $part ) => 'body' !== Part_Types::place( $part->type ) && $this->slugs[ $part->post->ID ] );
		return array_values( array_unique( array_column( $frames, 'type' ) ) );
	}

	/** @return list<string> Areas of headers and footers that the theme's own replace. */
	public function lost_areas(): array {
		$frames = array_filter( $this->parts, fn( $part ) => 'body' !== Part_Types::place( $part->type ) && ! $this->slugs[ $part->post->ID ] );
		return array_values( array_unique( array_column( $frames, 'type' ) ) );
	}

	/** Chooses one part for each slug as a page view would: the most specific one, or the newest of equals. */
	private function winners(): array {
		$winners = array();
		$ranks   = array();
		foreach ( $this->slugs as $id => $slugs ) {
			$conditions = array_map( fn( Condition $condition ) => $condition->rank(), $this->parts[ $id ]->conditions() );
			$rank       = max( Part_Types::rank( $this->parts[ $id ]->type ), ...$conditions, ...array( 0 ) );
			foreach ( $slugs as $slug ) {
				$place = $this->kind( $id ) . "/$slug";
				if ( $rank > ( $ranks[ $place ] ?? -1 ) ) {
					$ranks[ $place ]   = $rank;
					$winners[ $place ] = $id;
				}
			}
		}
		return $winners;
	}

	private function kind( int $id ): string {
		return 'body' === Part_Types::place( $this->parts[ $id ]->type ) ? 'wp_template' : 'wp_template_part';
	}

	/** @param list<string> $places Kind and slug of the templates that the part becomes. */
	private function finding( Theme_Part $part, array $places ): Finding {
		$type  = Part_Types::describe( $part->type )['label'];
		$theme = wp_get_theme()->get( 'Name' );
		/* translators: 1: type of a theme part such as “Header”, 2: its title */
		$label = sprintf( __( '%1$s “%2$s”', 'kithouse' ), $type, $part->title() );
		/* translators: %s: name of a theme */
		$loss = sprintf( __( '%s shows its own instead.', 'kithouse' ), $theme );
		if ( ! $places ) {
			return new Finding( $part->type, $label, $loss );
		}
		$names = implode( ', ', array_map( fn( $place ) => basename( $place ), $places ) );
		/* translators: 1: name of a theme, 2: names of templates, such as “header, header-large” */
		$handed = sprintf( _n( 'Becomes a template of %1$s: %2$s', 'Becomes templates of %1$s: %2$s', count( $places ), 'kithouse' ), $theme, $names );
		return new Finding( $part->type, $label, $loss, $handed, self::ops( $part, $places ) );
	}

	/** @return list<array<string, mixed>> */
	public static function ops( Theme_Part $part, array $places ): array {
		$ops = array();
		foreach ( $places as $i => $place ) {
			[ $kind, $slug ] = explode( '/', $place, 2 );

			$args  = array(
				'kind'     => $kind,
				'theme'    => get_stylesheet(),
				'slug'     => $slug,
				'title'    => $part->title(),
				'document' => array( 'kind' => 'blocks', 'key' => $slug, 'template_type' => $part->type, 'content' => Core_Document::of( $part, $slug ) ),
			);
			$args += 'wp_template_part' === $kind ? array( 'area' => $part->type ) : array( 'is_suggestion' => true );
			$args += 0 === $i ? array( 'replaces' => $part->post->ID ) : array();
			$ops[] = Finding::op( "part-{$part->post->ID}-$i", 'templates', Template_Write::NAME, $args );
		}
		return $ops;
	}
}
