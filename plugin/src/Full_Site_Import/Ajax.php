<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Import\Import_Results;
use Kithouse\Import\Import_Steps;
use Kithouse\Import\Journal;
use Kithouse\Log;
use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Handles the wizard's three calls. WordPress has authenticated the person; capabilities and nonces are checked here. */
final class Ajax {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function add_hooks(): void {
		add_action( 'wp_ajax_' . Brand::PREFIX . '_pack_import_info', fn() => $this->answer( array( $this, 'info' ) ) );
		add_action( 'wp_ajax_' . Brand::PREFIX . '_import_settings', fn() => $this->answer( array( $this, 'settings' ) ) );
		add_action( 'wp_ajax_' . Brand::PREFIX . '_pack_import', array( $this, 'stream' ) );
	}

	/** Requires installing only where a site administrator can install, so not in networks and locked sites. */
	public static function may(): bool {
		$needed = array( 'edit_theme_options', 'import' );
		if ( ! is_multisite() && wp_is_file_mod_allowed( 'kithouse_site_import' ) ) {
			array_push( $needed, 'install_plugins', 'install_themes' );
		}
		return array() === array_filter( $needed, fn( $capability ) => ! current_user_can( $capability ) );
	}

	private function answer( callable $work ): void {
		$nonce = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_WP_NONCE'] ?? '' ) );
		try {
			$response = $this->refusal( (bool) wp_verify_nonce( $nonce, 'wp_rest' ) ) ?? $work();
		} catch ( Throwable $error ) {
			Log::error( 'site import', $error );
			$response = $this->contract->error( 'internal_error' );
		}
		if ( is_wp_error( $response ) ) {
			$data = (array) $response->get_error_data();
			$body = array( 'code' => $response->get_error_code(), 'message' => $response->get_error_message() );
			wp_send_json_error( $body + array_intersect_key( $data, array( 'details' => 1 ) ), $data['status'] ?? 500 );
		}
		wp_send_json( $response );
	}

	private function refusal( bool $is_meant ): ?WP_Error {
		// Refuses links and pictures of other pages.
		if ( ! in_array( $_SERVER['HTTP_SEC_FETCH_MODE'] ?? null, array( null, 'cors', 'same-origin' ), true ) ) {
			return $this->contract->error( 'method_not_allowed' );
		}
		if ( ! $is_meant ) {
			$message = __( 'This page has been open for too long. Reload it and try again.', 'kithouse' );
			return $this->contract->error( 'invalid_permission', $message );
		}
		return self::may() ? null : $this->contract->error( 'invalid_permission' );
	}

	private function info(): array|WP_Error {
		$id = filter_var( self::text( 'id' ), FILTER_VALIDATE_INT, array( 'options' => array( 'min_range' => 1, 'max_range' => 2147483647 ) ) );
		return $id ? ( new Pack_Info( $this->contract, $this->account, $this->cloud ) )->find( $id ) : $this->contract->error( 'invalid_input' );
	}

	private function settings(): array|WP_Error {
		if ( 'POST' !== sanitize_text_field( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? '' ) ) ) {
			return $this->contract->error( 'method_not_allowed' );
		}
		$form   = Site_Form::of_fields( $this->contract, wp_unslash( $_POST ) ); // phpcs:ignore WordPress.Security.NonceVerification -- That of the header was looked at.
		$import = is_wp_error( $form ) ? $form : $this->imports()->take( $form );
		if ( is_wp_error( $import ) ) {
			return $import;
		}
		$data = array( 'import_id' => $import->import_id, 'nonce' => Site_Imports::nonce( $import->import_id ) );
		return array( 'success' => true, 'data' => $data );
	}

	/** Streams events, including refusals, because browsers report nothing else. */
	public function stream(): void {
		$import_id = self::text( 'import_id' );
		$refusal   = $this->refusal( Site_Imports::is_nonce( self::text( 'nonce' ), $import_id ) );
		if ( $refusal && 'method_not_allowed' === $refusal->get_error_code() ) {
			wp_send_json_error( array( 'code' => 'method_not_allowed', 'message' => $refusal->get_error_message() ), 405 );
		}
		$imports = $this->imports();
		if ( ! $refusal && ( ! $imports->find( $import_id ) || ! in_array( self::text( 'part' ), array( 'download', 'import' ), true ) ) ) {
			$refusal = $this->contract->error( 'import_not_found' );
		}
		$out = new Event_Stream();
		if ( $refusal ) {
			$out->open();
			$body = array( 'title' => __( 'Something went wrong', 'kithouse' ), 'message' => $refusal->get_error_message(), 'code' => $refusal->get_error_code() );
			$out->send( array( 'action' => 'error' ) + $body );
			exit;
		}
		$journal = new Journal();
		$last    = sanitize_text_field( wp_unslash( $_SERVER['HTTP_LAST_EVENT_ID'] ?? '' ) );
		( new Stream( $imports, $journal, new Import_Steps( $journal ), new Import_Results( $journal ), $out ) )->run( $import_id, self::text( 'part' ), $last );
		exit;
	}

	private function imports(): Site_Imports {
		return Site_Imports::create( $this->contract, $this->account, $this->cloud );
	}

	private static function text( string $name ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- The callers verify the nonce, which is one of these values.
		return is_string( $_GET[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_GET[ $name ] ) ) : '';
	}
}
