<?php
declare(strict_types=1);

namespace Kithouse;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/**
 * An error whose text a person reads. PHP prints the message of an uncaught exception into the page, so the message is escaped.
 * The text is the sentence itself: for JSON, for logs, and for templates that escape when they print.
 */
abstract class Readable_Exception extends RuntimeException {

	public function __construct( public string $text ) {
		parent::__construct( esc_html( $text ) );
	}

	/** Returns the text of any error as it was written. */
	public static function text_of( Throwable $error ): string {
		return $error instanceof self ? $error->text : $error->getMessage();
	}
}
