<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Details\Detail_Places;
use Kithouse\Details\Details_Update;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\WordPress\Former_Facts;
use Kithouse\WordPress\Site_Facts;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Reads and saves the details of the business, and updates the places that show them. */
final class Facts_Controller {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function get(): array {
		$former = array_map( fn( $facts ) => (object) Site_Facts::clean( $facts ), Former_Facts::all() );
		return array( 'facts' => (object) Site_Facts::all(), 'former' => $former, 'locale' => Site_Facts::locale() );
	}

	public function save( WP_REST_Request $request ): array {
		Site_Facts::save( (array) $request['facts'] );
		return array( 'status' => 'success', 'message' => __( 'Your details are saved.', 'kithouse' ) );
	}

	public function list_places( WP_REST_Request $request ): array {
		return array( 'places' => Detail_Places::all( (array) $request['hours'] ) );
	}

	public function update_places( WP_REST_Request $request ): array|WP_Error {
		$update = new Details_Update( Import_Factory::imports( $this->contract, $this->account, $this->cloud ) );
		return $update->run( (string) $request['import_id'], array_values( array_map( 'strval', (array) $request['places'] ) ), (array) $request['hours'] );
	}
}
