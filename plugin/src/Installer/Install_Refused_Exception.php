<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Kithouse\Readable_Exception;

defined( 'ABSPATH' ) || exit;

/** Explains why something is unavailable here. The text is for the person, `details` for the library. */
final class Install_Refused_Exception extends Readable_Exception {

	public function __construct( string $text, public array $details = array(), public string $error = 'invalid_requirements' ) {
		parent::__construct( $text );
	}
}
