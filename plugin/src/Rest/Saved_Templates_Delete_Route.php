<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Moves a saved template to WordPress's trash. Idempotent. */
final class Saved_Templates_Delete_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$id   = (int) $request['id'];
		$post = get_post( $id );
		if ( ! $post || Elementor::TEMPLATE !== $post->post_type || ! Elementor::is_active() ) {
			return $this->contract->error( 'item_not_found' );
		}
		if ( ! current_user_can( 'delete_post', $id ) ) {
			return $this->contract->error( 'invalid_permission' );
		}
		$is_kit = Elementor::is_kit( $id );
		if ( $is_kit && ! $request['force_delete_kit'] ) {
			return $this->contract->error( 'cant_delete_kit', null, array( 'is_kit' => true ) );
		}
		if ( 'trash' !== $post->post_status && ! Elementor::trash( $id ) ) {
			return $this->contract->error( 'internal_error' );
		}
		return array( 'status' => 'success', 'message' => __( 'The template is in the trash.', 'kithouse' ), 'is_kit' => $is_kit );
	}
}
