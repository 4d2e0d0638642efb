<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Shows theme parts instead of the theme's own. Falls back to the theme without a match and on failures. */
final class Runtime {

	/** After Elementor and shops. */
	private const PRIORITY = 20;

	public function add_hooks(): void {
		add_filter( 'template_include', array( $this, 'place' ), self::PRIORITY );
	}

	public function place( mixed $template ): mixed {
		$parts   = Part_Index::all();
		$preview = Preview::part();
		// A part that is being edited or viewed is shown alone.
		if ( ( ! $parts && ! $preview ) || is_embed() || is_singular( Theme_Part::POST_TYPES ) ) {
			return $template;
		}
		$html = self::render( self::choose( $parts, $preview ), $preview );
		if ( isset( $html['header'] ) || isset( $html['footer'] ) ) {
			( new Php_Frame( $html['header'] ?? null, $html['footer'] ?? null ) )->add_hooks();
			( new Block_Frame( $html['header'] ?? null, $html['footer'] ?? null ) )->add_hooks();
		}
		return isset( $html['body'] ) ? Canvas::show( $html['body'] ) : $template;
	}

	/** @return array<string, int> Most specific part by position, or the newest of equals. */
	private static function choose( array $parts, ?Theme_Part $preview ): array {
		$chosen = array();
		$ranks  = array();
		foreach ( $parts as $id => $part ) {
			[ $type, $post_type, $conditions ] = $part;

			$place = Part_Types::place( $type );
			$rank  = self::is_ours( $post_type ) && self::may_stand( $type ) ? Condition_Match::rank( $conditions ) : null;
			if ( null === $rank || Core_Parts::owner( $type, $conditions, $part[3] ?? '' ) ) {
				continue;
			}
			$rank = max( $rank, Part_Types::rank( $type ) );
			if ( $rank > ( $ranks[ $place ] ?? -1 ) ) {
				$ranks[ $place ]  = $rank;
				$chosen[ $place ] = $id;
			}
		}
		if ( $preview && Part_Types::fits( $preview->type ) ) {
			$chosen[ Part_Types::place( $preview->type ) ] = $preview->post->ID;
		}
		/**
		 * Filters which theme parts the current page shows.
		 *
		 * Runs only on sites that have published theme parts. A value that isn't an array changes nothing. Posts that aren't
		 * published theme parts are left out.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, int> $chosen Id of the theme part by place: `header`, `footer` and `body`.
		 */
		$filtered = apply_filters( 'kithouse_part_places', $chosen );
		return is_array( $filtered ) ? self::valid( $filtered ) : $chosen;
	}

	private static function valid( array $chosen ): array {
		$places = array_intersect_key( $chosen, array_flip( array( 'header', 'footer', 'body' ) ) );
		$ids    = array_filter( $places, fn( $id ) => is_int( $id ) && $id > 0 );
		_prime_post_caches( array_values( $ids ), false, false );
		return array_filter( $ids, fn( $id ) => in_array( get_post_type( $id ), Theme_Part::POST_TYPES, true ) );
	}

	private static function is_ours( string $post_type ): bool {
		return Theme_Part::POST_TYPE === $post_type || ( Elementor::is_active() && ! Elementor_Pro::is_active() );
	}

	/** Returns false for a page with a chosen page template, and for one open in Elementor, which looks for its content. */
	private static function may_stand( string $type ): bool {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Decides how a page looks, changes nothing.
		$is_edited = isset( $_GET['elementor-preview'] );
		$has_own   = is_singular() && ( $is_edited || '' !== (string) get_page_template_slug( get_queried_object_id() ) );
		return Part_Types::fits( $type ) && ( ! $has_own || 'body' !== Part_Types::place( $type ) );
	}

	/** @return array<string, string> HTML by position, rendered before anything is printed, so that styles reach the head. */
	private static function render( array $chosen, ?Theme_Part $preview ): array {
		$html = array();
		foreach ( $chosen as $place => $id ) {
			$post = get_post( $id );
			if ( $post && ( 'publish' === $post->post_status || $preview?->post->ID === $id ) ) {
				$html[ $place ] = Renderer::render( $post, 'body' === $place );
			}
		}
		return array_filter( $html, fn( $one ) => '' !== trim( $one ) );
	}
}
