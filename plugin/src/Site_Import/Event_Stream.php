<?php
declare(strict_types=1);

namespace Kithouse\Site_Import;

defined( 'ABSPATH' ) || exit;

/** Server-sent events. What plugins print meanwhile is no part of them. */
final class Event_Stream {

	private const BEAT_SECONDS = 10;
	/** Milliseconds after which a browser asks again. */
	private const RETRY        = 1000;

	private float $last    = 0;
	private string $unsent = '';
	private int $level     = 0;

	public function open(): void {
		// Others of this person would wait for the end of this request.
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

	/** @param array<string, mixed> $event */
	public function send( array $event, string $id = '' ): void {
		$this->write( ( '' === $id ? '' : "id: $id\n" ) . 'data: ' . wp_json_encode( $event ) . "\n\n" );
	}

	/** Says at times that it is still there: what is silent for long is closed by some hosts. */
	public function beat(): void {
		if ( microtime( true ) - $this->last >= (float) apply_filters( 'kithouse_beat_seconds', self::BEAT_SECONDS ) ) {
			$this->write( ": \n\n" );
		}
	}

	private function write( string $text ): void {
		$this->unsent .= $text;
		$this->last    = microtime( true );
		// Below somebody else's buffer it waits for that one to end.
		if ( ob_get_level() === $this->level ) {
			echo ' ';
			ob_flush();
			flush();
		}
	}

	/** Of what is in the buffer only what was sent here passes. */
	public function pass(): string {
		$text         = $this->unsent;
		$this->unsent = '';
		return $text;
	}
}
