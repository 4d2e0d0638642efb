<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\WordPress\Former_Facts;
use Kithouse\WordPress\Site_Facts;

defined( 'ABSPATH' ) || exit;

/** One detail of the business as it was and as it is now. */
final class Detail_Change {

	/** @param Hours_Change|null $hours Rows of opening hours, whose texts `from` and `to` are. */
	private function __construct( public string $key, public string $from, public string $to, public ?Hours_Change $hours = null ) {}

	public function id(): string {
		return $this->key . '-' . substr( md5( $this->from ), 0, 8 );
	}

	/** Returns false for a single word or number, which can also mean something else. */
	public function is_certain(): bool {
		return in_array( $this->kind(), array( 'phone', 'email', 'social', 'opening_hours' ), true ) || str_contains( $this->from, ' ' );
	}

	/** Returns the key without the network of a social link. */
	public function kind(): string {
		return (string) strtok( $this->key, '/' );
	}

	/**
	 * Returns all changes since the oldest remembered details.
	 *
	 * @param array $hours Changes of opening hours, as the contract describes them.
	 * @return list<self>
	 */
	public static function all( array $hours = array() ): array {
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
		return array( ...array_values( $found ), ...array_filter( array_map( array( self::class, 'of_hours' ), array_slice( array_values( $hours ), 0, Former_Facts::MAX_ENTRIES ) ) ) );
	}

	private static function of_hours( mixed $change ): ?self {
		$side = fn( string $name ) => is_array( $change ) && is_array( $change[ $name ] ?? null ) ? $change[ $name ] : array();
		$text = fn( array $side ) => Site_Facts::line( $side['text'] ?? null, 3000 );
		[ $from, $to ] = array( $side( 'from' ), $side( 'to' ) );
		$rows          = Hours_Change::of( $from['rows'] ?? null, $to['rows'] ?? null );
		return $rows || '' !== $text( $from ) ? new self( 'opening_hours', $text( $from ), $text( $to ), $rows ) : null;
	}

	/** @return array<string, string> Texts as an import writes them. */
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
