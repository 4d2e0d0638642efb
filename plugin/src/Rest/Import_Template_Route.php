<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Import\Imports;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Adds a template to Elementor's library. The block editor has none. */
final class Import_Template_Route implements Route {

	public function __construct( private Contract $contract, private Imports $imports ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		if ( 'elementor' !== $request['platform'] ) {
			$message = __( 'Only Elementor has saved templates. Create a page instead.', 'kithouse' );
			return $this->contract->error( 'invalid_input', $message, array( 'platform' => $message ) );
		}
		return $this->imports->carry_out( Import_Page_Route::import_id( $request ), Import_Page_Route::asked( $request, 'library' ), '', Import_Page_Route::info( $request ) );
	}
}
