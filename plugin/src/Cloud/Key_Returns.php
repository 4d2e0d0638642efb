<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

defined( 'ABSPATH' ) || exit;

/** Queues abandoned keys for revocation by WP-Cron, so that nobody waits for many deleted users or an unreachable cloud. */
final class Key_Returns {

	public const EVENT     = 'kithouse_return_keys';
	private const OPTION   = 'kithouse_keys_to_return';
	private const MAX_KEYS = 500;
	/** Afterwards only its owner can revoke the key in the account. */
	private const MAX_AGE = WEEK_IN_SECONDS;
	/** No user has this id: the queue outlives its users. */
	private const BOX          = 0;
	private const CALL_SECONDS = 5;
	private const RUN_SECONDS  = 20;

	public function __construct( private Cloud_Client $cloud ) {}

	public function add_hooks(): void {
		add_action( self::EVENT, array( $this, 'run' ) );
	}

	public static function schedule( int $delay = 0 ): void {
		if ( self::all() && ! wp_next_scheduled( self::EVENT ) ) {
			wp_schedule_single_event( time() + $delay, self::EVENT );
		}
	}

	public function add( string $key ): void {
		self::save( array( ...self::all(), self::entry( $key ) ) );
		self::schedule();
	}

	public static function replace( array $keys ): void {
		self::save( array_map( array( self::class, 'entry' ), $keys ) );
	}

	/** Revokes one key while somebody waits, or queues it if the cloud does not answer. */
	public function return_now( string $key ): void {
		if ( ! $this->send( $key, self::CALL_SECONDS ) ) {
			$this->add( $key );
		}
	}

	/** Stops when the cloud is unreachable or time is up, and continues in an hour. Keys of a disconnected site wait. */
	public function run(): void {
		if ( '' === Cloud_Client::url() ) {
			return;
		}
		$end  = microtime( true ) + self::RUN_SECONDS;
		$sent = array();
		foreach ( self::all() as $entry ) {
			$key = Key_Encryption::unlock( $entry['key'], self::BOX );
			if ( null !== $key && ( microtime( true ) > $end || ! $this->send( $key, self::CALL_SECONDS ) ) ) {
				break;
			}
			$sent[] = $entry['key'];
		}
		// Another request can have added keys meanwhile.
		self::save( array_filter( self::all(), fn( $entry ) => ! in_array( $entry['key'], $sent, true ) && $entry['at'] > time() - self::MAX_AGE ) );
		self::schedule( HOUR_IN_SECONDS );
	}

	public static function keys(): array {
		return array_values( array_filter( array_map( fn( $entry ) => Key_Encryption::unlock( $entry['key'], self::BOX ), self::all() ) ) );
	}

	/** Returns false if the cloud should be asked again. A key that it refuses is no longer valid. */
	public function send( string $key, int $seconds ): bool {
		$response = $this->cloud->send( 'POST', '/account/disconnect', array(), $key, '', $seconds );
		$status = is_wp_error( $response ) ? (int) ( $response->get_error_data()['status'] ?? 0 ) : 200;
		return $status < 500 && 429 !== $status && 0 !== $status;
	}

	private static function entry( string $key ): array {
		return array( 'key' => Key_Encryption::lock( $key, self::BOX ), 'at' => time() );
	}

	private static function save( array $queue ): void {
		$queue ? update_option( self::OPTION, array_slice( array_values( $queue ), -self::MAX_KEYS ), false ) : delete_option( self::OPTION );
	}

	private static function all(): array {
		$queue = get_option( self::OPTION );
		$valid = fn( $entry ) => is_array( $entry ) && is_string( $entry['key'] ?? null ) && is_int( $entry['at'] ?? null );
		return is_array( $queue ) ? array_values( array_filter( $queue, $valid ) ) : array();
	}
}
