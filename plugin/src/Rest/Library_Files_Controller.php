<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Contract;
use Kithouse\Push\Pushed_Posts;
use Kithouse\Push\Pusher;
use Kithouse\WordPress\Post_Template;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Library_Files_Controller {

	private const FIELDS = array( 'name', 'platform', 'workspace', 'workspace_id', 'id', 'thumbnail', 'request_id' );

	public function __construct( private Contract $contract, private Account $account, private Pushed_Posts $pushed ) {}

	/** Pushes a template to the cloud: an editor's content, or else a post of this site. */
	public function upload( WP_REST_Request $request ): array|WP_Error {
		if ( $this->account->is_borrowed() ) {
			return $this->account->refuse_borrower();
		}
		$content = $this->content( $request );
		if ( is_wp_error( $content ) ) {
			return $content;
		}
		$fields   = array_filter( array_intersect_key( $request->get_params(), array_flip( self::FIELDS ) ), fn( $value ) => null !== $value );
		$response = ( new Pusher( $this->contract, $this->account ) )->push( array( 'file_content' => $content ) + $fields );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		if ( $request['id'] ) {
			$this->pushed->remember( (int) $request['id'], (int) ( $response->data->data->my_cloud_item ?? 0 ) );
		}
		return (array) $response->data;
	}

	private function content( WP_REST_Request $request ): mixed {
		// Reads the raw body, because WordPress converts empty objects to lists.
		$content = json_decode( $request->get_body() )->file_content ?? $request['file_content'];
		$id      = (int) $request['id'];
		if ( null === $content || '' === $content ) {
			if ( ! current_user_can( 'edit_post', $id ) ) {
				return $this->contract->error( 'invalid_permission' );
			}
			$content = Post_Template::read( $id, (string) $request['platform'] );
			if ( null === $content ) {
				return $this->contract->error( 'invalid_bundle', __( 'This template is empty. Add content, then push it.', 'kithouse' ) );
			}
		}
		return 'gutenberg' === $request['platform'] ? self::with_patterns( $content ) : $content;
	}

	private static function with_patterns( mixed $content ): mixed {
		$export = is_string( $content ) ? json_decode( $content, true ) ?? $content : (array) $content;
		if ( is_string( $export ) ) {
			return Post_Template::with_patterns( $export );
		}
		return is_array( $export ) && is_string( $export['content'] ?? null )
			? array( 'content' => Post_Template::with_patterns( $export['content'] ) ) + $export
			: $content;
	}
}
