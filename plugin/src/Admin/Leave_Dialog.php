<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;

defined( 'ABSPATH' ) || exit;

/** Opens a dialog when somebody deactivates the plugin on the plugins screen. Without JavaScript the link just deactivates. */
final class Leave_Dialog {

	private const ACTION = 'kithouse_leave';
	private const SITES  = 50;

	private string $name;

	public function __construct( private string $file ) {
		$this->name = plugin_basename( $file );
	}

	public function add_hooks(): void {
		add_action( 'admin_footer-plugins.php', array( $this, 'print_dialog' ) );
		add_action( 'wp_ajax_' . self::ACTION, array( $this, 'answer' ) );
	}

	/** Returns the address that deactivates the plugin on this site; empty for people who can't. */
	public static function deactivation_url( string $file, bool $is_network = false ): string {
		$name    = plugin_basename( $file );
		$may     = $is_network ? current_user_can( 'manage_network_plugins' ) : current_user_can( 'deactivate_plugin', $name );
		$is_here = $is_network ? is_plugin_active_for_network( $name ) : is_plugin_active( $name ) && ! is_plugin_active_for_network( $name );
		$address = ( $is_network ? network_admin_url( 'plugins.php' ) : admin_url( 'plugins.php' ) ) . '?action=deactivate&plugin=' . rawurlencode( $name );
		return $may && $is_here ? html_entity_decode( wp_nonce_url( $address, "deactivate-plugin_$name" ) ) : '';
	}

	public function print_dialog(): void {
		if ( '' === self::deactivation_url( $this->file, is_network_admin() ) ) {
			return;
		}
		self::print_styles();
		$query = array( 'action' => self::ACTION, 'network' => (int) is_network_admin(), '_ajax_nonce' => wp_create_nonce( self::ACTION ) );
		printf(
			'<dialog id="kithouse-leave" class="kithouse-leave" aria-labelledby="kithouse-leave-title" data-plugin="%1$s" data-url="%2$s"><h2 id="kithouse-leave-title" tabindex="-1">%3$s</h2><div class="kithouse-body" aria-live="polite"></div><template><p><span class="spinner is-active"></span>%4$s</p><div class="kithouse-actions"><a class="button" data-close href="%6$s">%5$s</a></div></template></dialog>',
			esc_attr( $this->name ),
			esc_url( add_query_arg( $query, admin_url( 'admin-ajax.php' ) ) ),
			/* translators: %s: name of the plugin */
			esc_html( sprintf( __( 'Deactivate %s?', 'kithouse' ), Brand::NAME ) ),
			esc_html__( 'Checking what changes on your site…', 'kithouse' ),
			esc_html__( 'Cancel', 'kithouse' ),
			esc_url( self_admin_url( 'plugins.php' ) )
		);
		wp_print_inline_script_tag( (string) file_get_contents( __DIR__ . '/leave-dialog.js' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file of the plugin.
	}

	/** Answers with the dialog's content, which takes queries that the plugins screen shouldn't wait for. */
	public function answer(): void {
		check_ajax_referer( self::ACTION );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Checked above.
		$is_network = is_multisite() && ! empty( $_GET['network'] );
		$deactivate = self::deactivation_url( $this->file, $is_network );
		if ( '' === $deactivate ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		if ( $is_network ) {
			Hand_Over_View::print_network( self::sites(), (int) get_sites( array( 'count' => true ) ), $deactivate );
		} else {
			Hand_Over_View::print_choices( $deactivate );
		}
		wp_die();
	}

	/** @return list<array{site: string, url: string, losses: list<string>}> */
	private static function sites(): array {
		$sites = array();
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => self::SITES, 'orderby' => 'id' ) ) as $id ) {
			switch_to_blog( (int) $id );
			$sites[] = array( 'site' => (string) get_bloginfo( 'name' ), 'url' => Hand_Over_View::address(), 'losses' => Plugin_Row::losses() );
			restore_current_blog();
		}
		return $sites;
	}

	public static function print_styles(): void {
		echo '<style>
			dialog.kithouse-leave{box-sizing:border-box;width:min(38rem,calc(100vw - 2rem));max-height:calc(100vh - 4rem);overflow:auto;padding:1.5rem;border:1px solid #c3c4c7;border-radius:4px;color:#1d2327;background:#fff;box-shadow:0 3px 30px rgba(0,0,0,.2)}
			dialog.kithouse-leave::backdrop{background:rgba(0,0,0,.7)}
			.kithouse-leave h2{margin-block:0 .75rem;font-size:1.25rem;line-height:1.4}.kithouse-leave h2:focus{outline:none}
			.kithouse-leave h3{margin-block:1.25rem .5rem;font-size:.9375rem}
			.kithouse-leave ul{margin:0;padding:0;list-style:none}.wrap.kithouse-leave :is(ul,p){max-width:40rem}.wrap.kithouse-leave ul+h2{margin-block-start:1.5rem}.kithouse-leave li{margin:0;padding-block:.5rem;border-block-start:1px solid #dcdcde;overflow-wrap:anywhere}
			.kithouse-leave .kithouse-handed{color:#00702a}
			.kithouse-leave .description{margin-block:1rem 0;color:#50575e}
			.kithouse-leave .spinner{float:none;margin-inline:0 .5rem;margin-block:0}
			.kithouse-actions{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:1.25rem}dialog .kithouse-actions{position:sticky;inset-block-end:-1.5rem;margin-block-end:-1.5rem;padding-block:1rem 1.5rem;background:#fff}.kithouse-actions form{display:contents}
			@media (max-width:782px){.kithouse-actions>*,.kithouse-actions form>button{flex:1 1 100%;text-align:center}}
		</style>';
	}
}
