<?php
declare(strict_types=1);

namespace Kithouse\WordPress\Fast;

use Elementor\Core\Base\Document;

defined( 'ABSPATH' ) || exit;

/** Skips the update in the middle of Elementor's save, which only sets the plain text, so that the next update writes it. */
final class Elementor_Save {

	private bool $expects_update = false;
	private array $columns       = array();

	private function __construct( private int $post_id ) {}

	/** @return array<string, string>|null Slashed columns that the next update must write, or null if Elementor refused the data. */
	public static function of( Document $document, array $data ): ?array {
		$save  = new self( (int) $document->get_main_id() );
		$hooks = array(
			array( 'elementor/db/before_save', array( $save, 'expect_update' ), PHP_INT_MAX, 0 ),
			array( 'elementor/editor/after_save', array( $save, 'stop_expecting' ), PHP_INT_MIN, 0 ),
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

	public function expect_update(): void {
		$this->expects_update = true;
	}

	public function stop_expecting(): void {
		$this->expects_update = false;
	}

	/** Stores the text and skips the update: WordPress doesn't write a post that counts as empty. */
	public function take_text( mixed $is_empty, mixed $post = null ): mixed {
		if ( ! $this->expects_update || ! is_array( $post ) || (int) ( $post['ID'] ?? 0 ) !== $this->post_id ) {
			return $is_empty;
		}
		$this->expects_update = false;
		$this->columns        = array( 'post_content' => is_scalar( $post['post_content'] ?? null ) ? (string) $post['post_content'] : '' );
		return true;
	}
}
