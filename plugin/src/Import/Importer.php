<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Account;
use Kithouse\Contract;
use Kithouse\Log;
use Throwable;
use WP_Block_Type_Registry;
use WP_Error;

/** Gets a template from the cloud, puts its pictures on the site, and lets the caller write; all of it or nothing. */
final class Importer {

	private const SECONDS = 120;

	public function __construct( private Contract $contract, private Account $account ) {}

	/** What the platform lacks on this site, before anything is asked. */
	public function obstacle( string $platform ): ?WP_Error {
		return 'elementor' === $platform && ! Elementor::is_active()
			? $this->contract->error( 'required_elementor', null, array( 'missing' => array( Elementor::dependency() ) ) )
			: null;
	}

	public function ask( int $id, string $platform, bool $is_dry_run = false ): Content|WP_Error {
		$answer = $this->account->ask( 'POST', '/content', array( 'id' => $id, 'platform' => $platform, 'dry_run' => $is_dry_run ) );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$content = Content::read( $answer->body, $platform );
		if ( null === $content ) {
			return $this->contract->error( 'import_failed', __( 'The library sent something that is not a template. Nothing was changed.', 'kithouse' ) );
		}
		$this->warn_of_missing( $content );
		return $content;
	}

	/** @return array<string, mixed> What an import would do, as the contract's plan. */
	public function plan( Content $content ): array {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$missing   = Media::missing( $content );
		$installed = get_plugins();
		return array(
			'documents' => 1,
			'media'     => array( 'count' => count( $missing ), 'bytes' => array_sum( array_column( $missing, 'bytes' ) ) ),
			'plugins'   => array_map(
				fn( $plugin ) => array(
					'is_active' => is_plugin_active( $plugin['plugin_file'] ),
					'installed' => isset( $installed[ $plugin['plugin_file'] ] ),
				) + $plugin,
				$content->requires['plugins']
			),
			'warnings'  => $content->warnings,
		);
	}

	/**
	 * @param callable(Symbols): (array<string, mixed>|WP_Error) $write
	 * @param string                                                   $name     The same name within seconds is the same import.
	 * @param callable(array<string, mixed>): bool|null                $is_there Whether a former result of that name still stands.
	 */
	public function import( Content $content, callable $write, string $name = '', ?callable $is_there = null ): array|WP_Error {
		wp_raise_memory_limit( 'image' );
		ignore_user_abort( true );
		if ( function_exists( 'set_time_limit' ) ) {
			set_time_limit( self::SECONDS );
		}
		$lock = new Lock();
		return $lock->run( fn() => $this->all_or_nothing( $lock, $content, $write ), $name, $is_there )
			?? $this->contract->error( 'import_failed', __( 'Another import is running on this site. Please try again in a moment.', 'kithouse' ) );
	}

	/** @param callable(Symbols): (array<string, mixed>|WP_Error) $write */
	private function all_or_nothing( Lock $lock, Content $content, callable $write ): array|WP_Error {
		$undo = new Undo();
		add_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
		try {
			$symbols = ( new Media( $undo, $lock ) )->place( $content );
			if ( is_string( $symbols ) ) {
				/* translators: %s: file name */
				$text = __( 'The picture %s could not be fetched. Nothing was changed; please try again.', 'kithouse' );
				return $this->contract->error( 'import_failed', sprintf( $text, $symbols ) );
			}
			$lock->renew();
			$result = $write( $symbols );
			if ( ! is_wp_error( $result ) ) {
				$undo->done();
			}
			return $result;
		} catch ( Throwable $error ) {
			Log::error( 'import', $error );
			return $this->contract->error( 'import_failed', __( 'The template could not be imported. Nothing was changed.', 'kithouse' ) );
		} finally {
			remove_filter( 'wp_revisions_to_keep', '__return_zero', PHP_INT_MAX );
			$undo->run();
		}
	}

	private function warn_of_missing( Content $content ): void {
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		foreach ( $content->requires['plugins'] as $plugin ) {
			if ( ! is_plugin_active( (string) $plugin['plugin_file'] ) ) {
				/* translators: %s: plugin name */
				$text = __( '%s is not active. What needs it will not show until it is.', 'kithouse' );
				$content->warn( 'missing_plugin', sprintf( $text, $plugin['name'] ) );
			}
		}
		if ( ! empty( $content->requires['elementor_pro'] ) && ! defined( 'ELEMENTOR_PRO_VERSION' ) ) {
			$content->warn( 'missing_plugin', __( 'Elementor Pro is not active. What needs it will not show until it is.', 'kithouse' ) );
		}
		$document = $content->document;
		$unknown  = 'elementor' === $document['kind'] ? Elementor::unknown( $document['content'] ) : self::unknown_blocks( $document['content'] );
		if ( $unknown ) {
			/* translators: %s: comma-separated names */
			$text = __( 'No active plugin knows these parts; they are kept and show once one does: %s.', 'kithouse' );
			$content->warn( 'unknown_elements', sprintf( $text, implode( ', ', $unknown ) ) );
		}
	}

	/**
	 * Blocks may be known to the browser alone, so only a plugin that brings no block at all counts as absent.
	 *
	 * @return list<string>
	 */
	private static function unknown_blocks( string $markup ): array {
		preg_match_all( '#<!--\s+wp:([a-z][a-z0-9_-]*)/[a-z][a-z0-9_-]*#', $markup, $matches );
		$known = array_map( fn( $name ) => strtok( $name, '/' ), array_keys( WP_Block_Type_Registry::get_instance()->get_all_registered() ) );
		return array_values( array_unique( array_diff( $matches[1], $known ) ) );
	}
}
