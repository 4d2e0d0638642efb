<?php
declare(strict_types=1);

namespace Kithouse\Details;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Rewrites the details in everything that a post shows: texts, Elementor's elements, the target of a menu item, fields and mails of a form. */
final class Post_Details {

	private const FORM = 'wpcf7_contact_form';

	private Detail_Replacer $replacer;
	private Hours_Replacer $hours;
	private Content_Details $content;

	/** @param list<Detail_Change> $changes */
	public function __construct( private WP_Post $post, array $changes ) {
		$this->replacer = new Detail_Replacer( $changes );
		$this->hours    = new Hours_Replacer( $changes );
		$this->content  = new Content_Details( $this->replacer, $this->hours );
	}

	/** @return array<string, int> How often each change was found, by its id. */
	public function counts(): array {
		$counts = $this->replacer->counts;
		foreach ( $this->hours->counts as $id => $times ) {
			$counts[ $id ] = $times + ( $counts[ $id ] ?? 0 );
		}
		return $counts;
	}

	/** @return array<string, mixed> Changed values by key of `Site_Values`. */
	public function changed(): array {
		$id     = $this->post->ID;
		$values = array();
		foreach ( $this->fields() + $this->metas() as $key => [ $former, $rewrite ] ) {
			$value = $rewrite( $former );
			if ( null !== $value && $value !== $former ) {
				$values[ rtrim( str_replace( '/', "/$id/", $key ), '/' ) ] = $value;
			}
		}
		return $values;
	}

	/** @return array<string, array{0: string, 1: callable}> */
	private function fields(): array {
		$title  = fn( $text ) => $this->replacer->replace( $text, fn( $new ) => strtr( $new, array( '<' => '&lt;', '>' => '&gt;' ) ) );
		$blocks = self::FORM === $this->post->post_type ? array( $this->replacer, 'plain' ) : array( $this->content, 'blocks' );
		return array(
			'title/'   => array( $this->post->post_title, $title ),
			'excerpt/' => array( $this->post->post_excerpt, array( $this->content, 'html' ) ),
			'content/' => array( $this->post->post_content, $blocks ),
		);
	}

	/** @return array<string, array{0: mixed, 1: callable}> */
	private function metas(): array {
		$in_mail = fn( $mail ) => is_array( $mail ) ? array_map( fn( $value ) => is_string( $value ) ? $this->replacer->plain( $value ) : $value, $mail ) : null;
		$rewrite = array(
			'_elementor_data' => fn( $json ) => is_string( $json ) ? $this->content->elements( $json ) : null,
			'_menu_item_url'  => fn( $url ) => is_string( $url ) ? $this->replacer->url( $url ) : null,
		) + ( self::FORM === $this->post->post_type ? array( '_form' => fn( $form ) => is_string( $form ) ? $this->content->html( $form ) : null, '_mail' => $in_mail, '_mail_2' => $in_mail ) : array() );
		$found = array();
		foreach ( $rewrite as $name => $write ) {
			if ( metadata_exists( 'post', $this->post->ID, $name ) ) {
				$found[ "meta/$name" ] = array( get_post_meta( $this->post->ID, $name, true ), $write );
			}
		}
		return $found;
	}
}
