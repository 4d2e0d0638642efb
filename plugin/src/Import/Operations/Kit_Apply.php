<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Shared_Values;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\WordPress\Kit_Colors;
use Kithouse\WordPress\Kit_Look;
use Kithouse\WordPress\Kit_Values;
use Kithouse\WordPress\Palette_Values;
use Kithouse\WordPress\Symbols;
use Kithouse\WordPress\Template_Content;

defined( 'ABSPATH' ) || exit;

/** Sets colours and fonts: a page adds its own to Elementor's kit; a whole site sets those of the kit or the block editor. */
final class Kit_Apply extends Operation {

	public const NAME = 'kit.apply';

	public function label( array $args ): string {
		return __( 'Colours and fonts', 'kithouse' );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		if ( self::is_added( $args ) ) {
			return array( 'missing' => Kit_Colors::missing( $args['settings'] ) );
		}
		$platform = $run->import->plan->platform;
		$keys     = array_map( 'strval', array_keys( self::values( $args, $run ) ) );
		$others   = 'elementor' === $platform ? array( 'others' => Kit_Values::fingerprint_without( $keys ) ) : array();
		return array( 'platform' => $platform ) + $others + self::former( $platform )->keep( $keys );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$platform = $run->import->plan->platform;
		$is_kit   = self::is_added( $args ) || 'elementor' === $platform;
		if ( $is_kit && ! Kit_Values::is_there() ) {
			return array( 'skipped' => __( 'This site has no Elementor colours and fonts to add to.', 'kithouse' ) );
		}
		if ( self::is_added( $args ) ) {
			Kit_Colors::add( $args['settings'] );
			return array();
		}
		$values = self::values( $args, $run );
		$set    = self::former( $platform )->set( $values );
		$others = $row->before['others'] ?? null;
		return $set + ( null === $others ? array() : array( 'keeps_others' => Kit_Values::fingerprint_without( array_map( 'strval', array_keys( $values ) ) ) === $others ) );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		if ( self::is_added( $args ) ) {
			self::undo_added( $row, $args, $undo );
		} elseif ( 'skipped' !== $row->state ) {
			self::former( (string) ( $row->before['platform'] ?? '' ) )->undo( $row, $undo, 'edit_theme_options' );
		}
	}

	private static function undo_added( Operation_Row $row, array $args, Undo_Context $undo ): void {
		$missing = Kit_Colors::missing( $args['settings'] );
		foreach ( array_diff( $row->before['missing'] ?? array(), $missing ) as $id ) {
			/* translators: %s: name of a colour or a font */
			$label  = sprintf( __( 'Colour or font “%s”', 'kithouse' ), Kit_Colors::title( $args['settings'], $id ) );
			$reason = Kit_Colors::hold( $args['settings'], $id, $undo->going );
			if ( null === $reason ) {
				$undo->take( $label, fn() => Kit_Colors::remove( array( $id ) ) );
				continue;
			}
			$undo->is_dry_run || Shared_Values::of_color( $row, $id );
			$undo->keep( $label, $reason );
		}
	}

	private static function is_added( array $args ): bool {
		return 'set' !== ( $args['mode'] ?? 'add' );
	}

	private static function values( array $args, Run_Context $run ): array {
		$symbols = new Symbols( Template_Content::of_plan( array( 'kind' => 'kit' ), true, true ), Media_Fetch::all( $run ) );
		return 'elementor' === $run->import->plan->platform ? Kit_Look::values( $args['settings'], $symbols ) : Palette_Values::of( $args['settings'] );
	}

	private static function former( string $platform ): Value_Backup {
		return new Value_Backup( 'elementor' === $platform ? new Kit_Values() : new Palette_Values() );
	}

