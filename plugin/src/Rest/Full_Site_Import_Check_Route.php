<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Contract;
use Kithouse\Full_Site_Import\Site_Form;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Import_Plan;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Journal;
use Kithouse\Import\Operation_Registry;
use Kithouse\Import\Plan_Loader;
use WP_Error;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

final class Full_Site_Import_Check_Route implements Route {

	public function __construct( private Contract $contract, private Plan_Loader $loader ) {}

	public function handle( WP_REST_Request $request ): array|WP_Error {
		$form = Site_Form::of( $this->contract, (array) $request['form'] );
		$plan = is_wp_error( $form ) ? $form : $this->loader->for_site( $form->asked( true ) );
		return is_wp_error( $plan ) ? $plan : $this->check( $plan, $form );
	}

	private function check( Import_Plan $plan, Site_Form $form ): array|WP_Error {
		$earlier = Earlier_Import::of_pack( new Journal(), $form->id(), $form->platform() );
		$site    = new Import_Preview( $plan, $earlier, $form->replaces(), $form->enables_container() );
		$check   = $this->loader->new_check();
		self::add( $site, $plan->ops );
		foreach ( array_keys( $plan->parts ) as $index ) {
			$part = $this->loader->part( $plan, $index, $check );
			if ( is_wp_error( $part ) ) {
				return $part;
			}
			self::add( $site, $part );
			unset( $part );
		}
		return $site->answer();
	}

	/** Adds operations and keeps none of their content, so that a large pack fits into memory. */
	private static function add( Import_Preview $preview, array $ops ): void {
		foreach ( $ops as $op ) {
			$preview->begin( $op['id'] );
			Operation_Registry::find( $op['op'] )?->preview( $op['args'], $preview );
		}
	}
}
