<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

defined( 'ABSPATH' ) || exit;

/** Sends server-sent events and discards output of plugins. */
final class Event_Stream {

	private const BEAT_SECONDS = 10;
	/** Milliseconds before a browser reconnects. */
	private const RETRY        = 1000;

	private float $last    = 0;
	private string $unsent = '';
	private int $level     = 0;

	public function open(): void {
		// Other requests of this person would wait for the session lock.
		if ( PHP_SESSION_ACTIVE === session_status() ) {
			session_write_close();
		}
		foreach ( array( 'zlib.output_compression' => '0', 'output_buffering' => '0', 'implicit_flush' => '0' ) as $name => $value ) {
			@ini_set( $name, $value ); // phpcs:ignore WordPress.PHP, Squiz.PHP.DiscouragedFunctions -- Some hosts forbid it with a warning.
		}
		if ( function_exists( 'apache_setenv' ) ) {
			@apache_setenv( 'no-gzip', '1' ); // phpcs:ignore WordPress.PHP -- Some hosts forbid it with a warning.
		}
		while ( ob_get_level() > 0 && ob_end_clean() ) {
			continue;
		}
		header( 'Content-Type: text/event-stream; charset=utf-8' );
		header( 'Cache-Control: no-cache, no-store, no-transform' );
		header( 'X-Accel-Buffering: no' );
		header( 'X-Content-Type-Options: nosniff' );
		ob_start( array( $this, 'pass' ) );
		$this->level = ob_get_level();
		$this->write( 'retry: ' . self::RETRY . "\n\n" );
	}

	public function send( array $event, string $id = '' ): void {
		$this->write( ( '' === $id ? '' : "id: $id\n" ) . 'data: ' . wp_json_encode( $event ) . "\n\n" );
	}

	/** Sends a heartbeat, because some hosts close silent connections. */
	public function beat(): void {
		if ( microtime( true ) - $this->last >= (float) apply_filters( 'kithouse_beat_seconds', self::BEAT_SECONDS ) ) {
			$this->write( ": \n\n" );
		}
	}

	private function write( string $text ): void {
		$this->unsent .= $text;
		$this->last    = microtime( true );
		// Inside another buffer it waits for that one to end.
		if ( ob_get_level() === $this->level ) {
			echo ' ';
			ob_flush();
			flush();
		}
	}

	/** Passes only our own output. */
	public function pass(): string {
		$text         = $this->unsent;
		$this->unsent = '';
		return $text;
	}
}
