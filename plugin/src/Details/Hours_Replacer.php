<?php
declare(strict_types=1);

namespace Kithouse\Details;

defined( 'ABSPATH' ) || exit;

/** Writes present opening hours over former ones in markup and in Elementor's elements, and counts them. */
final class Hours_Replacer {

	/** @var array<string, int> By id of the change. */
	public array $counts = array();

	/** @param list<Detail_Change> $changes */
	public function __construct( private array $changes ) {}

	public function markup( string $html ): string {
		foreach ( $this->changes as $change ) {
			if ( $change->hours ) {
				$markup = new Hours_Markup( $change->hours );
				$html   = $markup->replace( $html );
				$this->count( $change, $markup->count );
			}
		}
		return $html;
	}

	/** @param list<object> $elements */
	public function elements( array $elements ): array {
		foreach ( $this->changes as $change ) {
			if ( $change->hours ) {
				$rows     = new Hours_Elements( $change->hours );
				$elements = $rows->replace( $elements );
				$this->count( $change, $rows->count );
			}
		}
		return $elements;
	}

	private function count( Detail_Change $change, int $times ): void {
		if ( $times > 0 ) {
			$this->counts[ $change->id() ] = $times + ( $this->counts[ $change->id() ] ?? 0 );
		}
	}
}
