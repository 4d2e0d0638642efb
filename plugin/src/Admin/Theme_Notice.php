<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Hand_Over\Hand_Over;
use Kithouse\Hand_Over\Theme_Copy;
use Kithouse\Import\Journal;
use Kithouse\Import\Marked_Posts;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\Theme_Builder\Core_Parts;
use WP_Theme;

defined( 'ABSPATH' ) || exit;

/** Offers a copy of the imported header, templates and colours after somebody changed the theme, which they belong to. */
final class Theme_Notice {

	/** Slug of the theme with the imported templates, until the notice is dismissed. */
	private const OPTION = 'kithouse_former_theme';
	private const ACTION = 'kithouse_copy_theme';

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function add_hooks(): void {
		add_action( 'switch_theme', array( $this, 'remember' ), 10, 3 );
		add_action( 'admin_notices', array( $this, 'print_notice' ) );
		add_action( 'admin_post_' . self::ACTION, array( $this, 'copy' ) );
	}

	/** Keeps the first theme of several changes, unless its successor has imported templates itself. */
	public function remember( mixed $name = null, mixed $theme = null, mixed $former = null ): void {
		$from = $former instanceof WP_Theme ? $former->get_stylesheet() : '';
		if ( '' !== $from && Theme_Copy::has_imported( $from ) ) {
			update_option( self::OPTION, $from, true );
		} elseif ( self::former() === get_stylesheet() ) {
			delete_option( self::OPTION );
		}
	}

	public function print_notice(): void {
		$from = self::former();
		$done = null;
		if ( '' === $from || ! Hand_Over::may_run() ) {
			return;
		}
		$records = Core_Parts::imported() ? array() : Theme_Copy::records( $from );
		if ( ! $records && ( Core_Parts::imported() || ! Theme_Copy::presets( $from ) ) ) {
			return;
		}
		$names = array( self::pack( $from ), wp_get_theme( $from )->get( 'Name' ) );
		$text  = $records
			/* translators: 1: title of a pack, 2: name of a theme */
			? __( 'Your %1$s header and templates belong to %2$s.', 'kithouse' )
			/* translators: 1: title of a pack, 2: name of a theme */
			: __( 'Your %1$s colours and fonts belong to %2$s.', 'kithouse' );
		printf( '<div class="notice notice-info"><p>%s</p><form method="post" action="%s"><p>', esc_html( sprintf( $text, ...$names ) ), esc_url( admin_url( 'admin-post.php' ) ) );
		wp_nonce_field( self::ACTION );
		printf(
			'<input type="hidden" name="action" value="%1$s"><input type="hidden" name="import" value="%2$s"><button class="button button-primary" name="choice" value="copy">%3$s</button> <button class="button" name="choice" value="dismiss">%4$s</button></p></form></div>',
			esc_attr( self::ACTION ),
			esc_attr( wp_generate_uuid4() ),
			/* translators: %s: name of a theme */
			esc_html( sprintf( __( 'Copy them to %s', 'kithouse' ), wp_get_theme()->get( 'Name' ) ) ),
			esc_html__( 'Dismiss', 'kithouse' )
		);
	}

	/** Copies or dismisses. WP-Cron continues what one request has no time for. */
	public function copy(): void {
		check_admin_referer( self::ACTION );
		$read      = fn( $name ) => is_string( $_POST[ $name ] ?? null ) ? sanitize_text_field( wp_unslash( $_POST[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- Checked above.
		$import_id = $read( 'import' );
		if ( ! Hand_Over::may_run() || ! wp_is_uuid( $import_id, 4 ) ) {
			wp_die( esc_html__( 'You don’t have permission to do that on this site. Nothing was changed.', 'kithouse' ), '', array( 'response' => 403 ) );
		}
		$from = self::former();
		if ( 'copy' === $read( 'choice' ) && '' !== $from ) {
			$done = ( new Theme_Copy( Import_Factory::imports( $this->contract, $this->account, $this->cloud ) ) )->run( $import_id, $from );
		}
		if ( is_wp_error( $done ) ) {
			wp_die( esc_html( $done->get_error_message() ), '', array( 'response' => 409, 'back_link' => true ) );
		}
		delete_option( self::OPTION );
		$shown = 'copy' === $read( 'choice' ) ? admin_url( 'admin.php?page=' . Brand::ADMIN_PAGE . '&path=history' ) : wp_get_referer();
		wp_safe_redirect( $shown ? $shown : admin_url() );
		exit;
	}

	/** Reads from autoloaded options, so that a site without this one queries nothing. */
	private static function former(): string {
		$slug = wp_load_alloptions()[ self::OPTION ] ?? '';
		return is_string( $slug ) ? $slug : '';
	}

	/** Returns the title of the pack that the theme's templates come from; the plugin's name without one. */
	private static function pack( string $from ): string {
		foreach ( Theme_Copy::records( $from ) as $post ) {
			$mark   = (string) get_post_meta( $post->ID, Marked_Posts::META, true );
			$import = ( new Journal() )->find( (string) strtok( $mark, '/' ) );
			if ( $import && ! $import->is_own() ) {
				return $import->plan->title;
			}
		}
		return Brand::NAME;
	}
}
