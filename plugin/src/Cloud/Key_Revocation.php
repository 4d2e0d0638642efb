<?php
declare(strict_types=1);

namespace Kithouse\Cloud;

use Throwable;

defined( 'ABSPATH' ) || exit;

/** Revokes the keys of a site that leaves its library. If that does not answer, the owners must revoke them in their accounts. */
final class Key_Revocation {

	private const CALL_SECONDS = 3;

	/** Set by the first key, because this object may exist in requests that revoke nothing. */
	private ?float $end = null;
	private array $silent = array();

	/** @param int $seconds For the keys of all sites together. */
	public function __construct( private Key_Returns $returns, private int $seconds = 15 ) {}

	/** Returns the remaining keys of this site's users and of its queue. */
	public function revoke_all(): array {
		$keys = array_merge( Key_Returns::keys(), Account::all_keys() );
		$left = $keys;
		try {
			$left = array_values( array_filter( $keys, fn( $key ) => ! $this->revoke( $key ) ) );
		} catch ( Throwable $error ) {
			// The site's own data must be deleted in any case.
			$this->silent[ Cloud_Client::url() ] = true;
		}
		return $left;
	}

	private function revoke( string $key ): bool {
		$this->end ??= microtime( true ) + $this->seconds;
		$left        = $this->end - microtime( true );
		if ( $left < 1 || isset( $this->silent[ Cloud_Client::url() ] ) ) {
			return false;
		}
		$is_revoked = $this->returns->send( $key, (int) min( self::CALL_SECONDS, $left ) );
		if ( ! $is_revoked ) {
			$this->silent[ Cloud_Client::url() ] = true;
		}
		return $is_revoked;
	}
}
