<?php
declare(strict_types=1);

namespace Kithouse;

use RuntimeException;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Represents an error for people. The message is escaped, because PHP prints uncaught exceptions; the text is the original. */
abstract class Readable_Exception extends RuntimeException {

	public function __construct( public string $text ) {
		parent::__construct( esc_html( $text ) );
	}

	/** Returns the unescaped text of any error. */
	public static function text_of( Throwable $error ): string {
		return $error instanceof self ? $error->text : $error->getMessage();
	}
}
