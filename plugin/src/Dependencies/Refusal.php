<?php
declare(strict_types=1);

namespace Kithouse\Dependencies;

use Exception;

defined( 'ABSPATH' ) || exit;

/** Why something cannot be had here. The message is for the person; `details` for the library. */
final class Refusal extends Exception {

	/** @param array<string, mixed> $details */
	public function __construct( string $message, public array $details = array(), public string $error = 'invalid_requirements' ) {
		parent::__construct( $message );
	}
}
