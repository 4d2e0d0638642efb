<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Full_Site_Import\Ajax;
use Kithouse\Full_Site_Import\Site_Form;
use Kithouse\Full_Site_Import\Site_Imports;
use WP_CLI;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * Imports a pack of the library as this site, and undoes that.
 *
 * Exits with 0 on success, with 1 on a failure or refusal, and with 3 while another request works on the import.
 */
final class Import_Commands {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	/**
	 * Shows what an import would do, without changes.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Number of the pack.
	 *
	 * [--title=<title>]
	 * : Title of the site; it keeps its own without one.
	 *
	 * [--tagline=<tagline>]
	 * : Tagline of the site.
	 *
	 * [--slogan=<tagline>]
	 * : Former name of --tagline.
	 *
	 * [--colors=<colors>]
	 * : Colours by their ids: --colors=primary:#112233,accent:#445566
	 *
	 * [--plugins=<slugs>]
	 * : Of those that the pack needs, or that are suggested, separated by commas; all that it needs without this, none when empty.
	 *
	 * [--theme[=<slug>]]
	 * : Theme to make that of the site, or the pack's own; the active one stays without this.
	 *
	 * [--[no-]logo]
	 * : The logo of the pack; with no- the site keeps its own.
	 *
	 * [--logo-size=<px>]
	 * : Width of the logo in pixels; the pack's own without this.
	 *
	 * [--[no-]demo]
	 * : Sample entries of the pack; with no- they are left out.
	 *
	 * [--[no-]container]
	 * : Switch on Elementor's feature "Container" when the pack needs it; with no- it stays off, and most of the pack won't show.
	 *
	 * [--atomic]
	 * : Switch on Elementor's Atomic Editor when the pack needs it and the site has it off. Without this, such a pack isn't imported.
	 *
	 * [--[no-]look]
	 * : Give existing pages the colours and fonts of the pack, too; with no- they keep theirs. Without this, they keep theirs if the site has any.
	 *
	 * [--copy]
	 * : Import a second copy of a pack that is already on the site. Without this, its pages, posts, menus and saved templates are replaced.
	 *
	 * [--replace=<import_id>]
	 * : Replace the site that an earlier import of another pack made. See `wp kithouse status` for its id.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 */
	public function plan( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$this->become_account();
		$form = ( new Import_Choices( $this->contract, $this->account, $this->cloud ) )->form( (string) $args[0], $options );
		// Reports errors in our words before REST does in its own.
		$checked = Site_Form::of( $this->contract, $form );
		if ( is_wp_error( $checked ) ) {
			Output_Format::fail( $checked );
		}
		$request = new WP_REST_Request( 'POST', '/' . Brand::REST_NAMESPACE . '/full-site-import/check' );
		$request->set_header( 'content-type', 'application/json' );
		$request->set_body( (string) wp_json_encode( array( 'form' => $form ) ) );
		$response = rest_do_request( $request );
		if ( $response->is_error() ) {
			Output_Format::fail( $response->as_error() );
		}
		Output_Format::print( $response->get_data(), $options, array( Output_Format::class, 'plan' ) );
	}

	/**
	 * Imports a pack as this site.
	 *
	 * ## OPTIONS
	 *
	 * <pack>
	 * : Number of the pack.
	 *
	 * [--title=<title>]
	 * : Title of the site; it keeps its own without one.
	 *
	 * [--tagline=<tagline>]
	 * : Tagline of the site.
	 *
	 * [--slogan=<tagline>]
	 * : Former name of --tagline.
	 *
	 * [--colors=<colors>]
	 * : Colours by their ids: --colors=primary:#112233,accent:#445566
	 *
	 * [--plugins=<slugs>]
	 * : Of those that the pack needs, or that are suggested, separated by commas; all that it needs without this, none when empty.
	 *
	 * [--theme[=<slug>]]
	 * : Theme to make that of the site, or the pack's own; the active one stays without this.
	 *
	 * [--[no-]logo]
	 * : The logo of the pack; with no- the site keeps its own.
	 *
	 * [--logo-size=<px>]
	 * : Width of the logo in pixels; the pack's own without this.
	 *
	 * [--[no-]demo]
	 * : Sample entries of the pack; with no- they are left out.
	 *
	 * [--[no-]container]
	 * : Switch on Elementor's feature "Container" when the pack needs it; with no- it stays off, and most of the pack won't show.
	 *
	 * [--atomic]
	 * : Switch on Elementor's Atomic Editor when the pack needs it and the site has it off. Without this, such a pack isn't imported.
	 *
	 * [--[no-]look]
	 * : Give existing pages the colours and fonts of the pack, too; with no- they keep theirs. Without this, they keep theirs if the site has any.
	 *
	 * [--copy]
	 * : Import a second copy of a pack that is already on the site. Without this, its pages, posts, menus and saved templates are replaced.
	 *
	 * [--replace=<import_id>]
	 * : Replace the site that an earlier import of another pack made. See `wp kithouse status` for its id.
	 *
	 * [--yes]
	 * : Do not ask.
	 *
	 * [--format=<format>]
	 * : text, json or yaml.
	 */
	public function import( array $args, array $options ): void {
		Output_Format::check_format( $options, Output_Format::RECORD );
		$this->become_account();
		if ( ! Ajax::may() ) {
			Output_Format::fail( $this->contract->error( 'invalid_permission' ) );
		}
		$form = Site_Form::of( $this->contract, ( new Import_Choices( $this->contract, $this->account, $this->cloud ) )->form( (string) $args[0], $options ) );
		if ( is_wp_error( $form ) ) {
			Output_Format::fail( $form );
		}
		WP_CLI::confirm( __( 'This changes what visitors of this site see. Continue?', 'kithouse' ), $options );
		$import = Site_Imports::create( $this->contract, $this->account, $this->cloud )->take( $form );
		if ( is_wp_error( $import ) ) {
			Output_Format::fail( $import );
		}
		Output_Format::say( $options, $import->import_id );
		( new Import_Follower( $this->contract, $this->account, $this->cloud ) )->follow( $import->import_id, $options );
	}

	private function become_account(): void {
		if ( 0 === get_current_user_id() ) {
			wp_set_current_user( $this->account->global_user() );
		}
		if ( 0 === $this->account->holder() ) {
			WP_CLI::error( __( 'Choose whose account to use with --user=<login>. That person signs in to the library first.', 'kithouse' ) );
		}
	}
}
