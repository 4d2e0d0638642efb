<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** Ends an import. The text is for the person; the code is one of the contract's. */
final class Import_Failed_Exception extends Readable_Exception {

	public function __construct( string $text, public string $error_code = 'import_failed', public mixed $details = null ) {
		parent::__construct( $text );
	}
}
