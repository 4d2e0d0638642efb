<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Proof;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

defined( 'ABSPATH' ) || exit;

/** Compares what there is with what was planned; tells, changes nothing. */
final class Verify implements Operation {

	public function label( array $args ): string {
		return __( 'Final check', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array();
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$proof    = new Proof( $run );
		$warnings = $proof->is_whole() ? array() : array( array( 'code' => 'not_verified', 'message' => self::warning() ) );
		foreach ( $proof->open_references() as $message ) {
			$warnings[] = array( 'code' => 'reference_lost', 'message' => $message );
		}
		return array( 'warnings' => $warnings );
	}

	private static function warning(): string {
		return __( 'Something that the import created is missing. Another plugin may have removed it.', 'kithouse' );
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {}
}
