<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Full_Site_Import\Site_Imports;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Returns the running or paused import of a whole site. */
final class Full_Site_Import_Running_Route implements Route {

	public function handle( WP_REST_Request $request ): array|WP_REST_Response {
		$journal = new Journal();
		$import  = $journal->find_site();
		if ( null === $import || ! Import::may_see( $import->user_id ) ) {
			add_filter( 'rest_pre_serve_request', array( self::class, 'serve_null' ), 10, 2 );
			return new WP_REST_Response( null );
		}
		$steps = new Import_Steps( $journal );
		return array(
			'import_id' => $import->import_id,
			'nonce'     => Site_Imports::nonce( $import->import_id ),
			'id'        => (int) ( $import->info['pack'] ?? 0 ),
			'title'     => $import->plan->title,
			'platform'  => $import->plan->platform,
			'part'      => $steps->is_downloaded( $import ) ? 'import' : 'download',
			'steps'     => $steps->of( $import ),
		);
	}

	/** Sends `null`, for which WordPress would send an empty response. */
	public static function serve_null( mixed $is_served, mixed $response = null ): mixed {
		if ( ! $is_served && $response instanceof WP_HTTP_Response && null === $response->get_data() ) {
			echo 'null';
			return true;
		}
		return $is_served;
	}
}
