<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** What ends an import. The message is for a person, the code one of the contract's. */
final class Failed extends RuntimeException {

	public function __construct( string $message, public string $error_code = 'import_failed', public mixed $details = null ) {
		parent::__construct( $message );
	}
}
