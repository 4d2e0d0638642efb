<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Closure;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Plan_Signature;
use Kithouse\Contract;
use Kithouse\Import\Earlier_Import;
use Kithouse\Import\Import;
use Kithouse\Import\Import_Events;
use Kithouse\Import\Imports;
use Kithouse\Import\Journal;
use Kithouse\Import\Operations\Facts_Set;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\Import\Plan_Loader;
use Kithouse\Import\Plan_Recorder;
use Kithouse\Import\Time_Budget;
use Kithouse\WordPress\Import_Lock;
use Kithouse\WordPress\Site_Facts;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Manages imports of whole sites, which start when their stream is requested. */
final class Site_Imports {

	/** Afterwards the picture addresses of a waiting import have expired. */
	private const WAITS_SECONDS = HOUR_IN_SECONDS;
	private const NONCE         = 'kithouse_pack_import_';

	public function __construct(
		private Contract $contract,
		private Plan_Loader $loader,
		private Journal $journal,
		private Plan_Recorder $recorder,
		private Imports $imports
	) {}

	public static function create( Contract $contract, Account $account, Cloud_Client $cloud ): self {
		$journal = new Journal();
		$loader   = new Plan_Loader( $contract, $account, new Plan_Signature( $cloud ) );
		$recorder  = new Plan_Recorder( $loader, $journal );
		return new self( $contract, $loader, $journal, $recorder, Import_Factory::imports( $contract, $account, $cloud ) );
	}

	/** Stores an import that waits for its stream. Equal settings are the same import. */
	public function take( Site_Form $form ): Import|WP_Error {
		$known = $this->known( $form );
		if ( null !== $known ) {
			return $known;
		}
		// A concurrent request may have started it.
		return ( new Import_Lock() )->run( fn( Import_Lock $lock ) => $this->known( $form ) ?? $this->begin( $form, $lock ) ) ?? $this->contract->error( 'import_running' );
	}

	/** Returns null without any; an unstarted import is replaced. */
	private function known( Site_Form $form ): Import|WP_Error|null {
		$import = $this->journal->find_site();
		if ( null === $import ) {
			return null;
		}
		$has_begun = array_sum( array_column( $this->journal->ops->steps( $import->import_id ), 'begun' ) ) > 0;
		$is_young  = strtotime( $import->at . ' UTC' ) > time() - self::WAITS_SECONDS;
		if ( get_current_user_id() === $import->user_id && $form->key() === ( $import->info['form'] ?? '' ) && ( $has_begun || $is_young ) ) {
			return $import;
		}
		return $has_begun ? $this->contract->error( 'import_running' ) : null;
	}

	private function begin( Site_Form $form, Import_Lock $lock ): Import|WP_Error {
		$former = $this->journal->find_site();
		if ( $former ) {
			$this->journal->forget( $former->import_id );
		}
		$plan = $this->loader->for_site( $form->to_input() );
		if ( is_wp_error( $plan ) ) {
			return $plan;
		}
		if ( ! $lock->is_kept() ) {
			// Another import may have started while the library was slow.
			return $this->contract->error( 'import_running' );
		}
		$info    = array( 'pack' => $form->id(), 'form' => $form->key() );
		$earlier = $form->replaces() ? Earlier_Import::of_pack( $this->journal, $form->id(), $form->platform() ) : null;
		$info   += $earlier ? array( 'replaces' => $earlier->import->import_id ) : array();
		$info   += $form->enables_container() ? array() : array( 'keeps_container_off' => true );
		$info   += $form->enables_atomic() ? array( 'enables_atomic' => true ) : array();
		$import  = new Import( wp_generate_uuid4(), get_current_user_id(), 'site', 'running', $plan, info: $info );
		if ( ! $this->recorder->begin( $import ) ) {
			return $this->contract->error( 'import_failed', __( 'This import couldn’t be recorded, so nothing was changed. Try again.', 'kithouse' ) );
		}
		$whole = $this->recorder->finish( $import, new Time_Budget() );
		if ( is_wp_error( $whole ) ) {
			$this->journal->forget( $import->import_id );
			return $whole;
		}
		if ( null !== $form->facts() && ! $this->stores_facts( $import ) ) {
			Site_Facts::save( $form->facts() );
		}
		Import_Events::started( $import );
		return $import;
	}

	/** Returns false for the plan of an earlier version of the cloud. */
	private function stores_facts( Import $import ): bool {
		foreach ( $this->journal->ops->all( $import->import_id, array( Facts_Set::NAME ) ) as $row ) {
			return true;
		}
		return false;
	}

	public function find( string $import_id ): ?Import {
		$import = $this->journal->find( $import_id );
		return $import && 'site' === $import->kind && Import::may_see( $import->user_id ) ? $import : null;
	}

	/** Runs the import for one request, as the person who started it. Returns false while another request works on it. */
	public function resume( string $import_id, Closure $on_change, bool $all ): bool {
		return $this->imports->resume( $import_id, $on_change, $all );
	}

	public static function nonce( string $import_id ): string {
		return wp_create_nonce( self::NONCE . $import_id );
	}

	public static function is_nonce( string $nonce, string $import_id ): bool {
		return (bool) wp_verify_nonce( $nonce, self::NONCE . $import_id );
	}
}
