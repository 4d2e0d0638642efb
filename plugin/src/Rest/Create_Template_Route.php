<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Theme_Builder\Part_Store;
use Kithouse\Theme_Builder\Part_Types;
use Kithouse\WordPress\Elementor;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Create_Template_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$type = (string) $request['type'];
		if ( ! in_array( $type, array_column( Part_Types::offered(), 'value' ), true ) ) {
			$message = __( 'This site doesn’t support this template type.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'type' => $message ) );
		}
		if ( ! wp_verify_nonce( (string) $request['nonce'], 'wp_rest' ) ) {
			$message = __( 'This page has been open for too long. Reload it and try again.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		if ( 'elementor' === $request['platform'] && ! Elementor::is_active() ) {
			return $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) );
		}
		$part = Part_Store::create( (string) $request['platform'], $type, trim( sanitize_text_field( (string) $request['title'] ) ) );
		return array( 'url' => $part->edit_link(), 'template_id' => $part->post->ID );
	}
}
