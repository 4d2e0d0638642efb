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
use Kithouse\WordPress\Global_Styles;

defined( 'ABSPATH' ) || exit;

/** Writes colours, fonts and styles into the user's global styles of a theme, where the site editor shows them. */
final class Styles_Set extends Operation {

	public const NAME = 'styles.set';

	/** Variables of presets by the place of their rows. */
	private const VARIABLES = array(
		'settings.color.palette'           => 'color',
		'settings.color.gradients'         => 'gradient',
		'settings.typography.fontFamilies' => 'font-family',
		'settings.typography.fontSizes'    => 'font-size',
	);

	public function label( array $args ): string {
		/* translators: %s: name of a theme */
		return sprintf( __( 'Colours and fonts of %s', 'kithouse' ), Global_Styles::theme_name( $args['theme'] ) );
	}

	public function snapshot( array $args, Run_Context $run ): array {
		$theme = self::theme( $args, $run );
		$keys  = array_keys( self::values( $args, $theme ) );
		return array( 'theme' => $theme, 'created' => ! Global_Styles::exist( $theme ) ) + self::backup()->keep( $keys );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		$theme = (string) $row->before['theme'];
		if ( ! Global_Styles::are_shown( $theme ) ) {
			return array( 'skipped' => __( 'WordPress shows no global styles with this theme.', 'kithouse' ) );
		}
		if ( $row->tries > 1 && $row->before['created'] ) {
			Global_Styles::sweep( $theme );
		}
		$made = self::backup()->set( self::values( $args, $theme ) );
		if ( $row->before['created'] ) {
			Global_Styles::mark( $theme, $run->import->mark( $row->op_id ) );
		}
		return $made;
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		if ( 'skipped' === $row->state || ! isset( $row->before['theme'] ) ) {
			return;
		}
		$undo->restored = self::backup()->undo( $row, $undo, 'edit_theme_options' ) + $undo->restored;
		$undo->is_dry_run || Global_Styles::delete_empty( (string) $row->before['theme'] );
	}

	/** Counts the presets that are added, and lists what changes on the site's own pages. */
	public function preview( array $args, Import_Preview $preview ): void {
		$values  = self::values( $args, $args['theme'] );
		$presets = array_filter( $values, 'is_array' );
		$store   = new Global_Styles();
		$here    = $store->read( array_keys( $presets ) );
		$new     = array_filter( $here, fn( $value ) => null === $value );
		if ( $new ) {
			/* translators: %s: number of colours, fonts and font sizes */
			$preview->change( $this->label( $args ), '', sprintf( __( '%s added. Your own stay unchanged.', 'kithouse' ), number_format_i18n( count( $new ) ) ) );
		}
		foreach ( array_diff_key( $presets, $new ) as $key => $value ) {
			$preview->change( $store->label( $key ), self::text( $here[ $key ] ), self::text( $value ) );
		}
		if ( count( $values ) > count( $presets ) ) {
			$preview->change( __( 'Look of your own pages', 'kithouse' ), '', __( 'The pack’s styles for text, headings, links and buttons', 'kithouse' ) );
		}
	}

	/** Counts the values that the site has, and that the page shows if the theme is active. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		$ours    = $row->result['values'] ?? array();
		$now     = ( new Global_Styles() )->read( array_map( 'strval', array_keys( $ours ) ) );
		$printed = ( $row->before['theme'] ?? '' ) === get_stylesheet() ? wp_get_global_stylesheet( array( 'variables' ) ) : null;
		$is_here = fn( $value, $key ) => null !== $value && Shared_Values::is_same( $now[ $key ], $value ) && ( null === $printed || str_contains( $printed, self::variable( (string) $key ) ) );
		$found   = count( array_filter( $ours, $is_here, ARRAY_FILTER_USE_BOTH ) );
		$planned = count( array_unique( array_column( $row->args['values'] ?? array(), 'path' ) ) );
		$report->count( 'look', __( 'Colours and fonts', 'kithouse' ), $planned, $found );
		if ( 'done' !== $row->state ) {
			$report->tell( $row, false );
		} elseif ( $found < $planned ) {
			/* translators: 1: number, 2: number */
			$report->differences[] = sprintf( _n( 'Only %1$d of %2$d colour or font could be set.', 'Only %1$d of %2$d colours and fonts could be set.', $planned, 'kithouse' ), $found, $planned );
		}
	}

	/** Returns the active theme if the import couldn't activate the planned one. */
	private static function theme( array $args, Run_Context $run ): string {
		$is_refused = isset( $run->result_of( Theme_Activate::NAME )['skipped'] );
		return $is_refused || ! wp_get_theme( $args['theme'] )->exists() ? get_stylesheet() : $args['theme'];
	}

	/** @return array<string, mixed> By key of `Global_Styles`. */
	private static function values( array $args, string $theme ): array {
		$values = array();
		foreach ( $args['values'] as [ 'path' => $path, 'value' => $value ] ) {
			$slug                       = substr( (string) strrchr( $path, '.' ), 1 );
			$values[ "$theme|$path" ] = is_array( $value ) ? array( 'slug' => $slug ) + $value : $value;
		}
		return $values;
	}

	private static function backup(): Value_Backup {
		return new Value_Backup( new Global_Styles() );
	}

	/** Returns what the style sheet contains for a preset; empty for other values. */
	private static function variable( string $key ): string {
		$path = explode( '|', $key, 2 )[1];
		$kind = self::VARIABLES[ substr( $path, 0, (int) strrpos( $path, '.' ) ) ] ?? '';
		return '' === $kind ? '' : "--wp--preset--$kind--" . substr( (string) strrchr( $path, '.' ), 1 ) . ':';
	}

	private static function text( array $preset ): string {
		$shown = $preset['color'] ?? $preset['gradient'] ?? $preset['fontFamily'] ?? $preset['size'] ?? '';
		return is_scalar( $shown ) ? (string) $shown : '';
	}
}
