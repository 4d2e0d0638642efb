<?php
declare(strict_types=1);

namespace Kithouse\WordPress;

use Kithouse\Import_Failed_Exception;

defined( 'ABSPATH' ) || exit;

/** Detects a full disk or quota: image editors report success for a truncated picture, and PHP only raises a notice. */
final class Full_Disk {

	/** ENOSPC and EDQUOT. */
	private const NOTICE = '/ failed with errno=(28|122) /';

	private bool $is_full = false;

	public function watch( callable $work ): mixed {
		$former = set_error_handler( // phpcs:ignore WordPress.PHP.DevelopmentFunctions -- PHP reports a full disk as a notice only.
			function ( int $level, string $message, ...$more ) use ( &$former ): bool {
				$this->is_full = $this->is_full || 1 === preg_match( self::NOTICE, $message );
				return $former ? (bool) $former( $level, $message, ...$more ) : false;
			}
		);
		try {
			return $work();
		} finally {
			restore_error_handler();
		}
	}

	public function check( string $file_name ): void {
		if ( $this->is_full ) {
			/* translators: %s: file name */
			$text = __( 'This site has no space left for the image %s, so nothing was changed. Free up space and try again.', 'kithouse' );
			$failure = new Import_Failed_Exception( sprintf( $text, $file_name ) );
			throw $failure;
		}
	}
}
