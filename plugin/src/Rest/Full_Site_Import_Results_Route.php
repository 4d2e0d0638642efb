<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Journal;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Full_Site_Import_Results_Route implements Route {

	public function __construct( private Contract $contract ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$journal = new Journal();
		$import  = $journal->find( (string) $request['import_id'] );
		if ( ! $import || 'site' !== $import->kind || ! Import::may_see( $import->user_id ) ) {
			return $this->contract->error( 'import_not_found' );
		}
		return match ( $import->state ) {
			'running' => $this->contract->error( 'import_unfinished' ),
			'done'    => ( new Import_Results( $journal ) )->of( $import ),
			default   => $this->contract->error( 'import_failed', $import->error['message'] ?? __( 'This import was undone.', 'kithouse' ) ),
		};
	}
}
