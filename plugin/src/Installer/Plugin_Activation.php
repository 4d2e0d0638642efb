<?php
declare(strict_types=1);

namespace Kithouse\Installer;

use Kithouse\Log;
use Throwable;

defined( 'ABSPATH' ) || exit;

/** Activates a plugin even if it throws, prints, redirects or ends the script. */
final class Plugin_Activation {

	private $at_sudden_end;

	/** @param (callable(bool): void)|null $at_sudden_end Told whether it is active when the plugin has ended the script. */
	public function __construct( private string $name, private string $file, ?callable $at_sudden_end = null ) {
		$this->at_sudden_end = $at_sudden_end;
	}

	public function run(): void {
		$level  = ob_get_level();
		$reason = '';
		$this->guard();
		try {
			$refusal = activate_plugin( $this->file );
			$reason  = is_wp_error( $refusal ) ? $refusal->get_error_message() : '';
		} catch ( Install_Refused_Exception $output ) {
			$reason = $output->text;
		} catch ( Throwable $error ) {
			Log::error( "activation of $this->file", $error );
		} finally {
			$this->unguard();
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
		if ( ! Dependency::is_active( $this->file ) ) {
			$refusal = $this->refusal( $reason );
			throw $refusal;
		}
	}

	public function refusal( string $reason = '' ): Install_Refused_Exception {
		$plain = trim( wp_strip_all_tags( str_replace( array( '</p>', '<br>', '<br />' ), ' ', $reason ), true ) );
		if ( '' === $plain ) {
			/* translators: %s: plugin name */
			return new Install_Refused_Exception( sprintf( __( '%s caused an error during activation. It stays inactive.', 'kithouse' ), $this->name ) );
		}
		/* translators: 1: plugin name, 2: what the plugin says */
		return new Install_Refused_Exception( sprintf( __( '%1$s couldn’t be activated. It reported: %2$s', 'kithouse' ), $this->name, mb_substr( $plain, 0, 300 ) ) );
	}

	private function guard(): void {
		// WordPress sets this to activate several; well-behaved plugins then show no welcome page.
		$_GET['activate-multi'] = 'true';
		add_filter( 'wp_redirect', '__return_false', PHP_INT_MAX );
		foreach ( array( 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler' ) as $hook ) {
			add_filter( $hook, array( $this, 'listen' ), PHP_INT_MAX );
		}
		// Before WordPress sends what the plugin has printed.
		add_action( 'shutdown', array( $this, 'end' ), PHP_INT_MIN );
	}

	private function unguard(): void {
		unset( $_GET['activate-multi'] );
		remove_filter( 'wp_redirect', '__return_false', PHP_INT_MAX );
		foreach ( array( 'wp_die_handler', 'wp_die_json_handler', 'wp_die_ajax_handler' ) as $hook ) {
			remove_filter( $hook, array( $this, 'listen' ), PHP_INT_MAX );
		}
		remove_action( 'shutdown', array( $this, 'end' ), PHP_INT_MIN );
	}

	/** Catches `wp_die`, by which plugins report missing requirements. */
	public function listen(): callable {
		return function ( mixed $message = '' ) {
			$text = is_wp_error( $message ) ? $message->get_error_message() : $message;
			$refusal = new Install_Refused_Exception( is_scalar( $text ) ? (string) $text : '' );
			throw $refusal;
		};
	}

	/** Handles a script that the plugin or an uncatchable error has ended. */
	public function end(): void {
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		if ( $this->at_sudden_end ) {
			wp_cache_delete( 'alloptions', 'options' );
			( $this->at_sudden_end )( Dependency::is_active( $this->file ) );
		}
	}
}
