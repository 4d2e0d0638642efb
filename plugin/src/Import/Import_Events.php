<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Fires the actions about imports. A callback that throws is logged and changes nothing about the import. */
final class Import_Events {

	public static function started( Import $import ): void {
		self::guard(
			function () use ( $import ) {
				/**
				 * Fires once when this site has accepted an import, before it changes anything.
				 *
				 * @since 0.1.0
				 *
				 * @param string $import_id Id of the import, as the history and WP-CLI show it.
				 * @param array  $import {
				 *     What is known about the import.
				 *
				 *     @type string $title    Title of the template.
				 *     @type string $kind     `site` for a full-site import, otherwise what was made, such as `page`.
				 *     @type string $platform `elementor` or `gutenberg`.
				 *     @type string $state    `running`, `done`, `failed` or `undone`.
				 *     @type int    $user_id  The WordPress user who started it.
				 * }
				 */
				do_action( 'kithouse_import_started', $import->import_id, self::describe( $import ) );
			}
		);
	}

	public static function finished( Import $import ): void {
		self::guard(
			function () use ( $import ) {
				/**
				 * Fires once when an import has ended, successfully or not.
				 *
				 * @since 0.1.0
				 *
				 * @param string $import_id Id of the import.
				 * @param array  $import    As in {@see 'kithouse_import_started'}. `state` is `done` or `failed`.
				 */
				do_action( 'kithouse_import_finished', $import->import_id, self::describe( $import ) );
			}
		);
	}

	public static function undone( Import $import ): void {
		self::guard(
			function () use ( $import ) {
				/**
				 * Fires once when an import has been undone. Content that somebody changed since the import is still there.
				 *
				 * @since 0.1.0
				 *
				 * @param string $import_id Id of the import.
				 * @param array  $import    As in {@see 'kithouse_import_started'}. `state` is `undone`.
				 */
				do_action( 'kithouse_import_undone', $import->import_id, self::describe( $import, 'undone' ) );
			}
		);
	}

	private static function describe( Import $import, ?string $state = null ): array {
		return array(
			'title'    => $import->plan->title,
			'kind'     => $import->kind,
			'platform' => $import->plan->platform,
			'state'    => $state ?? $import->state,
			'user_id'  => $import->user_id,
		);
	}

	private static function guard( callable $fire ): void {
		try {
			$fire();
		} catch ( Throwable $error ) {
			Log::error( 'import hook', $error );
		}
	}
}
