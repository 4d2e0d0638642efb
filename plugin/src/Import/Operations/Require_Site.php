<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import_Failed_Exception;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Font_Library;
use Kithouse\WordPress\Missing_Requirements;

defined( 'ABSPATH' ) || exit;

/** Checks the requirements of all operations before any of them runs. */
final class Require_Site extends Operation {

	public const NAME = 'require';

	public function label( array $args ): string {
		return __( 'Import requirements', 'kithouse' );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( self::lacks_permission( $args ) ) {
			$failure = new Import_Failed_Exception( __( 'You don’t have permission to do that on this site. Nothing was changed.', 'kithouse' ), 'invalid_permission' );
			throw $failure;
		}
		if ( self::is_too_old( $args ) ) {
			$failure = new Import_Failed_Exception( self::describe_version( $args ) . ' ' . __( 'Nothing was changed.', 'kithouse' ) );
			throw $failure;
		}
		// A plan that installs Elementor does not list it as required.
		$is_brought = ! in_array( 'elementor', array_column( $args['plugins'], 'slug' ), true );
		if ( 'elementor' === $run->import->plan->platform && ! $is_brought && ! Elementor::is_active() ) {
			$message = __( 'This template needs the Elementor plugin. Install and activate it first.', 'kithouse' );
			$failure = new Import_Failed_Exception( $message, 'required_elementor', array( 'missing' => array( Elementor::dependency() ) ) );
			throw $failure;
		}
		if ( $args['bytes'] > 0 ) {
			self::require_room( $args['bytes'] );
		}
		return array( 'warnings' => array( ...Missing_Requirements::plugins( $args['plugins'], ! empty( $args['elementor_pro'] ) ), ...self::warn_of_fonts( $args ) ) );
	}

	private static function lacks_permission( array $args ): bool {
		return array() !== array_filter( $args['capabilities'], fn( $capability ) => ! current_user_can( $capability ) );
	}

	/** Returns false for a plan of an older library, which names no version. */
	private static function is_too_old( array $args ): bool {
		return ! is_wp_version_compatible( (string) ( $args['wordpress'] ?? '' ) );
	}

	private static function describe_version( array $args ): string {
		/* translators: 1: version of WordPress, such as "6.5", 2: version of WordPress */
		$text = __( 'This import needs WordPress %1$s or newer, and this site has %2$s. Update WordPress first.', 'kithouse' );
		return sprintf( $text, $args['wordpress'], get_bloginfo( 'version' ) );
	}

	/** @return list<array{code: string, message: string}> */
	private static function warn_of_fonts( array $args ): array {
		$obstacle = empty( $args['fonts'] ) ? null : Font_Library::obstacle();
		return null === $obstacle ? array() : array( array( 'code' => 'fonts_refused', 'message' => $obstacle ) );
	}

	private static function require_room( int $bytes ): void {
		$folder = wp_upload_dir();
		if ( $folder['error'] || ! wp_is_writable( $folder['path'] ) ) {
			$failure = new Import_Failed_Exception( __( 'Nothing was changed because this site’s uploads folder isn’t writable. Ask your host to allow writing to it.', 'kithouse' ) );
			throw $failure;
		}
		$free = function_exists( 'disk_free_space' ) ? @disk_free_space( $folder['path'] ) : false; // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- Some hosts forbid it with a warning.
		$free = is_multisite() && ! get_site_option( 'upload_space_check_disabled' ) ? min( $free ? $free : INF, get_upload_space_available() ) : $free;
		$free = apply_filters( 'kithouse_free_bytes', $free );
		if ( false !== $free && $free < $bytes ) {
			/* translators: 1: size such as "3 MB", 2: size */
			$text = __( 'This site has only %1$s left, but the images need %2$s, so nothing was changed. Free up space and try again.', 'kithouse' );
			$failure = new Import_Failed_Exception( sprintf( $text, size_format( (float) $free ) ?: '0 B', size_format( $bytes ) ) );
			throw $failure;
		}
	}

	/** Reports what would end the import before it changes anything, too. */
	public function preview( array $args, Import_Preview $preview ): void {
		if ( self::lacks_permission( $args ) ) {
			$preview->warn( array( 'code' => 'invalid_permission', 'message' => __( 'You don’t have permission to make all of these changes. Ask an administrator.', 'kithouse' ) ) );
		}
		if ( self::is_too_old( $args ) ) {
			$preview->warn( array( 'code' => 'wordpress_version', 'message' => self::describe_version( $args ) ) );
		}
		array_map( array( $preview, 'warn' ), self::warn_of_fonts( $args ) );
		$preview->needs = array( 'plugins' => $args['plugins'], 'elementor_pro' => ! empty( $args['elementor_pro'] ) );
	}
}
