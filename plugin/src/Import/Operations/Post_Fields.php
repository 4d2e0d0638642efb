<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Run_Context;

defined( 'ABSPATH' ) || exit;

final class Post_Fields {

	/** @param bool $is_of_site Whether its address is known before publishing, because other pages link to it. */
	public function __construct( private array $args, private Run_Context $run, private bool $is_of_site ) {}

	public function all( string $guid ): array {
		$parent = $this->run->post( $this->args['parent'] ?? null );
		$fields = array( 'guid' => $guid, 'post_parent' => $parent ) + $this->terms() + array( 'meta_input' => $this->picture() + $this->footnotes() );
		if ( ! $this->is_of_site || ! in_array( $this->args['as'], array( 'page', 'post' ), true ) ) {
			return $fields;
		}
		$fields['post_name'] = $this->name( $parent );
		// The address of a post may contain its date.
		return $fields + ( 'post' === $this->args['as'] || isset( $this->args['document']['date'] ) ? $this->dates() : array() );
	}

	public function theme(): string {
		return $this->is_of_site ? Theme_Ensure::of( $this->run ) : '';
	}

	/** Returns a free name unless the post replaces a page of this site. */
	private function name( int $parent ): string {
		$document = $this->args['document'];
		$former   = (int) $this->run->earlier()?->post_for( $this->args );
		$name     = $former ? (string) get_post_field( 'post_name', $former ) : '';
		if ( '' !== $name ) {
			return $name;
		}
		$slug     = sanitize_title( (string) ( $document['slug'] ?? '' ), $this->args['title'] );
		$type     = 'page' === $this->args['as'] ? 'page' : $document['post_type'];
		return 'replace' === ( $this->args['on_conflict'] ?? '' ) || Import_Retire::frees( $this->run, $slug, $type, $parent ) ? $slug : wp_unique_post_slug( $slug, 0, 'publish', $type, $parent );
	}

	/** Returns no date in the future, where the post would stay hidden. */
	private function dates(): array {
		$time = strtotime( (string) ( $this->args['document']['date'] ?? '' ) );
		$gmt  = gmdate( 'Y-m-d H:i:s', false === $time || $time > time() || $time < 0 ? time() : $time );
		return array( 'post_date_gmt' => $gmt, 'post_date' => get_date_from_gmt( $gmt ) );
	}

	private function picture(): array {
		$id = Media_Fetch::all( $this->run )[ $this->args['document']['featured'] ?? '' ]['id'] ?? 0;
		return $id ? array( '_thumbnail_id' => $id ) : array();
	}

	/** Returns core's JSON list of footnotes, where posts of that type have them. */
	private function footnotes(): array {
		$document = $this->args['document'];
		$type     = 'post' === $this->args['as'] ? $document['post_type'] : $this->args['as'];
		if ( empty( $document['footnotes'] ) || 'blocks' !== $document['kind'] || ! registered_meta_key_exists( 'post', 'footnotes', $type ) ) {
			return array();
		}
		$notes = array_map( fn( $note ) => array( 'content' => wp_kses_post( $note['content'] ), 'id' => $note['id'] ), $document['footnotes'] );
		return array( 'footnotes' => (string) wp_json_encode( $notes, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}

	/** Sets terms at once, because WordPress gives posts without a category the default one. */
	private function terms(): array {
		$by_taxonomy = array();
		foreach ( $this->args['terms'] as $op_id ) {
			$term = $this->run->result( $op_id );
			if ( isset( $term['term_id'] ) ) {
				$by_taxonomy[ $term['taxonomy'] ][] = (int) $term['term_id'];
			}
		}
		$categories = $by_taxonomy['category'] ?? array();
		unset( $by_taxonomy['category'] );
		return ( $categories ? array( 'post_category' => $categories ) : array() ) + ( $by_taxonomy ? array( 'tax_input' => $by_taxonomy ) : array() );
	}
}
