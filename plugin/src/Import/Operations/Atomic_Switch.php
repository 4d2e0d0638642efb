<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Atomic_Use;
use Kithouse\WordPress\Elementor;

defined( 'ABSPATH' ) || exit;

/** Switches on Elementor's Atomic Editor, because Elementor shows nothing of atomic elements without it. */
final class Atomic_Switch {

	public const OPTION = 'elementor_atomic';

	public function __construct( private Value_Backup $backup ) {}

	/** Returns settings to write by key. */
	public static function values(): array {
		return array_fill_keys( array_map( fn( $option ) => "option/$option", Elementor::atomic_options() ), 'active' );
	}

	/** @throws Import_Failed_Exception Without consent. Nothing has changed by then. */
	public function run( Operation_Row $row, Run_Context $run ): array {
		// A killed attempt can have switched on some features, so what is off now doesn't count.
		$keys = array_map( 'strval', array_keys( $row->before['values'] ?? array() ) );
		if ( array() === $keys ) {
			return array();
		}
		$refusal = self::refusal( $run );
		if ( null !== $refusal ) {
			$failure = new Import_Failed_Exception( $refusal );
			throw $failure;
		}
		$result = $this->backup->set( array_fill_keys( $keys, 'active' ) );
		// Elementor registers atomic elements when WordPress starts.
		$run->end_slice();
		return $result;
	}

	private static function refusal( Run_Context $run ): ?string {
		if ( ! current_user_can( 'manage_options' ) ) {
			return __( 'This import needs Elementor’s Atomic Editor, which is off on this site. Ask an administrator to switch it on.', 'kithouse' );
		}
		return empty( $run->import->info['enables_atomic'] )
			? __( 'This import needs Elementor’s Atomic Editor, which is off on this site. Start it again and allow it to switch the editor on.', 'kithouse' )
			: null;
	}

	/** Leaves the editor on if other content needs it. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		if ( array() === ( $row->before['values'] ?? array() ) ) {
			return;
		}
		if ( Atomic_Use::is_elsewhere( $undo->going ) ) {
			$undo->keep( $row->label, __( 'Something else uses it.', 'kithouse' ) );
			return;
		}
		$this->backup->undo( $row, $undo, 'manage_options' );
	}
}
