<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Import\Imports;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Import_Page_Route implements Route {

	public function __construct( private Contract $contract, private Imports $imports ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$title = trim( sanitize_text_field( (string) $request['title'] ) );
		if ( '' === $title ) {
			$message = __( 'Enter a page title.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'title' => $message ) );
		}
		return $this->imports->carry_out( self::import_id( $request ), self::asked( $request, 'page' ), $title, self::info( $request ) );
	}

	public static function import_id( WP_REST_Request $request ): string {
		return (string) ( $request['import_id'] ?? wp_generate_uuid4() );
	}

	/** @return array<string, mixed> What the import stores of the person's choices. */
	public static function info( WP_REST_Request $request ): array {
		return false === $request['enable_container'] ? array( 'keeps_container_off' => true ) : array();
	}

	/** @return array<string, mixed> What is asked of who makes the plan. */
	public static function asked( WP_REST_Request $request, string $kind ): array {
		return array(
			'id'       => (int) $request['id'],
			'origin'   => (string) $request['origin'],
			'platform' => (string) $request['platform'],
			'as'       => $kind,
			'colors'   => (string) $request['colors'],
		);
	}
}
