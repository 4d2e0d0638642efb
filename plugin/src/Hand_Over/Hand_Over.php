<?php
declare(strict_types=1);

namespace Kithouse\Hand_Over;

use Kithouse\Import\Import;
use Kithouse\Import\Import_Plan;
use Kithouse\Import\Imports;
use Kithouse\Import\Operations\Publish;
use Kithouse\Import\Operations\Require_Site;
use Kithouse\Import\Operations\Template_Write;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Moves what depends on the plugin to WordPress, as one import that History lists and undoes. */
final class Hand_Over {

	/** Capabilities of everything that it writes. */
	public const CAPABILITIES = array( 'manage_options', 'edit_theme_options' );

	public function __construct( private Imports $imports ) {}

	public static function may_run(): bool {
		return array() === array_filter( self::CAPABILITIES, fn( $capability ) => ! current_user_can( $capability ) );
	}

	/** Runs or resumes it for the time of one request. Repeat after the error `import_unfinished`. */
	public function run( string $import_id ): array|WP_Error {
		$input = array( 'as' => Import::HAND_OVER, 'platform' => 'gutenberg', 'origin' => 'local' );
		return $this->imports->carry_out( $import_id, $input, make: fn() => self::plan() );
	}

	private static function plan(): Import_Plan {
		/* translators: %s: name of a theme */
		$title = sprintf( __( 'Hand-over to %s', 'kithouse' ), wp_get_theme()->get( 'Name' ) );
		return self::plan_of( $title, array_merge( array(), ...array_column( Survey::of_site(), 'ops' ) ) );
	}

	/** @param list<array<string, mixed>> $ops Shown together, once all templates are written. */
	public static function plan_of( string $title, array $ops ): Import_Plan {
		$needs     = array( 'capabilities' => self::CAPABILITIES, 'plugins' => array(), 'elementor_pro' => false, 'bytes' => 0 );
		$templates = array_column( array_filter( $ops, fn( $op ) => Template_Write::NAME === $op['op'] ), 'id' );
		$values    = array_values( array_filter( $ops, fn( $op ) => Template_Write::NAME !== $op['op'] ) );
		$written   = array_values( array_filter( $ops, fn( $op ) => Template_Write::NAME === $op['op'] ) );
		$shown     = $templates ? array( Finding::op( 'publish', 'finalize', Publish::NAME, array( 'posts' => array(), 'templates' => $templates ) ) ) : array();
		return new Import_Plan(
			array(
				'platform'   => 'gutenberg',
				'title'      => $title,
				'is_trusted' => true,
				'is_private' => false,
				'ops'        => array( Finding::op( 'require', 'permission', Require_Site::NAME, $needs ), ...$written, ...$shown, ...$values ),
				'warnings'   => array(),
			)
		);
	}
}
