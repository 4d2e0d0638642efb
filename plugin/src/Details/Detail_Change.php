<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\WordPress\Former_Facts;
use Kithouse\WordPress\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** One detail of the business as it was and as it is now. */
final class Detail_Change {

	private function __construct( public string $key, public string $from, public string $to ) {}

	public function id(): string {
		return $this->key . '-' . substr( md5( $this->from ), 0, 8 );
	}

	/** Returns false for a single word or number, which can also mean something else. */
	public function is_certain(): bool {
		return in_array( $this->kind(), array( 'phone', 'email', 'social' ), true ) || str_contains( $this->from, ' ' );
	}

	/** Returns the key without the network of a social link. */
	public function kind(): string {
		return (string) strtok( $this->key, '/' );
	}

	/** @return list<self> All changes since the oldest remembered details. */
	public static function all(): array {
		$now   = self::texts( Site_Facts::all() );
		$found = array();
		foreach ( Former_Facts::all() as $former ) {
			foreach ( self::texts( Site_Facts::clean( $former ) ) as $key => $from ) {
				$to = $now[ $key ] ?? '';
				if ( '' !== $to && $to !== $from ) {
					$found += array( "$key $from" => new self( $key, $from, $to ) );
				}
			}
		}
		return array_values( $found );
	}

	/** @return array<string, string> Texts as an import writes them. Opening hours are rows, which have no text of their own. */
	private static function texts( array $facts ): array {
		$texts = array_intersect_key( $facts, array_flip( Site_Facts::TEXTS ) );
		if ( isset( $texts['street'] ) ) {
			$town             = implode( ' ', array_filter( array( $texts['postal_code'] ?? '', $texts['city'] ?? '' ) ) );
			$texts['address'] = implode( ', ', array_filter( array( $texts['street'], $town ) ) );
		}
		$times = array();
		foreach ( $facts['social'] ?? array() as $link ) {
			$number           = $times[ $link['network'] ] ?? 0;
			$texts[ "social/{$link['network']}/$number" ] = $link['url'];
			$times[ $link['network'] ]                    = $number + 1;
		}
		return array_filter( $texts, fn( $text ) => mb_strlen( $text ) > 1 );
	}
}
