<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

use Kithouse\Contract;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Represents a theme part: a template of Elementor's library, or a post of blocks. */
final class Theme_Part {

	public const POST_TYPE       = 'kithouse_part';
	public const POST_TYPES      = array( self::POST_TYPE, Elementor::TEMPLATE );
	public const TYPE_META       = '_kithouse_part_type';
	public const CONDITIONS_META = '_kithouse_conditions';

	private function __construct( public WP_Post $post, public string $platform, public string $type ) {}

	/** Returns null for anything but theme parts, and for parts of an inactive builder. */
	public static function find( int $id ): ?self {
		$post = get_post( $id );
		return $post ? self::of_post( $post ) : null;
	}

	public static function to_edit( int $id, Contract $contract ): self|WP_Error {
		$part = self::find( $id );
		if ( ! $part ) {
			return $contract->error( 'item_not_found' );
		}
		return current_user_can( 'edit_post', $id ) ? $part : $contract->error( 'invalid_permission' );
	}

	public static function of_post( WP_Post $post ): ?self {
		$is_blocks = self::POST_TYPE === $post->post_type;
		if ( ! $is_blocks && ( Elementor::TEMPLATE !== $post->post_type || ! Elementor::is_active() ) ) {
			return null;
		}
		$type = (string) get_post_meta( $post->ID, self::type_meta( $post->post_type ), true );
		return Part_Types::has( $type ) ? new self( $post, $is_blocks ? 'gutenberg' : 'elementor', $type ) : null;
	}

	public static function type_meta( string $post_type ): string {
		return self::POST_TYPE === $post_type ? self::TYPE_META : '_elementor_template_type';
	}

	public function conditions(): array {
		$stored = get_post_meta( $this->post->ID, $this->is_pros() ? Elementor_Pro::CONDITIONS_META : self::CONDITIONS_META, true );
		return Condition::parse_all( is_array( $stored ) ? $stored : array() );
	}

	public function set_conditions( array $conditions ): void {
		$texts = array_values( array_unique( array_map( fn( $condition ) => $condition->text(), $conditions ) ) );
		if ( $this->is_pros() ) {
			Elementor_Pro::save( $this->post->ID, $texts );
		} else {
			update_post_meta( $this->post->ID, self::CONDITIONS_META, wp_slash( $texts ) );
		}
	}

	public function is_pros(): bool {
		return 'elementor' === $this->platform && Elementor_Pro::is_active();
	}

	public function title(): string {
		return '' === $this->post->post_title ? __( '(no title)', 'kithouse' ) : $this->post->post_title;
	}

	public function edit_link(): string {
		return 'elementor' === $this->platform ? Elementor::edit_link( $this->post->ID ) : (string) get_edit_post_link( $this->post->ID, 'raw' );
	}
}
