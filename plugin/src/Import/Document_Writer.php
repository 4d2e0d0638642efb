<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Plan\Failed;
use Kithouse\Theme_Parts\Part;

/** Makes a post of a document. */
final class Document_Writer {

	public function __construct( private Content $content, private Symbols $symbols ) {}

	/**
	 * @param 'page'|'library'|'part' $as
	 * @return int The draft.
	 * @throws Failed
	 */
	public function write( string $as, string $title, int $parent, string $guid ): int {
		$is_elementor = 'elementor' === $this->content->document['kind'];
		$type         = 'page' === $as ? 'page' : ( $is_elementor ? Elementor::TEMPLATE : Part::POST_TYPE );
		$post_id      = wp_insert_post(
			wp_slash(
				array(
					'post_type'     => $type,
					// Until Elementor has written it, nobody sees it; what is left of an import that was killed, WordPress sweeps away.
					'post_status'   => $is_elementor ? 'auto-draft' : 'draft',
					'post_title'    => self::plain( $title ),
					'post_content'  => $is_elementor ? '' : Code::filter_markup( $this->content, $this->symbols->in_blocks( $this->content->document['content'] ) ),
					'post_parent'   => $parent,
					'guid'          => $guid,
					'page_template' => 'page' === $as ? $this->page_template( $is_elementor ) : '',
					'meta_input'    => $this->meta( $as, $is_elementor ),
				)
			),
			true
		);
		if ( is_wp_error( $post_id ) ) {
			throw new Failed( $post_id->get_error_message() );
		}
		if ( $is_elementor && ! $this->write_elements( $post_id ) ) {
			throw new Failed( __( 'Elementor did not accept the page. Nothing was changed.', 'kithouse' ) );
		}
		return $post_id;
	}

	/** Whoever names a template writes no HTML here, also where the person who imports it could. */
	private static function plain( string $title ): string {
		return str_contains( $title, '<' ) ? trim( wp_kses( $title, array() ) ) : $title;
	}

	/** @return array<string, string> */
	private function meta( string $as, bool $is_elementor ): array {
		$type = (string) ( $this->content->document['template_type'] ?? '' );
		if ( ! $is_elementor ) {
			return 'part' === $as ? array( Part::TYPE_META => $type ) : array();
		}
		return 'page' === $as ? Elementor::META : Elementor::library_meta( $type, 'part' === $as );
	}

	private function write_elements( int $post_id ): bool {
		$elements = Elementor::with_fresh_ids( $this->symbols->in_value( $this->content->document['content'] ) );
		$settings = $this->symbols->in_value( $this->content->document['page_settings'] );
		return Elementor::write( $post_id, Code::filter_value( $this->content, $elements ), Code::filter_value( $this->content, $settings ) )
			&& 0 !== wp_update_post( array( 'ID' => $post_id, 'post_status' => 'draft' ) );
	}

	/**
	 * Only a page template that this site has. Elementor templates are made for the whole width; a template with a heading of
	 * the first level needs no title above it.
	 */
	private function page_template( bool $is_elementor ): string {
		$document = $this->content->document;
		$fitting  = $is_elementor ? 'elementor_header_footer' : self::template_without_title( $document['content'] );
		$wanted   = array( $document['page_template'] ?? '', $document['page_settings']['template'] ?? '', $fitting );
		$known    = wp_get_theme()->get_page_templates( null, 'page' );
		$usable   = array_filter( $wanted, fn( $template ) => 'default' === $template || isset( $known[ $template ] ) );
		return (string) ( current( $usable ) ?: '' );
	}

	/** By the name that block themes give it. */
	private static function template_without_title( string $markup ): string {
		return 1 === preg_match( '/<h1[\s>]/i', $markup ) ? 'page-no-title' : '';
	}
}
