<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Hand_Over\Hand_Over;
use Kithouse\Hand_Over\Survey;
use Kithouse\Import\Import;
use Kithouse\Import\Journal;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\Import\Operations\Publish;
use Kithouse\Import\Operations\Require_Site;

defined( 'ABSPATH' ) || exit;

/** Shows and runs the hand-over as a plain page of wp-admin, which no menu lists. */
final class Hand_Over_Page {

	public function __construct( private string $file, private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function add_hooks(): void {
		add_action( 'admin_menu', array( $this, 'add_page' ), 20 );
	}

	public function add_page(): void {
		$page = add_submenu_page( Brand::ADMIN_PAGE, __( 'Hand over to the theme', 'kithouse' ), '', 'manage_options', Hand_Over_View::PAGE, array( $this, 'print_page' ) );
		if ( $page ) {
			add_action( "load-$page", array( $this, 'run' ) );
			add_action( 'admin_head', fn() => remove_submenu_page( Brand::ADMIN_PAGE, Hand_Over_View::PAGE ) );
		}
	}

	/** Runs for the time of one request, then shows how far it came. */
	public function run(): void {
		if ( 'POST' !== ( $_SERVER['REQUEST_METHOD'] ?? '' ) ) {
			return;
		}
		check_admin_referer( Hand_Over_View::PAGE );
		$import_id = is_string( $_POST['import'] ?? null ) ? sanitize_text_field( wp_unslash( $_POST['import'] ) ) : '';
		if ( ! wp_is_uuid( $import_id, 4 ) || ! Hand_Over::may_run() ) {
			wp_die( esc_html__( 'You don’t have permission to do that on this site. Nothing was changed.', 'kithouse' ), '', array( 'response' => 403 ) );
		}
		$done = ( new Hand_Over( Import_Factory::imports( $this->contract, $this->account, $this->cloud ) ) )->run( $import_id );
		if ( is_wp_error( $done ) && ! ( new Journal() )->find( $import_id ) ) {
			wp_die( esc_html( $done->get_error_message() ), '', array( 'response' => 409, 'back_link' => true ) );
		}
		wp_safe_redirect( Hand_Over_View::address( array( 'import' => $import_id ) ) );
		exit;
	}

	public function print_page(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Reads an address, changes nothing.
		$input  = is_string( $_GET['import'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['import'] ) ) : '';
		$import = '' === $input ? null : ( new Journal() )->find( $input );
		printf( '<div class="wrap kithouse-leave"><h1>%s</h1>', esc_html__( 'Hand over to the theme', 'kithouse' ) );
		Leave_Dialog::print_styles();
		if ( $import && Import::HAND_OVER === $import->kind && Import::may_see( $import->user_id ) ) {
			$this->print_import( $import );
		} else {
			Hand_Over_View::print_choices( Leave_Dialog::deactivation_url( $this->file ) );
		}
		echo '</div>';
	}

	private function print_import( Import $import ): void {
		match ( $import->state ) {
			'running' => self::print_running( $import ),
			'done'    => $this->print_done( $import ),
			default   => self::print_notice( 'error', (string) ( $import->error['message'] ?? __( 'This import was undone.', 'kithouse' ) ) ),
		};
		'done' === $import->state || Hand_Over_View::print_choices( Leave_Dialog::deactivation_url( $this->file ) );
	}

	private static function print_running( Import $import ): void {
		self::print_notice( 'info', __( 'The hand-over isn’t finished yet. It continues automatically.', 'kithouse' ) );
		printf( '<form method="post" id="kithouse-continue" action="%s">', esc_url( Hand_Over_View::address() ) );
		wp_nonce_field( Hand_Over_View::PAGE );
		printf( '<input type="hidden" name="import" value="%s"><button class="button button-primary">%s</button></form>', esc_attr( $import->import_id ), esc_html__( 'Continue', 'kithouse' ) );
		wp_print_inline_script_tag( 'setTimeout( function () { document.getElementById( "kithouse-continue" ).submit(); }, 1000 );' );
	}

	private function print_done( Import $import ): void {
		self::print_notice( 'success', __( 'Everything that WordPress can store has been handed over. Check your site before you deactivate the plugin.', 'kithouse' ) );
		echo '<ul>';
		foreach ( ( new Journal() )->ops->all( $import->import_id ) as $row ) {
			if ( ! in_array( $row->op, array( Require_Site::NAME, Publish::NAME ), true ) ) {
				printf( '<li>%s%s</li>', esc_html( $row->label ), '' === $row->message ? '' : esc_html( ": $row->message" ) );
			}
		}
		echo '</ul>';
		$left = Survey::of_site();
		$left && printf( '<h2>%s</h2><ul>', esc_html__( 'Visitors still lose', 'kithouse' ) );
		foreach ( $left as $finding ) {
			printf( '<li><strong dir="auto">%s</strong><br>%s</li>', esc_html( $finding->label ), esc_html( $finding->loss ) );
		}
		echo $left ? '</ul>' : '';
		$links = array(
			array( home_url( '/' ), __( 'View site', 'kithouse' ), ' button-primary' ),
			array( admin_url( 'admin.php?page=' . Brand::ADMIN_PAGE . '&path=history' ), __( 'View history', 'kithouse' ), '' ),
			array( Leave_Dialog::deactivation_url( $this->file ), __( 'Deactivate', 'kithouse' ), '' ),
		);
		echo '<div class="kithouse-actions">';
		foreach ( array_filter( $links, fn( $link ) => '' !== $link[0] ) as [ $url, $text, $class ] ) {
			printf( '<a class="button%s" href="%s">%s</a>', esc_attr( $class ), esc_url( $url ), esc_html( $text ) );
		}
		echo '</div>';
	}

	private static function print_notice( string $kind, string $text ): void {
		printf( '<div class="notice notice-%s inline"><p>%s</p></div>', esc_attr( $kind ), esc_html( $text ) );
	}
}
