<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Import\Kit_Colors;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

/** Adds colours and fonts to the active kit of Elementor. */
final class Kit_Apply implements Operation {

	public function label( array $args ): string {
		return __( 'Colours and fonts', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		return array( 'missing' => Kit_Colors::missing( $args['settings'] ) );
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		if ( ! Kit_Colors::add( $args['settings'] ) ) {
			return array( 'skipped' => __( 'This site has no colours and fonts of Elementor that could be added to.', 'kithouse' ) );
		}
		return array();
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {
		$missing = Kit_Colors::missing( $args['settings'] );
		foreach ( array_diff( $row->before['missing'] ?? array(), $missing ) as $id ) {
			/* translators: %s: name of a colour or a font */
			$label  = sprintf( __( 'Colour or font “%s”', 'kithouse' ), Kit_Colors::title( $args['settings'], $id ) );
			$reason = Kit_Colors::hold( $args['settings'], $id, $undoing->going );
			if ( null !== $reason ) {
				$undoing->keep( $label, $reason );
			} else {
				$undoing->take( $label, fn() => Kit_Colors::remove( array( $id ) ) );
			}
		}
	}
}
