<?php
declare(strict_types=1);

namespace Kithouse\Push;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Response;
use Kithouse\Contract;
use Kithouse\Request_Limits;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Pushes a template with its pictures. A request ends before a web server's time limit; the next one with its `request_id` resumes. */
final class Pusher {

	private const SECONDS         = 20;
	private const LIMIT_SECONDS   = 120;
	private const MEMORY_SECONDS  = 15 * MINUTE_IN_SECONDS;
	private const AT_A_TIME       = 20;
	/** Leaves time to upload what was found. */
	private const FIND_SECONDS    = 4;
	private const ROUNDS          = 4;
	/** Codes for files that the cloud will never accept, whose links stay. */
	private const REFUSALS = array( 'invalid_input', 'too_large' );

	/** @var array<string, array{sha256: string, file_name: string, alt: string}|null> What is known of each address. */
	private array $media = array();
	private Foreign_Media $foreign;
	private float $end;
	private int $settled = 0;

	public function __construct( private Contract $contract, private Account $account ) {
		$this->foreign = new Foreign_Media();
		$this->end     = microtime( true ) + (float) apply_filters( 'kithouse_push_seconds', self::SECONDS );
	}

	/** @param array<string, mixed> $template The input of the cloud's call, without `media`. */
	public function push( array $template ): Response|WP_Error {
		Request_Limits::raise( self::LIMIT_SECONDS, 'image' );
		if ( 'elementor' === $template['platform'] ) {
			$template['globals'] = (object) ( Kit_Globals::read() + Kit_Design::of( $template['file_content'] ) );
		}
		$memory      = 'kithouse_push_' . md5( get_current_user_id() . ':' . ( $template['request_id'] ?? wp_json_encode( $template ) ) );
		$this->media = (array) ( get_transient( $memory ) ?: array() );
		$response      = $this->negotiate( $template );
		is_wp_error( $response ) ? set_transient( $memory, $this->media, self::MEMORY_SECONDS ) : delete_transient( $memory );
		$this->foreign->clean();
		return $response;
	}

	private function negotiate( array $template ): Response|WP_Error {
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			$response = $this->account->ask( 'POST', '/clouds/push', array( 'media' => (object) $this->media ) + $template );
			$wanted = self::missing( $response );
			if ( null === $wanted ) {
				return $response;
			}
			$trouble = $this->provide( $wanted );
			if ( null !== $trouble ) {
				return $trouble;
			}
		}
		return $this->contract->error( 'media_missing' );
	}

	/** @return list<string>|null The addresses the cloud wants to know about; null when its answer is another. */
	private static function missing( Response|WP_Error $response ): ?array {
		if ( ! is_wp_error( $response ) || 'media_missing' !== $response->get_error_code() ) {
			return null;
		}
		$details = $response->get_error_data()['details'] ?? null;
		return array_values( array_unique( array_filter( (array) ( $details->addresses ?? array() ), 'is_string' ) ) );
	}

	private function provide( array $wanted ): ?WP_Error {
		$this->media = array_diff_key( $this->media, array_flip( $wanted ) );
		$queue       = $wanted;
		while ( $queue && ! $this->is_late() ) {
			$trouble = $this->upload_missing( $this->find_some( $queue ) );
			if ( null !== $trouble ) {
				return $trouble;
			}
		}
		$left = count( array_diff_key( array_flip( $wanted ), $this->media ) );
		return $left > 0 ? $this->contract->error( 'media_missing', null, array( 'left' => $left ) ) : null;
	}

	/** Takes the addresses that it looked for off the queue. */
	private function find_some( array &$queue ): array {
		$files = array();
		$until = microtime( true ) + self::FIND_SECONDS;
		do {
			$address = array_shift( $queue );
			$path    = Site_Media::path_of( $address );
			$file    = null === $path ? $this->foreign->find( $address ) : Site_Media::find( $path );
			if ( $file ) {
				$files[ $address ] = $file;
			} else {
				$this->settle( $address, null );
			}
		} while ( $queue && count( $files ) < self::AT_A_TIME && microtime( true ) < $until );
		return $files;
	}

	private function upload_missing( array $files ): ?WP_Error {
		if ( array() === $files ) {
			return null;
		}
		$hashes = array_values( array_unique( array_map( fn( $file ) => $file->sha256, $files ) ) );
		$response = $this->account->ask( 'POST', '/clouds/media/missing', array( 'sha256' => $hashes ) );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$missing = (array) ( $response->data->missing ?? array() );
		$stored  = array();
		foreach ( $files as $address => $file ) {
			$hash = $file->sha256;
			if ( ! isset( $stored[ $hash ] ) && in_array( $hash, $missing, true ) ) {
				if ( $this->is_late() ) {
					break;
				}
				$stored[ $hash ] = $this->upload( $file );
				if ( is_wp_error( $stored[ $hash ] ) ) {
					return $stored[ $hash ];
				}
			}
			$this->settle( $address, $stored[ $hash ] ?? true ? $file : null );
		}
		return null;
	}

	private function upload( Checked_File $file ): bool|WP_Error {
		$response = $this->account->ask( 'PUT', "/clouds/media/$file->sha256", (string) file_get_contents( $file->path ) );
		if ( ! is_wp_error( $response ) ) {
			return true;
		}
		return in_array( $response->get_error_code(), self::REFUSALS, true ) ? false : $response;
	}

	private function settle( string $address, ?Checked_File $file ): void {
		$this->media[ $address ] = $file?->described();
		++$this->settled;
	}

	/** Returns true when time is up, but never before any progress. */
	private function is_late(): bool {
		return $this->settled > 0 && microtime( true ) > $this->end;
	}
}
