<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\WordPress\Site_Values;

defined( 'ABSPATH' ) || exit;

/** Sets values of this site. Only the plugin's own plans contain it: the contract doesn't list it, so that no signed plan can. */
final class Value_Set extends Operation {

	public const NAME = 'value.set';

	public function label( array $args ): string {
		return $args['title'];
	}

	public function snapshot( array $args, Run_Context $run ): array {
		return self::former()->keep( array_map( 'strval', array_keys( $args['values'] ) ) );
	}

	/** Skips values that somebody changed after the plan was made. */
	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$is_same = fn( $key ) => self::print( $row->before['values'][ $key ] ?? null ) === ( $args['from'][ $key ] ?? '' );
		$values  = array_filter( $args['values'], fn( $key ) => $is_same( (string) $key ), ARRAY_FILTER_USE_KEY );
		return $values ? self::former()->set( $values ) : array( 'skipped' => __( 'It has changed in the meantime.', 'kithouse' ) );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		if ( 'skipped' !== $row->state ) {
			self::former()->undo( $row, $undo, 'edit_theme_options' );
		}
	}

	/**
	 * Returns the arguments that set these values.
	 *
	 * @param array<string, mixed> $values By key of `Site_Values`; null deletes.
	 */
	public static function args( string $title, array $values ): array {
		$from = ( new Site_Values() )->read( array_map( 'strval', array_keys( $values ) ) );
		return array( 'title' => $title, 'values' => $values, 'from' => array_map( array( self::class, 'print' ), $from ) );
	}

	/** Compares as the journal stores values, which knows no difference between an empty list and an empty map. */
	private static function print( mixed $value ): string {
		return md5( (string) wp_json_encode( json_decode( (string) wp_json_encode( $value ), true ) ) );
	}

	private static function former(): Value_Backup {
		return new Value_Backup( new Site_Values() );
	}
}
