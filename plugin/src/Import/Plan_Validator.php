<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Cloud\Cloud_Client;

defined( 'ABSPATH' ) || exit;

/** Checks what a plan may request. A signature proves only who made it. */
final class Plan_Validator {

	private const STEPS = array( 'permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize' );

	private const MAX_PARTS = 2000;

	/** @param array<string, string> $seen Names of earlier operations, by id. */
	public function __construct( private Operation_Contract $operations, private array $seen = array() ) {}

	/** @throws Plan_Refused_Exception When the plan is for another site or time, or requests unsupported work. */
	public function read( string $json, string $platform ): Import_Plan {
		$plan = json_decode( $json, true );
		self::demand( is_array( $plan ) && 1 === ( $plan['format'] ?? null ), 'its format is not known' );
		self::demand( self::site( $plan['site'] ?? '' ) === self::site( Cloud_Client::site_url() ), 'it is for another site' );
		self::demand( is_string( $plan['expires_at'] ?? null ) && strtotime( $plan['expires_at'] ) > time(), 'its time is over' );
		self::demand( $platform === ( $plan['platform'] ?? '' ), 'it is for another builder' );
		self::demand( is_string( $plan['title'] ?? null ) && is_bool( $plan['is_trusted'] ?? null ) && is_bool( $plan['is_private'] ?? null ), 'a part is missing' );
		self::demand( self::is_list( $plan['ops'] ?? null ) && self::is_list( $plan['warnings'] ?? null ), 'a part is missing' );
		if ( array() === ( $plan['parts'] ?? array() ) ) {
			$this->add_all( $plan['ops'] );
		} else {
			self::demand( array() === $plan['ops'] && self::are_parts( $plan['parts'] ) && self::is_id( $plan['plan_id'] ?? null ), 'its parts are not named' );
		}
		return new Import_Plan( $plan );
	}

	/** Returns the operations of a chunk. @throws Plan_Refused_Exception */
	public function part( string $json, string $sha256 ): array {
		self::demand( hash_equals( $sha256, hash( 'sha256', $json ) ), 'a part of it is not the one that was signed' );
		$ops = json_decode( $json, true );
		$this->add_all( $ops );
		return $ops;
	}

	private function add_all( mixed $ops ): void {
		self::demand( self::is_list( $ops ) && array() !== $ops, 'a part is missing' );
		foreach ( $ops as $op ) {
			$this->add( $op );
		}
	}

	private static function are_parts( mixed $parts ): bool {
		$is_part = fn( $part ) => is_string( $part['sha256'] ?? null ) && 1 === preg_match( '/^[0-9a-f]{64}$/D', $part['sha256'] );
		return self::is_list( $parts ) && count( $parts ) <= self::MAX_PARTS && array_filter( $parts, $is_part ) === $parts;
	}

	private static function is_id( mixed $value ): bool {
		return is_string( $value ) && 1 === preg_match( '/^[\w-]{8,64}$/D', $value );
	}

	private function add( mixed $op ): void {
		$is_op = is_array( $op ) && is_string( $op['op'] ?? null ) && is_array( $op['args'] ?? null ) && is_int( $op['weight'] ?? null );
		self::demand( $is_op && $op['weight'] > 0 && in_array( $op['step'] ?? '', self::STEPS, true ), 'an operation is not whole' );
		$id = $op['id'] ?? null;
		self::demand( is_string( $id ) && preg_match( '/^[a-z0-9][a-z0-9.-]{0,119}$/D', $id ) && ! isset( $this->seen[ $id ] ), 'an operation has no id of its own' );
		foreach ( (array) ( $op['needs'] ?? array() ) as $need ) {
			$this->demand_ref( $need, null );
		}
		$this->check_args( $op['op'], $op['args'] );
		$this->seen[ $id ] = $op['op'];
	}

	private function check_args( string $name, array $args ): void {
		self::demand( Operation_Registry::runs( $name ), "$name is not done here" );
		foreach ( $this->operations->references( $name, $args ) as [ $ref, $kind ] ) {
			$this->demand_ref( $ref, $kind );
		}
		self::demand( $this->operations->accepts( $name, $args ), "$name is not done so" );
	}

	private function demand_ref( mixed $id, ?string $kind ): void {
		$found = is_string( $id ) ? $this->seen[ $id ] ?? null : null;
		self::demand( null !== $found && ( null === $kind || in_array( $found, explode( '|', $kind ), true ) ), 'an operation refers to a missing or unsuitable operation' );
	}

	private static function is_list( mixed $value ): bool {
		return is_array( $value ) && array_is_list( $value );
	}

	/** Normalises an address: host names are case-insensitive, and a trailing slash means nothing. */
	private static function site( mixed $url ): string {
		return is_string( $url ) ? (string) preg_replace_callback( '#^[^/]+//[^/]+#', fn( $match ) => strtolower( $match[0] ), untrailingslashit( $url ) ) : '';
	}

	private static function demand( bool|int $is_met, string $reason ): void {
		if ( ! $is_met ) {
			$refusal = new Plan_Refused_Exception( $reason );
			throw $refusal;
		}
	}
}
