<?php
declare(strict_types=1);

namespace Kithouse\Site_Import;

use Kithouse\Plan\Op_Row;
use Kithouse\Theme_Parts\Part_Types;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The proof reads the tables directly, without any cache.

/** Compares planned and actual content of this site's database by kind. */
final class Proof {

	private const NEAR = 500;

	/** @var array<string, array{label: string, planned: int, found: int}> By kind. */
	private array $counts = array();
	/** @var array<string, array{name: string, label: string, count: int}> */
	private array $post_types = array();
	/** @var array<string, array{name: string, label: string, count: int}> */
	private array $template_types = array();
	/** @var list<string> */
	private array $differences = array();
	/** @var array<int, string> Of the posts that were looked for last, by number; empty for one that is not there. */
	private array $statuses = array();

	public function add( Op_Row $row ): void {
		match ( $row->op ) {
			'post.create'    => $this->add_post( $row ),
			'form.create'    => $this->add_made( 'forms', __( 'Forms', 'kithouse' ), $row, (int) ( $row->result['form_id'] ?? 0 ) ),
			'media.fetch'    => $this->add_media( $row ),
			'term.ensure'    => $this->add_term( $row ),
			'menu.fill'      => $this->add_menu( $row ),
			'post.link'      => $this->add_links( $row ),
			'kit.apply'      => $this->add_look( $row ),
			'option.set'     => $this->add_setting( $row ),
			'conditions.set' => $this->add_done( 'conditions', __( 'Display conditions', 'kithouse' ), $row ),
			default          => null,
		};
	}

	/** @return array{post_types: list<array>, template_types: list<array>, proof: array{counts: list<array>, differences: list<string>}} */
	public function results(): array {
		return array(
			'post_types'     => array_values( $this->post_types ),
			'template_types' => array_values( $this->template_types ),
			'proof'          => array( 'counts' => array_values( $this->counts ), 'differences' => $this->differences ),
		);
	}

	private function add_post( Op_Row $row ): void {
		$as      = $row->args['as'];
		$status  = $this->status( (int) ( $row->result['post_id'] ?? 0 ) );
		$is_here = '' !== $status && 'trash' !== $status;
		if ( in_array( $as, array( 'library', 'part' ), true ) ) {
			$type  = (string) ( $row->args['document']['template_type'] ?? 'page' );
			$this->count( 'templates', __( 'Templates', 'kithouse' ), 1, (int) $is_here );
			self::note( $this->template_types, $type, self::template_label( $type ), $is_here );
		} else {
			$type  = 'page' === $as ? 'page' : ( get_post_type( (int) ( $row->result['post_id'] ?? 0 ) ) ?: (string) ( $row->args['document']['post_type'] ?? 'post' ) );
			$label = get_post_type_object( $type )->labels->name ?? $type;
			$this->count( "type $type", $label, 1, (int) $is_here );
			self::note( $this->post_types, $type, $label, $is_here );
		}
		$this->tell( $row, $is_here );
	}

	private function add_made( string $kind, string $label, Op_Row $row, int $post_id ): void {
		$is_here = '' !== $this->status( $post_id );
		$this->count( $kind, $label, 1, (int) $is_here );
		$this->tell( $row, $is_here );
	}

	private function add_media( Op_Row $row ): void {
		$places = $row->result['media'] ?? array();
		$found  = count( array_filter( $places, fn( $place ) => '' !== $this->status( (int) ( $place['id'] ?? 0 ) ) ) );
		$this->count( 'media', __( 'Images', 'kithouse' ), count( $row->args['media'] ), $found );
		if ( $found < count( $row->args['media'] ) ) {
			/* translators: 1: number, 2: number */
			$this->differences[] = sprintf( _n( 'Only %1$d of %2$d image is in the media library.', 'Only %1$d of %2$d images are in the media library.', count( $row->args['media'] ), 'kithouse' ), $found, count( $row->args['media'] ) );
		}
	}

	private function add_term( Op_Row $row ): void {
		$is_here = isset( $row->result['term_id'] ) && term_exists( (int) $row->result['term_id'], $row->args['taxonomy'] );
		$this->count( 'terms', __( 'Categories and tags', 'kithouse' ), 1, (int) (bool) $is_here );
		$this->tell( $row, (bool) $is_here );
	}

