<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Theme_Builder\Part_Types;
use Kithouse\WordPress\Form_Slots;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- The proof reads the tables directly, without any cache.

/** Compares planned and actual content of this site's database by kind. */
final class Import_Report {

	private const NEAR = 500;

	private array $counts = array();
	private array $post_types = array();
	private array $template_types = array();
	public array $differences = array();
	public array $plugins = array( 'total' => 0, 'succeed' => 0, 'failed' => array() );
	/** @var array{success: bool, name: string, slug: string, message: string}|null */
	public ?array $theme = null;
	/** Status by post, for the last queried range of ids; empty for missing posts. */
	private array $statuses = array();

	/** @return array{post_types: list<array>, template_types: list<array>, proof: array{counts: list<array>, differences: list<string>}} */
	public function results(): array {
		return array(
			'post_types'     => array_values( $this->post_types ),
			'template_types' => array_values( $this->template_types ),
			'proof'          => array( 'counts' => array_values( $this->counts ), 'differences' => $this->differences ),
		);
	}

	public function add_post( string $type, bool $is_here ): void {
		$label = get_post_type_object( $type )->labels->name ?? $type;
		$this->count( "type $type", $label, 1, (int) $is_here );
		self::note( $this->post_types, $type, $label, $is_here );
	}

	public function add_template( string $type, bool $is_here ): void {
		$this->count( 'templates', __( 'Templates', 'kithouse' ), 1, (int) $is_here );
		self::note( $this->template_types, $type, self::template_label( $type ), $is_here );
	}

	public function add_plugin( Operation_Row $row ): void {
		$plugin = $row->args['plugin'];
		++$this->plugins['total'];
		if ( 'done' === $row->state ) {
			++$this->plugins['succeed'];
			return;
		}
		$link                      = (string) ( $plugin['link'] ?? '' );
		$this->plugins['failed'][] = array( 'name' => $plugin['name'], 'slug' => $plugin['slug'], 'message' => $row->message )
			+ ( preg_match( '#^https://#', $link ) ? array( 'link' => $link ) : array() );
	}

	/** Keeps the first failure, which causes the later ones. */
	public function set_theme( Operation_Row $row ): void {
		if ( $this->theme['success'] ?? true ) {
			$is_done     = 'done' === $row->state;
			$this->theme = array( 'success' => $is_done, 'name' => $row->args['name'], 'slug' => $row->args['slug'], 'message' => $is_done ? '' : $row->message );
		}
	}

	public function add_done( string $kind, string $label, Operation_Row $row ): void {
		$is_done = 'done' === $row->state;
		$this->count( $kind, $label, 1, (int) $is_done );
		$this->tell( $row, $is_done );
	}

	public function tell( Operation_Row $row, bool $is_here ): void {
		if ( ! $is_here ) {
			$reason              = '' === $row->message ? __( 'It’s no longer on this site. Another plugin may have removed it.', 'kithouse' ) : $row->message;
			$this->differences[] = "$row->label: $reason";
		}
	}

	/** Lists forms that a created post was planned with but doesn't show. */
	public function expect_forms( Operation_Row $row ): void {
		foreach ( (array) ( $row->result['forms'] ?? array() ) as $form_id ) {
			if ( ! Form_Slots::has( $row->post(), (int) $form_id ) ) {
				$this->differences[] = "$row->label: " . __( 'It doesn’t show its contact form.', 'kithouse' );
			}
		}
	}

	public function count( string $kind, string $label, int $planned, int $found ): void {
		$this->counts[ $kind ]           ??= array( 'label' => $label, 'planned' => 0, 'found' => 0 );
		$this->counts[ $kind ]['planned'] += $planned;
		$this->counts[ $kind ]['found']   += $found;
	}

	private static function note( array &$types, string $name, string $label, bool $is_here ): void {
		$types[ $name ]          ??= array( 'name' => $name, 'label' => $label, 'count' => 0 );
		$types[ $name ]['count'] += (int) $is_here;
	}

	/** Reads a status past WordPress's cache, which is from the post's creation. An import's posts have neighbouring ids. */
	public function status( int $post_id ): string {
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