	/** Lists colours that the site already has under that name, and sums up what changes in Elementor's kit. */
	public function preview( array $args, Import_Preview $preview ): void {
		if ( self::is_added( $args ) ) {
			return;
		}
		$is_kit = 'elementor' === $preview->platform;
		$values = $is_kit ? Kit_Look::values( $args['settings'], new Symbols( Template_Content::of_plan( array( 'kind' => 'kit' ), true, true ), array() ) ) : Palette_Values::of( $args['settings'] );
		$is_kit && self::sum_up( $values, $preview );
		$values = array_filter( $values, fn( $key ) => str_starts_with( (string) $key, 'colors/' ), ARRAY_FILTER_USE_KEY );
		$here   = ( $is_kit ? new Kit_Values() : new Palette_Values() )->read( array_map( 'strval', array_keys( $values ) ) );
		$color  = fn( $row ) => strtoupper( (string) ( $row['row']['color'] ?? $row['color'] ?? '' ) );
		foreach ( $values as $key => $value ) {
			$title = (string) ( $value['row']['title'] ?? $value['name'] ?? $key );
			if ( null !== $here[ $key ] ) {
				/* translators: %s: name of a colour */
				$preview->change( sprintf( __( 'Colour “%s”', 'kithouse' ), $title ), $color( $here[ $key ] ), $color( $value ) );
			}
		}
	}

	/** @param array<string, mixed> $values By key of `Kit_Values`. */
	private static function sum_up( array $values, Import_Preview $preview ): void {
		$here       = ( new Kit_Values() )->read( array_map( 'strval', array_keys( $values ) ) );
		$is_default = fn( $key ) => str_starts_with( $key, 'styles/' ) || str_starts_with( $values[ $key ]['list'], 'system_' );
		$new        = array_filter( array_keys( $values ), fn( $key ) => ! $is_default( $key ) && null === $here[ $key ] );
		$changed    = array_filter( array_keys( $values ), fn( $key ) => $is_default( $key ) && ! Shared_Values::is_same( $here[ $key ], $values[ $key ] ) );
		if ( ! $new && ! $changed ) {
			return;
		}
		/* translators: %d: number */
		$added    = $new ? sprintf( _n( '%d colour or font added.', '%d colours and fonts added.', count( $new ), 'kithouse' ), count( $new ) ) . ' ' : '';
		$defaults = $changed ? __( 'Site-wide defaults: changed.', 'kithouse' ) : __( 'Site-wide defaults: unchanged.', 'kithouse' );
		$preview->change( 'Elementor', __( 'Your colours and fonts', 'kithouse' ), $added . $defaults );
	}

	/** Trusts set values, which were read after writing; refused ones were omitted before. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$settings = $row->args['settings'] ?? array();
		$planned  = count( array_unique( array_column( $settings['colors'] ?? array(), 'id' ) ) ) + count( array_unique( array_column( $settings['fonts'] ?? array(), 'id' ) ) );
		$is_look  = fn( $value, $key ) => null !== $value && 1 === preg_match( '#^(colors|fonts)/#', (string) $key );
		$set      = count( array_filter( $row->result['values'] ?? array(), $is_look, ARRAY_FILTER_USE_BOTH ) );
		$found    = 'done' === $row->state ? ( isset( $row->result['values'] ) ? min( $planned, $set ) : $planned ) : 0;
		$report->count( 'look', __( 'Colours and fonts', 'kithouse' ), $planned, $found );
		if ( 'done' !== $row->state ) {
			$report->tell( $row, false );
		} elseif ( $found < $planned ) {
			/* translators: 1: number, 2: number */
			$report->differences[] = sprintf( _n( 'Only %1$d of %2$d colour or font could be set.', 'Only %1$d of %2$d colours and fonts could be set.', $planned, 'kithouse' ), $found, $planned );
		}
		if ( false === ( $row->result['keeps_others'] ?? null ) ) {
			$report->differences[] = __( 'Another plugin changed other settings of Elementor’s kit while its colours and fonts were set.', 'kithouse' );
		}
	}
}
