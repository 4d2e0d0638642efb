<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

defined( 'ABSPATH' ) || exit;

/**
 * Puts forms into the marked places of a document. A place without its form keeps what it has, which is a mail button. Marks
 * never reach the site.
 */
final class Form_Slots {

	/** Setting of Elementor's elements. Blocks have `metadata.kithouse_form`. */
	private const SETTING = '_kithouse_form';
	private const SYMBOL  = '~^kit:form/([a-z0-9][a-z0-9-]*)/id$~D';

	/** @var list<int> Forms that the document shows. */
	public array $placed = array();

	public function __construct( private References $references ) {}

	/** Returns the content of a document with its forms. */
	public function fill( array $document ): string|array {
		return 'elementor' === $document['kind'] ? $this->in_elements( $document['content'] ) : $this->in_blocks( $document['content'] );
	}

	private function in_blocks( string $markup ): string {
		return str_contains( $markup, '"kithouse_form":' ) ? serialize_blocks( array_map( array( $this, 'in_block' ), parse_blocks( $markup ) ) ) : $markup;
	}

	private function in_block( array $block ): array {
		$mark = $block['attrs']['metadata']['kithouse_form'] ?? null;
		if ( null !== $mark ) {
			unset( $block['attrs']['metadata']['kithouse_form'] );
			if ( array() === $block['attrs']['metadata'] ) {
				unset( $block['attrs']['metadata'] );
			}
			$form_id = $this->form( $mark );
			$edges   = array_filter( $block['innerContent'], 'is_string' );
			if ( $form_id && count( $edges ) > 1 ) {
				$text                  = Contact_Form_7::shortcode( $form_id );
				$block['innerBlocks']  = array( array( 'blockName' => 'core/shortcode', 'attrs' => array(), 'innerBlocks' => array(), 'innerHTML' => $text, 'innerContent' => array( $text ) ) );
				$block['innerContent'] = array( reset( $edges ), null, end( $edges ) );
				return $block;
			}
		}
		$block['innerBlocks'] = array_map( array( $this, 'in_block' ), $block['innerBlocks'] );
		return $block;
	}

	private function in_elements( array $elements ): array {
		return array_map( fn( $element ) => is_array( $element ) ? $this->in_element( $element ) : $element, $elements );
	}

	private function in_element( array $element ): array {
		$mark    = $element['settings'][ self::SETTING ] ?? null;
		$form_id = null === $mark ? 0 : $this->form( $mark );
		if ( null !== $mark ) {
			unset( $element['settings'][ self::SETTING ] );
		}
		$form                = array( 'id' => 'form', 'elType' => 'widget', 'widgetType' => 'shortcode', 'settings' => array( 'shortcode' => Contact_Form_7::shortcode( $form_id ) ), 'elements' => array() );
		$element['elements'] = $form_id ? array( $form ) : $this->in_elements( (array) ( $element['elements'] ?? array() ) );
		return $element;
	}

	/** Returns 0 if the site has no such form, for example without its plugin. */
	private function form( mixed $mark ): int {
		$key     = is_string( $mark ) && 1 === preg_match( self::SYMBOL, $mark, $match ) ? $match[1] : '';
		$form_id = '' === $key ? 0 : $this->references->form( $key );
		if ( ! $form_id || Contact_Form_7::POST_TYPE !== get_post_type( $form_id ) ) {
			return 0;
		}
		$this->placed[] = $form_id;
		return $form_id;
	}

	/** Returns true if this post shows the form. */
	public static function has( int $post_id, int $form_id ): bool {
		$shown = get_post_field( 'post_content', $post_id ) . stripslashes( (string) get_post_meta( $post_id, '_elementor_data', true ) );
		return shortcode_exists( 'contact-form-7' ) && str_contains( $shown, Contact_Form_7::shortcode( $form_id ) );
	}
}
