<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Contract;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Strict_Schema;
use Kithouse\Import\Undo_Context;
use Kithouse\WordPress\Elementor_Kit;
use Kithouse\WordPress\Font_Library;
use Kithouse\WordPress\Font_Store;
use Kithouse\WordPress\Font_Use;

defined( 'ABSPATH' ) || exit;

/** Stores font families in WordPress's Font Library. A site that can't store them shows similar fonts. */
final class Fonts_Ensure extends Operation {

	public const NAME = 'fonts.ensure';

	public function label( array $args ): string {
		return self::count_text( count( $args['families'] ) );
	}

	private static function count_text( int $count ): string {
		/* translators: %d: number */
		return sprintf( _n( '%d font', '%d fonts', $count, 'kithouse' ), $count );
	}

	/** Checks families that come without a plan like those of one. */
	public static function accepts( array $families, Contract $contract ): bool {
		return ! $families || Strict_Schema::accepts( $families, $contract->op( self::NAME )['args']['properties']['families'] );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$go_on  = function () use ( $run ): bool {
			$run->go_on();
			return true;
		};
		$reason = Font_Library::obstacle() ?? Font_Library::store( $args['families'], $go_on );
		return null === $reason ? array( 'presets' => array_map( array( Font_Store::class, 'preset' ), $args['families'] ) ) : array( 'skipped' => $reason );
	}

	/** Removes fonts that nothing else on the site names, whichever import brought them. */
	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		foreach ( $row->args['families'] ?? array() as $family ) {
			$post = Font_Store::family( $family['slug'] );
			if ( ! $post ) {
				continue;
			}
			/* translators: %s: name of a font */
			$label = sprintf( __( 'Font “%s”', 'kithouse' ), $family['name'] );
			if ( Font_Use::is_elsewhere( $family, $undo->going, $undo->restored ) ) {
				$undo->keep( $label, __( 'Something else uses it.', 'kithouse' ) );
			} elseif ( $undo->may( $label, 'edit_theme_options' ) ) {
				$undo->take( $label, fn() => Font_Store::remove( $family['slug'] ) );
			}
		}
		if ( ! $undo->is_dry_run ) {
			Font_Store::sweep( $row->args['families'] ?? array() );
		}
	}

	public function preview( array $args, Import_Preview $preview ): void {
		$bytes    = (int) array_sum( array_column( Font_Store::missing( $args['families'] ), 'bytes' ) );
		$obstacle = Font_Library::obstacle();
		$names    = implode( ', ', array_column( $args['families'], 'name' ) );
		$loaded   = 'elementor' === $preview->platform && ! Elementor_Kit::is_new() ? Elementor_Kit::loaded_from_google() : array();
		if ( $loaded ) {
			/* translators: %s: names of fonts, such as “Roboto, Roboto Slab” */
			$message = sprintf( __( 'Elementor still loads %s from Google for your own pages.', 'kithouse' ), implode( ', ', $loaded ) );
			$preview->warn( array( 'code' => 'elementor_fonts', 'message' => $message, 'place' => 'Elementor' ) );
		}
		if ( null !== $obstacle ) {
			$preview->warn( array( 'code' => 'fonts_refused', 'message' => $obstacle, 'place' => $names ) );
		} elseif ( $bytes > 0 ) {
			/* translators: 1: such as “2 fonts”, 2: size, such as “84 KB” */
			$text = __( '%1$s (%2$s) stored on your site. No requests to Google.', 'kithouse' );
			/* translators: %s: names of fonts */
			$preview->change( sprintf( __( 'Fonts: %s', 'kithouse' ), $names ), __( 'Not on your site', 'kithouse' ), sprintf( $text, self::count_text( count( $args['families'] ) ), size_format( $bytes ) ) );
		}
	}

	public function report( Operation_Row $row, Import_Report $report ): void {
		$families = $row->args['families'] ?? array();
		$found    = array_filter( $families, fn( $family ) => Font_Store::family( $family['slug'] ) && ! Font_Store::missing( array( $family ) ) );
		$report->count( 'fonts', __( 'Fonts', 'kithouse' ), count( $families ), count( $found ) );
		$report->tell( $row, count( $found ) === count( $families ) );
	}

	/** Returns true, because a site without the fonts shows similar ones. */
	public function is_optional( array $args, Import $import ): bool {
		return true;
	}
}
