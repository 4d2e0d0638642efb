<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use WP_CLI;
use WP_CLI\Utils;

/** What the commands say, for people or, with `--format=json`, for programs. */
final class Words {

	/**
	 * @param array<string, mixed>            $options
	 * @param callable(mixed): void $for_people
	 */
	public static function print( mixed $data, array $options, callable $for_people ): void {
		if ( 'json' === ( $options['format'] ?? '' ) ) {
			WP_CLI::line( (string) wp_json_encode( $data, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ) );
		} else {
			$for_people( $data );
		}
	}

	/** A line on the way; programs find only the end on the standard output. */
	public static function say( array $options, string $line ): void {
		if ( 'json' === ( $options['format'] ?? '' ) ) {
			fwrite( STDERR, $line . "\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		} else {
			WP_CLI::log( $line );
		}
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
		WP_CLI::line( sprintf( __( '%1$d files to download, %2$s', 'kithouse' ), $check['download']['files'], size_format( $check['download']['bytes'] ) ) );
		array_map( fn( $warning ) => WP_CLI::warning( $warning['message'] ), $check['will_not_work'] );
	}

	/** @param list<array<string, string>> $rows */
	public static function table( array $rows ): void {
		Utils\format_items( 'table', $rows, array( 'import_id', 'title', 'kind', 'state', 'at' ) );
	}

	/** @param array<string, mixed> $status */
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
