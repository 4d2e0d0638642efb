<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use WP_CLI;
use WP_CLI\Utils;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Formats the commands' output for people or, with a machine format, for programs. */
final class Output_Format {

	public const RECORD = array( 'text', 'json', 'yaml' );
	public const ROWS   = array( 'table', 'json', 'csv', 'yaml', 'ids', 'count' );

	/** @param list<string> $formats The first one is the default. */
	public static function check_format( array $options, array $formats ): void {
		$format = $options['format'] ?? $formats[0];
		if ( ! in_array( $format, $formats, true ) ) {
			/* translators: 1: what was given, 2: list such as “json, yaml” */
			WP_CLI::error( sprintf( __( 'The format “%1$s” isn’t available here. Use one of these: %2$s', 'kithouse' ), is_scalar( $format ) ? (string) $format : '', implode( ', ', $formats ) ) );
		}
	}

	public static function print( mixed $data, array $options, callable $for_people ): void {
		$format = $options['format'] ?? '';
		if ( 'json' === $format ) {
			WP_CLI::line( (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		} elseif ( 'yaml' === $format ) {
			WP_CLI::print_value( json_decode( (string) wp_json_encode( $data ), true ), array( 'format' => 'yaml' ) );
		} else {
			$for_people( $data );
		}
	}

	/** @param int $total Number of rows on all pages of the list. */
	public static function rows( array $rows, array $options, array $fields, string $id, int $total ): void {
		$format = (string) ( $options['format'] ?? 'table' );
		if ( 'count' === $format ) {
			WP_CLI::line( (string) $total );
			return;
		}
		Utils\format_items( $format, 'ids' === $format ? array_column( $rows, $id ) : $rows, $fields );
	}

	/** Prints a progress line; with a machine format only the result is on standard output. */
	public static function say( array $options, string $line ): void {
		if ( in_array( $options['format'] ?? '', array( 'json', 'yaml' ), true ) ) {
			fwrite( STDERR, $line . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- The error stream of the command line.
		} else {
			WP_CLI::log( $line );
		}
	}

	/** Ends the command with the error and its details. */
	public static function fail( WP_Error $error ): void {
		$details  = $error->get_error_data()['details'] ?? array();
		$is_plain = is_array( $details ) && $details === array_filter( $details, 'is_string' );
		$suffix   = $is_plain ? implode( ' ', array_map( fn( $name, $text ) => "$name: $text", array_keys( $details ), $details ) ) : wp_json_encode( $details );
		WP_CLI::error( $error->get_error_message() . ( $details ? " $suffix" : '' ) );
	}

	/** @param array<string, mixed> $check As `full-site-import.check` answers. */
	public static function plan( array $check ): void {
		foreach ( $check['create'] as $entry ) {
			WP_CLI::line( "+ $entry[type_label]: $entry[title]" );
		}
		foreach ( $check['change'] as $entry ) {
			WP_CLI::line( "~ $entry[label]: $entry[from] → $entry[to]" );
		}
		foreach ( $check['install'] as $entry ) {
			WP_CLI::line( "+ $entry[name] ($entry[slug])" );
		}
		foreach ( $check['conflicts'] as $entry ) {
			WP_CLI::line( "! $entry[title]: {$entry['existing']['title']} ({$entry['existing']['id']})" );
		}
		/* translators: 1: number, 2: size such as 3 MB */
		WP_CLI::line( sprintf( _n( '%1$d file to download, %2$s', '%1$d files to download, %2$s', (int) $check['download']['files'], 'kithouse' ), $check['download']['files'], size_format( $check['download']['bytes'] ) ) );
		array_map( fn( $warning ) => WP_CLI::warning( $warning['message'] ), $check['will_not_work'] );
	}

	public static function status( array $status ): void {
		$import = $status['import'];
		WP_CLI::line( "$import[import_id]  $import[title]  $import[state]" );
		foreach ( $status['steps'] ?? array() as $step ) {
			WP_CLI::line( rtrim( sprintf( '%3d%%  %s  %s', $step['progress'], $step['title'], $step['message'] ) ) );
		}
		if ( isset( $status['results'] ) ) {
			self::results( $status['results'] );
		}
	}

	/** @param array<string, mixed> $results As the contract has them; of a single import only its id. */
	public static function results( array $results ): void {
		foreach ( $results['proof']['counts'] ?? array() as $count ) {
			/* translators: 1: number, 2: number */
			WP_CLI::line( $count['label'] . ': ' . sprintf( __( '%1$d of %2$d', 'kithouse' ), $count['found'], $count['planned'] ) );
		}
		array_map( array( WP_CLI::class, 'warning' ), $results['proof']['differences'] ?? array() );
		array_map( fn( $warning ) => WP_CLI::warning( $warning['message'] ), $results['warnings'] ?? array() );
		WP_CLI::success( $results['home_url'] ?? __( 'The import is done.', 'kithouse' ) );
	}

	/** @param array{undone: list<array{label: string}>, kept: list<array{label: string, reason: string}>} $undone */
	public static function undone( array $undone ): void {
		array_map( fn( $entry ) => WP_CLI::line( "- $entry[label]" ), $undone['undone'] );
		array_map( fn( $entry ) => WP_CLI::line( "= $entry[label]: $entry[reason]" ), $undone['kept'] );
	}
}
