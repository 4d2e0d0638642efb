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

/** Makes a draft page of a template. */
final class Import_Page_Route implements Route {

	public function __construct( private Contract $contract, private Importer $importer ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$platform = (string) $request['platform'];
		$title    = trim( sanitize_text_field( (string) $request['title'] ) );
		if ( '' === $title ) {
			$message = __( 'Please give the page a title.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'title' => $message ) );
		}
		$content = $this->importer->obstacle( $platform ) ?? $this->importer->ask( (int) $request['id'], $platform );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		return $this->importer->import(
			$content,
			fn( $symbols ) => $this->write( $content, $title, $symbols ),
			implode( '|', array( get_current_user_id(), $request['id'], $platform, $title ) ),
			fn( $made ) => 'draft' === get_post_status( $made['post_id'] )
		);
	}

	private function write( Content $content, string $title, Symbols $symbols ): array|WP_Error {
		$document     = $content->document;
		$is_elementor = 'elementor' === $document['kind'];
		$page         = wp_insert_post(
			wp_slash(
				array(
					'post_type'     => 'page',
					// Until Elementor has written it: what is left of an import that was killed, WordPress sweeps away.
					'post_status'   => $is_elementor ? 'auto-draft' : 'draft',
					'post_title'    => $title,
					'post_content'  => $is_elementor ? '' : self::markup( $symbols->in_blocks( $document['content'] ) ),
					'page_template' => self::page_template( $document, $is_elementor ),
					'meta_input'    => $is_elementor ? Elementor::META : array(),
				)
			),
			true
		);
		if ( is_wp_error( $page ) ) {
			return $this->contract->error( 'import_failed', $page->get_error_message() );
		}
		if ( $is_elementor && ! $this->write_elements( $page, $document, $symbols ) ) {
			$message = __( 'Elementor did not accept the page. Nothing was changed.', 'kithouse' );
			return $this->contract->error( 'import_failed', $message );
		}
		return array(
			'post_id'   => $page,
			'edit_link' => (string) get_edit_post_link( $page, 'raw' ),
			'visit'     => (string) get_preview_post_link( $page ),
			'warnings'  => $content->warnings,
		) + ( $is_elementor ? array( 'elementor_edit_link' => Elementor::edit_link( $page ) ) : array() );
	}

	private function write_elements( int $page, array $document, Symbols $symbols ): bool {
		$elements = Elementor::with_fresh_ids( $symbols->in_value( $document['content'] ) );
		return Elementor::write( $page, $elements, $symbols->in_value( $document['page_settings'] ) )
			&& 0 !== wp_update_post( array( 'ID' => $page, 'post_status' => 'draft' ) );
	}

	private static function markup( string $markup ): string {
		return current_user_can( 'unfiltered_html' ) ? $markup : wp_kses_post( $markup );
	}

	/**
	 * Only a page template that this site has. Elementor templates are made for the whole width; a template with a heading of
	 * the first level needs no title above it.
	 */
	private static function page_template( array $document, bool $is_elementor ): string {
		$fitting = $is_elementor ? 'elementor_header_footer' : self::template_without_title( $document['content'] );
		$wanted  = array( $document['page_template'] ?? '', $document['page_settings']['template'] ?? '', $fitting );
		$known   = wp_get_theme()->get_page_templates( null, 'page' );
		$usable  = array_filter( $wanted, fn( $template ) => 'default' === $template || isset( $known[ $template ] ) );
		return (string) ( current( $usable ) ?: '' );
	}

	/** By the name that block themes give it. */
	private static function template_without_title( string $markup ): string {
		return 1 === preg_match( '/<h1[\s>]/i', $markup ) ? 'page-no-title' : '';
	}
}
