<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Import_Failed_Exception;
use Kithouse\Theme_Builder\Theme_Part;
use Kithouse\WordPress\Code_Filter;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Fast\Post_Insert;
use Kithouse\WordPress\Fast\Template_Cache;
use Kithouse\WordPress\Page_Templates;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;
use Kithouse\WordPress\Theme_Layout;

defined( 'ABSPATH' ) || exit;

final class Document_Writer {

	/**
	 * @param string $theme    Slug of the theme that the site will have; empty for the one that it has.
	 * @param string $template Template that the import writes for its pages if that is a block theme.
	 */
	public function __construct( private Template_Content $content, private Symbols $symbols, private string $theme = '', private string $template = '' ) {}

	/** @param 'page'|'post'|'library'|'part' $as `$fields` are further fields for `wp_insert_post`. */
	public function write( string $as, string $title, array $fields ): int {
		$is_elementor = 'elementor' === $this->content->document['kind'];
		$type         = $this->post_type( $as );
		$is_shown     = in_array( $as, array( 'page', 'post' ), true );
		$template     = $is_shown ? $this->page_template( $is_elementor, $type ) : '';
		$layout       = $is_shown && $this->fills_the_page( $is_elementor ) ? Theme_Layout::meta( $this->theme ) : array();
		$meta         = $this->meta( $as, $is_elementor ) + $layout + ( $fields['meta_input'] ?? array() );
		$post         = array(
			'post_type'    => $type,
			// Hidden until Elementor has saved it; WordPress deletes auto-drafts of a killed import.
			'post_status'  => $is_elementor ? 'auto-draft' : 'draft',
			'post_title'   => self::plain( $title ),
			'post_content' => $is_elementor ? '' : Code_Filter::filter_markup( $this->content, $this->symbols->in_blocks( $this->content->document['content'] ) ),
			'post_excerpt' => Code_Filter::filter_markup( $this->content, (string) ( $this->content->document['excerpt'] ?? '' ) ),
			'menu_order'   => (int) ( $this->content->document['menu_order'] ?? 0 ),
			'meta_input'   => $meta + ( '' === $template || $is_elementor ? array() : array( '_wp_page_template' => $template ) ),
		);
		$post_id = Post_Insert::insert( wp_slash( $post + $fields ) );
		if ( is_wp_error( $post_id ) ) {
			$failure = new Import_Failed_Exception( $post_id->get_error_message() );
			throw $failure;
		}
		if ( $is_elementor && ! Template_Cache::during( fn() => $this->write_elements( $post_id, $template ) ) ) {
			$failure = new Import_Failed_Exception( __( 'Elementor rejected the page. Nothing was changed.', 'kithouse' ) );
			throw $failure;
		}
		return $post_id;
	}

	private function post_type( string $as ): string {
		return match ( $as ) {
			'page'  => 'page',
			'post'  => (string) $this->content->document['post_type'],
			default => 'elementor' === $this->content->document['kind'] ? Elementor::TEMPLATE : Theme_Part::POST_TYPE,
		};
	}

	private static function plain( string $title ): string {
		return str_contains( $title, '<' ) ? trim( wp_kses( $title, array() ) ) : $title;
	}

	private function meta( string $as, bool $is_elementor ): array {
		$type = (string) ( $this->content->document['template_type'] ?? '' );
		if ( ! $is_elementor ) {
			return 'part' === $as ? array( Theme_Part::TYPE_META => $type ) : array();
		}
		return match ( $as ) {
			'page'  => Elementor::META,
			'post'  => array( '_elementor_template_type' => 'wp-post' ) + Elementor::META,
			default => Elementor::library_meta( $type, 'part' === $as ),
		};
	}

	private function write_elements( int $post_id, string $template ): bool {
		$elements = Elementor::with_fresh_ids( $this->symbols->in_value( $this->content->document['content'] ) );
		$settings = $this->symbols->in_value( $this->content->document['page_settings'] );
		$filter   = fn( $value ) => Code_Filter::filter_value( $this->content, $value );
		$columns  = Elementor::write( $post_id, $filter( $elements ), $filter( $settings ), array( $this->content, 'warn' ) );
		$is_done  = null !== $columns && 0 !== wp_update_post( array( 'ID' => $post_id, 'post_status' => 'draft' ) + $columns );
		if ( $is_done && '' !== $template ) {
			// Last, because an update removes a template that only the upcoming theme has.
			update_post_meta( $post_id, '_wp_page_template', $template );
		}
		return $is_done;
	}

	/** Returns an existing page template: full width for Elementor, and without the theme's title above a first-level heading. */
	private function page_template( bool $is_elementor, string $type ): string {
		if ( '' !== $this->template && 'page' === $type && wp_get_theme( $this->theme )->is_block_theme() ) {
			return $this->template;
		}
		$document = $this->content->document;
		$fitting  = $is_elementor ? 'elementor_header_footer' : self::template_without_title( $document['content'] );
		$wanted   = array( $document['page_template'] ?? '', $document['page_settings']['template'] ?? '', 'page' === $type ? $fitting : '' );
		$known    = Page_Templates::of( $this->theme, $type );
		$usable   = array_filter( $wanted, fn( $template ) => 'default' === $template || isset( $known[ $template ] ) );
		return (string) ( current( $usable ) ?: '' );
	}

	/** Returns true for content of full-width sections, which brings its own title. */
	private function fills_the_page( bool $is_elementor ): bool {
		return $is_elementor || str_contains( $this->content->document['content'], 'kithouse-root' );
	}

	/** Returns a block theme's template without title by its usual name. */
	private static function template_without_title( string $markup ): string {
		return 1 === preg_match( '/<h1[\s>]/i', $markup ) ? 'page-no-title' : '';
	}
}
