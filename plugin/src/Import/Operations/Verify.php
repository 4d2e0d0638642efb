<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;

defined( 'ABSPATH' ) || exit;

/** Compares existing with planned content. Reports differences and changes nothing. */
final class Verify extends Operation {

	public const NAME = 'verify';

	public function label( array $args ): string {
		return __( 'Final check', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$verifier = new Verifier( $run );
		$warnings = $verifier->is_complete() ? array() : array( array( 'code' => 'not_verified', 'message' => self::warning() ) );
		foreach ( $verifier->open_references() as $message ) {
			$warnings[] = array( 'code' => 'reference_lost', 'message' => $message );
		}
		return array( 'warnings' => $warnings );
	}

	private static function warning(): string {
		return __( 'Something that the import created is missing. Another plugin may have removed it.', 'kithouse' );
	}
}
