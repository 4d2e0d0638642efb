<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Import\Content;
use Kithouse\Import\Kit_Colors;
use Kithouse\Import\Kit_Look;
use Kithouse\Import\Kit_Values;
use Kithouse\Import\Palette_Values;
use Kithouse\Import\Symbols;
use Kithouse\Plan\Former_Values;
use Kithouse\Plan\Heirs;
use Kithouse\Plan\Op_Row;
use Kithouse\Plan\Operation;
use Kithouse\Plan\Run;
use Kithouse\Plan\Undoing;

defined( 'ABSPATH' ) || exit;

/**
 * Colours and fonts of the site: adds to those of Elementor's kit what a page brings, or makes those of the kit or of the block
 * editor what a whole site brings.
 */
final class Kit_Apply implements Operation {

	public function label( array $args ): string {
		return __( 'Colours and fonts', 'kithouse' );
	}

	public function before( array $args, Run $run ): array {
		if ( self::is_added( $args ) ) {
			return array( 'missing' => Kit_Colors::missing( $args['settings'] ) );
		}
		$platform = $run->import->plan->platform;
		return array( 'platform' => $platform ) + self::former( $platform )->keep( array_map( 'strval', array_keys( self::values( $args, $run ) ) ) );
	}

	public function carry_out( array $args, Run $run, Op_Row $row ): array {
		$platform = $run->import->plan->platform;
		$is_kit   = self::is_added( $args ) || 'elementor' === $platform;
		if ( $is_kit && ! Kit_Values::is_there() ) {
			return array( 'skipped' => __( 'This site has no Elementor colours and fonts to add to.', 'kithouse' ) );
		}
		if ( self::is_added( $args ) ) {
			Kit_Colors::add( $args['settings'] );
			return array();
		}
		return self::former( $platform )->set( self::values( $args, $run ) );
	}

	public function undo( Op_Row $row, array $args, Undoing $undoing ): void {
		if ( self::is_added( $args ) ) {
			self::undo_added( $row, $args, $undoing );
		} elseif ( 'skipped' !== $row->state ) {
			self::former( (string) ( $row->before['platform'] ?? '' ) )->undo( $row, $undoing, 'edit_theme_options' );
		}
	}

	private static function undo_added( Op_Row $row, array $args, Undoing $undoing ): void {
		$missing = Kit_Colors::missing( $args['settings'] );
		foreach ( array_diff( $row->before['missing'] ?? array(), $missing ) as $id ) {
			/* translators: %s: name of a colour or a font */
			$label  = sprintf( __( 'Colour or font “%s”', 'kithouse' ), Kit_Colors::title( $args['settings'], $id ) );
			$reason = Kit_Colors::hold( $args['settings'], $id, $undoing->going );
			if ( null === $reason ) {
				$undoing->take( $label, fn() => Kit_Colors::remove( array( $id ) ) );
				continue;
			}
			$undoing->is_dry_run || Heirs::of_color( $row, $id );
			$undoing->keep( $label, $reason );
		}
	}

	private static function is_added( array $args ): bool {
		return 'set' !== ( $args['mode'] ?? 'add' );
	}

	/** @return array<string, mixed> */
	private static function values( array $args, Run $run ): array {
		$symbols = new Symbols( Content::of_plan( array( 'kind' => 'kit' ), true, true ), $run->media() );
		return 'elementor' === $run->import->plan->platform ? Kit_Look::values( $args['settings'], $symbols ) : Palette_Values::of( $args['settings'] );
	}

	private static function former( string $platform ): Former_Values {
		return new Former_Values( 'elementor' === $platform ? new Kit_Values() : new Palette_Values() );
	}
}
