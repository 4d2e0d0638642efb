<?php
declare(strict_types=1);

namespace Kithouse\Site;

use Kithouse\Contract;
use Kithouse\Import\Content;
use Kithouse\Import\Elementor;
use Kithouse\Import\Importer;
use Kithouse\Import\Symbols;
use WP_Error;
use WP_REST_Request;

/** Gives an editor what it puts at its cursor: the template with its pictures on this site. With `dry_run` only tells. */
final class Insert_Route implements Route {

	public function __construct( private Contract $contract, private Importer $importer ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$platform = (string) $request['platform'];
		$post     = (int) $request['postId'];
		if ( 'remote' !== $request['origin'] ) {
			return $this->contract->error( 'invalid_input', __( 'Only templates of the library can be inserted here so far.', 'kithouse' ) );
		}
		if ( 0 !== $post && ! current_user_can( 'edit_post', $post ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$content = $this->importer->obstacle( $platform ) ?? $this->importer->ask( (int) $request['id'], $platform, (bool) $request['dry_run'] );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		if ( $request['dry_run'] ) {
			return array( 'plan' => $this->importer->plan( $content ), 'warnings' => $content->warnings );
		}
		if ( $content->media && ! current_user_can( 'upload_files' ) ) {
			$message = __( 'This template brings pictures, and you are not allowed to add pictures to this site.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		return $this->importer->import( $content, fn( $symbols ) => $this->answer( $content, $symbols ) );
	}

	private function answer( Content $content, Symbols $symbols ): array {
		$document = $content->document;
		if ( 'blocks' === $document['kind'] ) {
			$markup = $symbols->in_blocks( $document['content'] );
			return array( 'content' => current_user_can( 'unfiltered_html' ) ? $markup : wp_kses_post( $markup ), 'warnings' => $content->warnings );
		}
		$elements = Elementor::with_fresh_ids( $symbols->in_value( $document['content'] ) );
		return array(
			'content'       => self::with_objects( Elementor::filtered( $elements ) ),
			'page_settings' => (object) Elementor::filtered( $symbols->in_value( Elementor::page_settings( $document['page_settings'] ) ) ),
			'warnings'      => $content->warnings,
		);
	}

	/** Settings are an object for JavaScript, also when they are empty. */
	private static function with_objects( array $elements ): array {
		return array_map(
			fn( $element ) => array(
				'settings' => (object) ( $element['settings'] ?? array() ),
				'elements' => self::with_objects( $element['elements'] ?? array() ),
			) + $element,
			$elements
		);
	}
}
