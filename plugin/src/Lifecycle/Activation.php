<?php
declare(strict_types=1);

namespace Kithouse\Lifecycle;

use Kithouse\Cloud\Key_Returns;
use Kithouse\Import\Imports;
use Kithouse\Import\Journal;
use Kithouse\Import\Trashed_Pictures;
use Kithouse\Theme_Builder\Core_Parts;
use Kithouse\Theme_Builder\Part_Index;

defined( 'ABSPATH' ) || exit;

/** Prepares sites when the plugin is activated, and removes scheduled events when it is deactivated. */
final class Activation {

	/** Event that prepares remaining sites of a large network. */
	public const CONTINUE = 'kithouse_prepare_sites';
	private const SECONDS = 10;
	private const EVENTS  = array( Imports::RESUME_HOOK, Trashed_Pictures::EVENT, Key_Returns::EVENT, self::CONTINUE );

	public function __construct( private string $file ) {}

	public function add_hooks(): void {
		register_activation_hook( $this->file, array( $this, 'activate' ) );
		register_deactivation_hook( $this->file, array( $this, 'deactivate' ) );
		add_action( self::CONTINUE, array( $this, 'prepare_sites' ) );
	}

	public function activate( mixed $network_wide = false ): void {
		true === $network_wide ? $this->prepare_sites( 0 ) : self::prepare_site();
	}

	public function prepare_sites( mixed $offset = 0 ): void {
		$end  = microtime( true ) + self::SECONDS;
		$done = Network_Sites::each( array( self::class, 'prepare_site' ), is_numeric( $offset ) ? max( 0, (int) $offset ) : 0, fn() => microtime( true ) > $end );
		if ( $done >= 0 ) {
			wp_schedule_single_event( time(), self::CONTINUE, array( $done ) );
		}
	}

	/** Shows the theme parts that an earlier installation left, and resumes work that its deactivation interrupted. */
	public static function prepare_site(): void {
		Part_Index::rebuild();
		Core_Parts::rebuild();
		$import = ( new Journal() )->find_site();
		if ( $import && ! wp_next_scheduled( Imports::RESUME_HOOK, array( $import->import_id ) ) ) {
			wp_schedule_single_event( time() + MINUTE_IN_SECONDS, Imports::RESUME_HOOK, array( $import->import_id ) );
		}
		Key_Returns::schedule();
	}

	public function deactivate( mixed $network_wide = false ): void {
		true === $network_wide ? Network_Sites::each( array( self::class, 'clear_events' ) ) : self::clear_events();
	}

	public static function clear_events(): void {
		array_map( 'wp_unschedule_hook', self::EVENTS );
	}
}
