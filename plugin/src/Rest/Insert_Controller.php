<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Import\Insert_Service;
use Kithouse\Import\Operations\Design_Ensure;
use Kithouse\Import\Operations\Fonts_Ensure;
use Kithouse\WordPress\Atomic_Guard;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Kit_Colors;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Insert_Controller {

	public function __construct( private Contract $contract, private Insert_Service $service ) {}

	/** Returns the content for an editor with local pictures; `dry_run` only reports. */
	public function insert( WP_REST_Request $request ): array|WP_Error {
		$platform = (string) $request['platform'];
		$post     = (int) $request['postId'];
		if ( 0 !== $post && ! current_user_can( 'edit_post', $post ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$content = $this->service->obstacle( $platform )
			?? $this->service->ask( (int) $request['id'], $platform, $request['origin'], $request['colors'], (bool) $request['dry_run'] );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		if ( ! Fonts_Ensure::accepts( $content->fonts, $this->contract ) || ! Design_Ensure::accepts( $content->design, $this->contract ) ) {
			return $this->contract->error( 'import_failed', __( 'The library’s response isn’t a template. Nothing was changed.', 'kithouse' ) );
		}
		$type = get_post_type( $post ) ?: 'page';
		if ( $request['dry_run'] ) {
			return array( 'plan' => $this->service->plan( $content, $type ), 'warnings' => $content->warnings );
		}
		if ( $content->media && ! current_user_can( 'upload_files' ) ) {
			$message = __( 'This template contains images, and you don’t have permission to add images here. Ask an administrator.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		if ( $content->settings && ! current_user_can( 'edit_others_posts' ) ) {
			$message = __( 'You don’t have permission to add colours and fonts to the whole site. Use those of this site instead.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		return $this->service->import( $content, fn( $symbols ) => $this->answer( $content, $symbols, $type ) );
	}

	private function answer( Template_Content $content, Symbols $symbols, string $post_type ): array {
		$document = $content->document;
		if ( 'blocks' === $document['kind'] ) {
			$markup = Code_Filter::filter_markup( $content, $symbols->in_blocks( $document['content'] ) );
			return array( 'content' => $markup, 'warnings' => $content->warnings );
		}
		if ( $content->settings ) {
			Kit_Colors::add( $content->settings );
		}
		$elements = Elementor::with_fresh_ids( $symbols->in_value( $document['content'] ) );
		// Elementor's editor would not save a page with a wrong value either.
		$elements = Atomic_Guard::clean( Atomic_Guard::migrate( $elements ), array( $content, 'warn' ) );
		$settings = Elementor::settings_for( $symbols->in_value( $document['page_settings'] ), $post_type );
		return array(
			'content'       => self::with_objects( Code_Filter::filter_value( $content, $elements ) ),
			'page_settings' => (object) Code_Filter::filter_value( $content, $settings ),
			'warnings'      => $content->warnings,
		);
	}

	/** Converts settings to objects for JavaScript, also empty ones. */
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
