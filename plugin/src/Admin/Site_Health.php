<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Circuit_Breaker;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Response_Cache;
use Kithouse\Lifecycle\Uninstall;
use Kithouse\Theme_Builder\Part_Index;
use WP_Site_Health;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WordPress counts no options and no user meta.

/** Adds tests and debug information to Site Health. The screen runs tests with requests one by one. */
final class Site_Health {

	private const ASYNC = array( 'cloud', 'rest', 'loopback' );
	private const SECONDS = 5;

	public function __construct( private Cloud_Client $cloud, private string $file ) {}

	public function add_hooks(): void {
		add_filter( 'site_status_tests', array( $this, 'add_tests' ) );
		add_filter( 'debug_information', array( $this, 'add_information' ) );
		foreach ( self::ASYNC as $name ) {
			add_action( 'wp_ajax_health-check-' . Brand::SLUG . "-$name", fn() => $this->answer( $name ) );
		}
	}

	public function add_tests( mixed $tests ): mixed {
		if ( ! is_array( $tests ) || ! is_array( $tests['direct'] ?? array() ) || ! is_array( $tests['async'] ?? array() ) ) {
			return $tests;
		}
		$labels = array(
			'cloud'    => __( 'Template library', 'kithouse' ),
			'rest'     => __( 'REST API of the template library', 'kithouse' ),
			'loopback' => __( 'Background imports', 'kithouse' ),
			'sodium'   => __( 'Encryption of keys', 'kithouse' ),
			'files'    => __( 'Storage for imported images', 'kithouse' ),
		);
		foreach ( $labels as $name => $label ) {
			$id   = Brand::SLUG . "-$name";
			$run  = fn() => $this->test( $name );
			$kind = in_array( $name, self::ASYNC, true ) ? 'async' : 'direct';
			$tests[ $kind ][ $id ] = array( 'label' => $label ) + ( 'async' === $kind ? array( 'test' => $id, 'async_direct_test' => $run ) : array( 'test' => $run ) );
		}
		return $tests;
	}

	private function answer( string $name ): void {
		check_ajax_referer( 'health-check-site-status' );
		if ( ! current_user_can( 'view_site_health_checks' ) ) {
			wp_send_json_error( null, 403 );
		}
		wp_send_json_success( $this->test( $name ) );
	}

	public function test( string $name ): array {
		[ $passes, $good, $bad, $advice ] = match ( $name ) {
			'cloud'    => $this->test_cloud(),
			'rest'     => $this->test_rest(),
			'loopback' => $this->test_loopback(),
			'sodium'   => $this->test_sodium(),
			default    => $this->test_files(),
		};
		$is_critical = in_array( $name, array( 'rest', 'sodium', 'files' ), true );
		return array(
			'label'       => $passes ? $good : $bad,
			'status'      => $passes ? 'good' : ( $is_critical ? 'critical' : 'recommended' ),
			'badge'       => array( 'label' => Brand::NAME, 'color' => 'blue' ),
			'description' => '<p>' . esc_html( $advice ) . '</p>',
			'actions'     => '',
			'test'        => Brand::SLUG . "-$name",
		);
	}

	/** Passes for any answer of the library, including refusals. */
	private function test_cloud(): array {
		$answer = $this->cloud->send( 'GET', '/items', array( 'per_page' => 1 ), seconds: self::SECONDS );
		$status = is_wp_error( $answer ) ? (int) ( $answer->get_error_data()['status'] ?? 0 ) : 200;
		return array(
			'' !== Cloud_Client::url() && $status >= 200 && $status < 500,
			__( 'This site can reach the template library', 'kithouse' ),
			__( 'This site can’t reach the template library', 'kithouse' ),
			is_wp_error( $answer ) ? $answer->get_error_message() : __( 'You can browse, sign in and import templates.', 'kithouse' ),
		);
	}

