<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

use Elementor\Core\Base\Document;

defined( 'ABSPATH' ) || exit;

/** Merges the update in the middle of Elementor's save, which only sets the plain text, with the next update of the post. */
final class Elementor_Save {

	private bool $is_due = false;
	private array $columns = array();

	private function __construct( private int $post_id ) {}

	/** @return array<string, string>|null Slashed columns of the post still to be written; null when Elementor refused. */
	public static function of( Document $document, array $data ): ?array {
		$save  = new self( (int) $document->get_main_id() );
		$hooks = array(
			array( 'elementor/db/before_save', array( $save, 'expect' ), PHP_INT_MAX, 0 ),
			array( 'elementor/editor/after_save', array( $save, 'give_up' ), PHP_INT_MIN, 0 ),
			array( 'wp_insert_post_empty_content', array( $save, 'take_text' ), PHP_INT_MAX, 2 ),
		);
		foreach ( $hooks as $hook ) {
			add_filter( ...$hook );
		}
		try {
			return $document->save( $data ) ? $save->columns : null;
		} finally {
			foreach ( $hooks as $hook ) {
				remove_filter( $hook[0], $hook[1], $hook[2] );
			}
		}
	}

	public function expect(): void {
		$this->is_due = true;
	}

	public function give_up(): void {
		$this->is_due = false;
	}

	/** Takes the text and skips the update, because WordPress does not write an empty post. */
	public function take_text( mixed $is_empty, mixed $post = null ): mixed {
		if ( ! $this->is_due || ! is_array( $post ) || (int) ( $post['ID'] ?? 0 ) !== $this->post_id ) {
			return $is_empty;
		}
		$this->is_due  = false;
		$this->columns = array( 'post_content' => is_scalar( $post['post_content'] ?? null ) ? (string) $post['post_content'] : '' );
		return true;
	}
}
