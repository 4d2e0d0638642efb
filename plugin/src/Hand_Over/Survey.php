<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

defined( 'ABSPATH' ) || exit;

/** Lists everything that visitors of this site see differently once the plugin is inactive. */
final class Survey {

	/** @return list<Finding> */
	public static function of_site(): array {
		$parts = new Parts_Survey();
		return array(
			...$parts->findings(),
			...( new Menus_Survey( $parts->lost_areas() ) )->findings(),
			...( new Look_Survey( $parts->areas() ) )->findings(),
			...( new Pages_Survey() )->findings(),
			...( new Widgets_Survey() )->findings(),
		);
	}
}
