<?php
declare(strict_types=1);

namespace Kithouse\Details;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Plan;
use Kithouse\Import\Imports;
use Kithouse\Import\Operations\Require_Site;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Writes changed details into earlier imports, as one import that History lists and undoes. */
final class Details_Update {

	private const CAPABILITIES = array( 'manage_options', 'edit_theme_options', 'edit_others_pages' );

	public function __construct( private Imports $imports ) {}

	/**
	 * Runs or resumes it for the time of one request. Repeat after the error `import_unfinished`.
	 *
	 * @param list<string> $places Ids of places; those that no longer exist are left out.
	 * @param array        $hours  Changes of opening hours.
	 */
	public function run( string $import_id, array $places, array $hours ): array|WP_Error {
		$input = array( 'as' => Import::DETAILS, 'platform' => 'gutenberg', 'origin' => 'local' );
		return $this->imports->carry_out( $import_id, $input, make: fn() => self::plan( Detail_Places::ops( $places, $hours ) ) );
	}

	/** @param list<array<string, mixed>> $ops */
	private static function plan( array $ops ): Import_Plan {
		$needs = array( 'capabilities' => self::CAPABILITIES, 'plugins' => array(), 'elementor_pro' => false, 'bytes' => 0 );
		$first = array( 'id' => 'require', 'step' => 'permission', 'op' => Require_Site::NAME, 'args' => $needs, 'needs' => array(), 'weight' => 1 );
		return new Import_Plan(
			array(
				'platform'   => 'gutenberg',
				'title'      => __( 'Details of the business', 'kithouse' ),
				'is_trusted' => true,
				'is_private' => false,
				'ops'        => array( $first, ...$ops ),
				'warnings'   => array(),
			)
		);
	}
}
