<?php
declare(strict_types=1);

namespace Kithouse\Import;

defined( 'ABSPATH' ) || exit;

final class Site_Conflicts {

	private const AT_A_TIME = 200;

	private array $paths = array();
	private array $wanted = array();
	/** Posts that the import hides before it publishes its own. */
	private array $ignored = array();

	/** @param bool $is_replaced Whether the existing post is from an earlier import of the pack, which is replaced anyway. */
	public function add( string $id, string $key, array $args, bool $is_replaced ): void {
		if ( ! in_array( $args['as'], array( 'page', 'post' ), true ) ) {
			return;
		}
		$type = 'page' === $args['as'] ? 'page' : (string) $args['document']['post_type'];
		$path = sanitize_title( (string) ( $args['document']['slug'] ?? '' ), $args['title'] );
		$path = isset( $args['parent'] ) ? ( $this->paths[ $args['parent'] ] ?? '' ) . '/' . $path : $path;

		$this->paths[ $id ]             = $path;
		if ( ! $is_replaced ) {
			$this->wanted[ "$type $path" ] = array( 'key' => $key, 'title' => $args['title'] );
		}
	}

	public function ignore( array $posts ): void {
		$this->ignored = $posts;
	}

	public function all(): array {
		$found = array();
		foreach ( array_chunk( array_unique( array_map( 'basename', $this->paths ) ), self::AT_A_TIME ) as $names ) {
			foreach ( self::posts_of( $names ) as $post ) {
				$wanted = $this->wanted[ $post->post_type . ' ' . get_page_uri( $post ) ] ?? null;
				if ( $wanted && ! in_array( $post->ID, $this->ignored, true ) && current_user_can( 'read_post', $post->ID ) ) {
					$here    = array( 'id' => $post->ID, 'title' => $post->post_title, 'edit_link' => (string) get_edit_post_link( $post, 'raw' ) );
					$found[] = $wanted + array( 'existing' => $here );
				}
			}
		}
		return $found;
	}

	private static function posts_of( array $names ): array {
		$query = array( 'post_name__in' => $names, 'post_type' => 'any', 'post_status' => Displaced_Page::STATUSES, 'nopaging' => true );
		return get_posts( $query + array( 'update_post_meta_cache' => false, 'update_post_term_cache' => false ) );
	}
}
