<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\WordPress\Fast\Meta_Buffer;
use Kithouse\WordPress\Fast\Post_Insert;

defined( 'ABSPATH' ) || exit;

/**
 * Adds many global classes of Elementor 4 with few statements. Writes the meta of their posts together, and the kit's list of these
 * posts once afterwards, while Elementor would write it for each class. A killed script leaves only posts that aren't in the list.
 */
final class Class_Insert {

	public const POST_IDS = '_elementor_global_classes_post_ids';

	private ?array $posts   = null;
	private bool $is_closed = false;

	private function __construct( private int $kit_id, private Meta_Buffer $metas ) {}

	/**
	 * @param string           $guid Marks the posts of the classes.
	 * @param callable(): void $save Lets Elementor add the classes.
	 */
	public static function during( int $kit_id, string $guid, callable $save ): void {
		Meta_Buffer::during(
			$guid,
			function ( Meta_Buffer $metas ) use ( $kit_id, $save ): void {
				$insert = new self( $kit_id, $metas );
				add_filter( 'update_post_metadata', array( $insert, 'update' ), PHP_INT_MAX, 4 );
				add_filter( 'get_post_metadata', array( $insert, 'get' ), PHP_INT_MAX, 3 );
				try {
					Post_Insert::during( $save );
					$insert->write();
				} finally {
					remove_filter( 'update_post_metadata', array( $insert, 'update' ), PHP_INT_MAX );
					remove_filter( 'get_post_metadata', array( $insert, 'get' ), PHP_INT_MAX );
				}
			}
		);
	}

	/** Buffers the list of posts. Writes everything before any other change of the kit, such as the order of the classes. */
	public function update( mixed $check, mixed $post_id = null, mixed $key = null, mixed $value = null ): mixed {
		if ( null !== $check || $this->is_closed || ! is_numeric( $post_id ) || (int) $post_id !== $this->kit_id ) {
			return $check;
		}
		if ( self::POST_IDS === $key && is_array( $value ) ) {
			$this->posts = $value;
			return true;
		}
		$this->write();
		return $check;
	}

	public function get( mixed $check, mixed $post_id = null, mixed $key = null ): mixed {
		$is_list = null === $check && null !== $this->posts && self::POST_IDS === $key && is_numeric( $post_id ) && (int) $post_id === $this->kit_id;
		return $is_list ? array( $this->posts ) : $check;
	}

	private function write(): void {
		$posts           = $this->posts;
		$this->posts     = null;
		$this->is_closed = true;
		$this->metas->write();
		null === $posts || update_metadata( 'post', $this->kit_id, self::POST_IDS, wp_slash( $posts ) );
	}
}
