<?php
declare(strict_types=1);

namespace Kithouse\Theme_Builder;

defined( 'ABSPATH' ) || exit;

/** Wraps a part in a banner or contentinfo, unless it is such an element itself. */
final class Landmark {

	private const OUTERMOST = '~<(article|aside|footer|header|main|nav|section)\b~i';

	public static function tag( string $area, string $html ): string {
		$is_own = 1 === preg_match( self::OUTERMOST, $html, $found ) && strtolower( $found[1] ) === $area;
		return $is_own ? 'div' : $area;
	}
}
