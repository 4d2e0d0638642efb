<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Connector;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** Revokes the site's keys and withdraws the consent, even if the library is unreachable. */
final class Connection_Close_Route implements Route {

	public function __construct( private Connector $connector ) {}

	public function handle( WP_REST_Request $request ): array {
		$left    = $this->connector->close();
		$message = 0 === $left
			? __( 'This site is disconnected. Nothing more is sent to the library.', 'kithouse' )
			: __( 'This site is disconnected, but the library didn’t answer, so it still accepts this site’s keys. Revoke them in your library account, or connect again later.', 'kithouse' );
		return array( 'status' => 'success', 'message' => $message, 'unrevoked_keys' => $left );
	}
}
