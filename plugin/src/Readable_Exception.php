<?php
declare(strict_types=1);

namespace Kithouse;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * Represents an error whose text a person reads. PHP prints uncaught exceptions into the page, so the message is escaped; the
 * text is the original for JSON, logs and escaping templates.
 */
abstract class Readable_Exception extends RuntimeException {

	public function __construct( public string $text ) {
		parent::__construct( esc_html( $text ) );
	}

	/** Returns the unescaped text of any error. */
	public static function text_of( Throwable $error ): string {
		return $error instanceof self ? $error->text : $error->getMessage();
	}
}