	private function test_rest(): array {
		$cookies = array_filter( wp_unslash( $_COOKIE ), 'is_string' );
		$headers = array( 'Cache-Control' => 'no-cache' );
		// WP-Cron runs this test without a session, which a nonce requires.
		if ( isset( $cookies[ LOGGED_IN_COOKIE ] ) ) {
			$headers['X-WP-Nonce'] = wp_create_nonce( 'wp_rest' );
		}
		$response = wp_remote_get(
			rest_url( Brand::REST_NAMESPACE ),
			array(
				'headers'   => $headers,
				'cookies'   => $cookies,
				'timeout'   => self::SECONDS,
				/** This filter is documented in wp-includes/class-wp-http-streams.php */
				'sslverify' => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions -- WordPress's hook.
			)
		);
		$status = (int) wp_remote_retrieve_response_code( $response );
		$passes = 200 === $status && is_array( json_decode( wp_remote_retrieve_body( $response ), true ) );
		/* translators: %s: what the site answered, such as 403 */
		$found  = sprintf( __( 'The library screen needs the REST API, but this site answered: %s. Allow it in your security plugin or firewall.', 'kithouse' ), is_wp_error( $response ) ? $response->get_error_message() : (string) $status );
		return array(
			$passes,
			__( 'The REST API of the template library works', 'kithouse' ),
			__( 'The REST API of the template library is blocked', 'kithouse' ),
			$passes ? __( 'The library screen and the editors can talk to this site.', 'kithouse' ) : $found,
		);
	}

	private function test_loopback(): array {
		$result = WP_Site_Health::get_instance()->can_perform_loopback();
		$passes = 'good' === ( $result->status ?? '' );
		return array(
			$passes,
			__( 'Imports can continue in the background', 'kithouse' ),
			__( 'Imports can’t continue in the background', 'kithouse' ),
			$passes ? __( 'An import finishes even if you close its page.', 'kithouse' ) : __( 'This site can’t send requests to itself. Keep the page open until an import has finished.', 'kithouse' ),
		);
	}

	private function test_sodium(): array {
		return array(
			function_exists( 'sodium_crypto_secretbox' ),
			__( 'Keys can be encrypted', 'kithouse' ),
			__( 'Keys can’t be encrypted', 'kithouse' ),
			__( 'The keys of library accounts are stored encrypted with sodium, which is part of PHP.', 'kithouse' ),
		);
	}

	private function test_files(): array {
		$folder = wp_get_upload_dir();
		$passes = empty( $folder['error'] ) && wp_is_writable( is_dir( $folder['basedir'] ) ? $folder['basedir'] : dirname( $folder['basedir'] ) );
		return array(
			$passes,
			__( 'Imported images can be stored', 'kithouse' ),
			__( 'Imported images can’t be stored', 'kithouse' ),
			$passes ? __( 'The uploads folder is writable.', 'kithouse' ) : __( 'The uploads folder isn’t writable. Ask your host to allow PHP to write there.', 'kithouse' ),
		);
	}

	/** Adds information without keys, e-mail addresses and credentials in the library's address. */
	public function add_information( mixed $information ): mixed {
		if ( ! is_array( $information ) ) {
			return $information;
		}
		global $wpdb;
		$host    = wp_parse_url( Cloud_Client::url(), PHP_URL_HOST );
		$answers = ( new Response_Cache() )->count();
		$people  = (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->usermeta WHERE meta_key = %s", $wpdb->get_blog_prefix() . 'kithouse_account' ) );
		$yes_no  = fn( $value ) => $value ? __( 'Yes', 'kithouse' ) : __( 'No', 'kithouse' );
		$values  = array(
			'version'        => array( __( 'Version', 'kithouse' ), get_file_data( $this->file, array( 'Version' => 'Version' ) )['Version'] ),
			'library'        => array( __( 'Library', 'kithouse' ), is_string( $host ) ? $host : __( 'Not set', 'kithouse' ) ),
			'is_away'        => array( __( 'Library unreachable at the last request', 'kithouse' ), $yes_no( ( new Circuit_Breaker() )->is_away() ) ),
			'people'         => array( __( 'People signed in', 'kithouse' ), (string) $people ),
			'is_shared'      => array( __( 'Account shared with the site', 'kithouse' ), $yes_no( get_option( 'kithouse_global_user' ) ) ),
			'parts'          => array( __( 'Published theme parts', 'kithouse' ), (string) count( Part_Index::all() ) ),
			'answers'        => array( __( 'Cached answers', 'kithouse' ), null === $answers ? __( 'In the object cache', 'kithouse' ) : (string) $answers ),
			'remove_content' => array( __( 'Uninstall removes content', 'kithouse' ), $yes_no( get_option( Uninstall::REMOVE_CONTENT ) ) ),
		);
		$fields = array_map( fn( $value ) => array( 'label' => $value[0], 'value' => $value[1] ), $values );
		return array( Brand::SLUG => array( 'label' => Brand::NAME, 'fields' => $fields ) ) + $information;
	}
}