	private function add_menu( Op_Row $row ): void {
		$planned = count( $row->args['items'] );
		$items   = $row->result['items'] ?? array();
		$found   = is_array( $items ) ? count( array_filter( $items, fn( $id ) => is_int( $id ) && '' !== $this->status( $id ) ) ) : 0;
		$this->count( 'menu items', __( 'Menu items', 'kithouse' ), $planned, $found );
		$this->tell( $row, $found >= $planned );
	}

	/** Counts a link as missing if it is still the placeholder. */
	private function add_links( Op_Row $row ): void {
		$planned = count( $row->args['refs'] );
		$missing = min( $planned, count( (array) ( $row->result['missing'] ?? array() ) ) );
		$found   = 'done' === $row->state ? $planned - $missing : 0;
		$this->count( 'links', __( 'Links', 'kithouse' ), $planned, $found );
		$this->tell( $row, $found >= $planned );
	}

	/** Trusts set values, which were read after writing; refused ones were omitted before. */
	private function add_look( Op_Row $row ): void {
		$settings = $row->args['settings'] ?? array();
		$planned  = count( array_unique( array_column( $settings['colors'] ?? array(), 'id' ) ) ) + count( array_unique( array_column( $settings['fonts'] ?? array(), 'id' ) ) );
		$is_look  = fn( $value, $key ) => null !== $value && 1 === preg_match( '#^(colors|fonts)/#', (string) $key );
		$set      = count( array_filter( $row->result['values'] ?? array(), $is_look, ARRAY_FILTER_USE_BOTH ) );
		$found    = 'done' === $row->state ? ( isset( $row->result['values'] ) ? min( $planned, $set ) : $planned ) : 0;
		$this->count( 'look', __( 'Colours and fonts', 'kithouse' ), $planned, $found );
		if ( 'done' !== $row->state ) {
			$this->tell( $row, false );
		} elseif ( $found < $planned ) {
			/* translators: 1: number, 2: number */
			$this->differences[] = sprintf( _n( 'Only %1$d of %2$d colour or font could be set.', 'Only %1$d of %2$d colours and fonts could be set.', $planned, 'kithouse' ), $found, $planned );
		}
	}

	/** Skips menu locations of block themes, which show menus in the imported header. */
	private function add_setting( Op_Row $row ): void {
		if ( 'menu_location' !== $row->args['name'] ) {
			$this->add_done( 'settings', __( 'Site settings', 'kithouse' ), $row );
		}
	}

	private function add_done( string $kind, string $label, Op_Row $row ): void {
		$is_done = 'done' === $row->state;
		$this->count( $kind, $label, 1, (int) $is_done );
		$this->tell( $row, $is_done );
	}

	/** Explains missing content. */
	private function tell( Op_Row $row, bool $is_here ): void {
		if ( ! $is_here ) {
			$reason              = '' === $row->message ? __( 'It’s no longer on this site. Another plugin may have removed it.', 'kithouse' ) : $row->message;
			$this->differences[] = "$row->label: $reason";
		}
	}

	private function count( string $kind, string $label, int $planned, int $found ): void {
		$this->counts[ $kind ]           ??= array( 'label' => $label, 'planned' => 0, 'found' => 0 );
		$this->counts[ $kind ]['planned'] += $planned;
		$this->counts[ $kind ]['found']   += $found;
	}

	private static function note( array &$types, string $name, string $label, bool $is_here ): void {
		$types[ $name ]          ??= array( 'name' => $name, 'label' => $label, 'count' => 0 );
		$types[ $name ]['count'] += (int) $is_here;
	}

	/** Reads a status past WordPress's cache, which is from the post's creation. An import's posts have neighbouring ids. */
	private function status( int $post_id ): string {
		global $wpdb;
		if ( $post_id && ! isset( $this->statuses[ $post_id ] ) ) {
			[ $first, $last ] = array( $post_id, $post_id + self::NEAR );
			$here             = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_status FROM $wpdb->posts WHERE ID BETWEEN %d AND %d", $first, $last ) );
			$this->statuses   = array_column( $here, 'post_status', 'ID' ) + array_fill_keys( range( $first, $last ), '' );
		}
		return $this->statuses[ $post_id ] ?? '';
	}

	private static function template_label( string $type ): string {
		$labels = array_column( Part_Types::offered(), 'label', 'value' );
		return $labels[ $type ] ?? ucfirst( str_replace( array( '-', '_' ), ' ', $type ) );
	}
}
