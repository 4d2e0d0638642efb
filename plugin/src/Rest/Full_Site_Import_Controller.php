<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Plan_Signature;
use Kithouse\Contract;
use Kithouse\Full_Site_Import\Site_Form;
use Kithouse\Full_Site_Import\Site_Imports;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Plan;
use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use Kithouse\Import\Operation_Registry;
use Kithouse\Import\Plan_Loader;
use WP_Error;
use WP_HTTP_Response;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Answers the wizard of a full-site import. */
final class Full_Site_Import_Controller {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function check( WP_REST_Request $request ): array|WP_Error {
		$form   = Site_Form::of( $this->contract, (array) $request['form'] );
		$loader = new Plan_Loader( $this->contract, $this->account, new Plan_Signature( $this->cloud ) );
		$plan   = is_wp_error( $form ) ? $form : $loader->for_site( $form->to_input( true ) );
		return is_wp_error( $plan ) ? $plan : self::preview( $loader, $plan, $form );
	}

	/** Returns the running or paused import of a whole site. */
	public function running(): array|WP_REST_Response {
		$journal = new Journal();
		$import  = $journal->find_site();
		if ( null === $import || ! Import::may_see( $import->user_id ) ) {
			add_filter( 'rest_pre_serve_request', array( self::class, 'serve_null' ), 10, 2 );
			return new WP_REST_Response( null );
		}
		$steps = new Import_Steps( $journal );
		return array(
			'import_id' => $import->import_id,
			'nonce'     => Site_Imports::nonce( $import->import_id ),
			'id'        => (int) ( $import->info['pack'] ?? 0 ),
			'title'     => $import->plan->title,
			'platform'  => $import->plan->platform,
			'part'      => $steps->is_downloaded( $import ) ? 'import' : 'download',
			'steps'     => $steps->of( $import ),
		);
	}

	/** Sends `null`, for which WordPress would send an empty response. */
	public static function serve_null( mixed $is_served, mixed $response = null ): mixed {
		if ( ! $is_served && $response instanceof WP_HTTP_Response && null === $response->get_data() ) {
			echo 'null';
			return true;
		}
		return $is_served;
	}

	public function results( WP_REST_Request $request ): array|WP_Error {
		$journal = new Journal();
		$import  = $journal->find( (string) $request['import_id'] );
		if ( ! $import || 'site' !== $import->kind || ! Import::may_see( $import->user_id ) ) {
			return $this->contract->error( 'import_not_found' );
		}
		return match ( $import->state ) {
			'running' => $this->contract->error( 'import_unfinished' ),
			'done'    => ( new Import_Results( $journal ) )->of( $import ),
			default   => $this->contract->error( 'import_failed', $import->error['message'] ?? __( 'This import was undone.', 'kithouse' ) ),
		};
	}

	private static function preview( Plan_Loader $loader, Import_Plan $plan, Site_Form $form ): array|WP_Error {
		$journal = new Journal();
		$earlier = Earlier_Import::of_pack( $journal, $form->id(), $form->platform() );
		$others  = array_map( fn( $import ) => new Earlier_Import( $journal, $import ), $journal->find_other_sites( $form->id(), $form->platform() ) );
		$site    = new Import_Preview( $plan, $earlier, $form->replaces(), $form->enables_container(), $others, $form->enables_atomic() );
		$check   = $loader->new_check();
		self::add( $site, $plan->ops );
		foreach ( array_keys( $plan->parts ) as $index ) {
			$part = $loader->part( $plan, $index, $check );
			if ( is_wp_error( $part ) ) {
				return $part;
			}
			self::add( $site, $part );
			unset( $part );
		}
		return $site->answer() + ( null === $form->existing_look() ? array() : array( 'existing_look' => $form->existing_look() ) );
	}

	/** Adds operations and keeps none of their content, so that a large pack fits into memory. */
	private static function add( Import_Preview $preview, array $ops ): void {
		foreach ( $ops as $op ) {
			$preview->begin( $op['id'] );
			Operation_Registry::find( $op['op'] )?->preview( $op['args'], $preview );
		}
	}
}
