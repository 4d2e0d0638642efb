<?php
declare(strict_types=1);

namespace Kithouse\Admin;

use Kithouse\Brand;
use Kithouse\Hand_Over\Finding;
use Kithouse\Hand_Over\Hand_Over;
use Kithouse\Hand_Over\Survey;

defined( 'ABSPATH' ) || exit;

/** Prints what deactivation changes on this site, for the dialog of the plugins screen and for the page without JavaScript. */
final class Hand_Over_View {

	public const PAGE = Brand::ADMIN_PAGE . '-hand-over';

	public static function address( array $query = array() ): string {
		return add_query_arg( array( 'page' => self::PAGE ) + $query, admin_url( 'admin.php' ) );
	}

	/** @param string $deactivate Address that deactivates the plugin, or empty. */
	public static function print_choices( string $deactivate ): void {
		$findings = Survey::of_site();
		$held     = array_filter( $findings, fn( $finding ) => '' !== $finding->handed );
		$text = $findings
			? __( 'Visitors see these changes once the plugin is inactive.', 'kithouse' )
			: __( 'Nothing changes for visitors. Your pages, templates, menus, colours and images are stored in WordPress itself.', 'kithouse' );
		printf( '<p>%s</p>', esc_html( $text ) );
		/* translators: %s: name of a theme */
		self::print_list( sprintf( __( 'Can be handed over to %s', 'kithouse' ), wp_get_theme()->get( 'Name' ) ), $held );
		self::print_list( __( 'Can’t be handed over', 'kithouse' ), array_udiff( $findings, $held, fn( $one, $other ) => spl_object_id( $one ) <=> spl_object_id( $other ) ) );
		printf( '<p class="description">%s</p>', esc_html__( 'History and undo are unavailable while the plugin is inactive. Reactivate it to get everything back.', 'kithouse' ) );
		self::print_actions( $deactivate, (bool) $findings, $held && Hand_Over::may_run() );
	}

	/** @param array<Finding> $findings */
	private static function print_list( string $title, array $findings ): void {
		if ( ! $findings ) {
			return;
		}
		printf( '<h3>%s</h3><ul>', esc_html( $title ) );
		foreach ( $findings as $finding ) {
			$handed = '' === $finding->handed ? '' : sprintf( '<br><span class="kithouse-handed">%s</span>', esc_html( $finding->handed ) );
			// phpcs:ignore WordPress.Security.EscapeOutput -- Escaped above.
			printf( '<li><strong dir="auto">%s</strong><br>%s%s</li>', esc_html( $finding->label ), esc_html( $finding->loss ), $handed );
		}
		echo '</ul>';
	}

	private static function print_actions( string $deactivate, bool $loses, bool $can_hand_over ): void {
		echo '<div class="kithouse-actions">';
		if ( $can_hand_over ) {
			printf( '<form method="post" action="%s">', esc_url( self::address() ) );
			wp_nonce_field( self::PAGE );
			printf( '<input type="hidden" name="import" value="%s">', esc_attr( wp_generate_uuid4() ) );
			printf( '<button type="submit" class="button button-primary">%s</button></form>', esc_html__( 'Hand over to the theme', 'kithouse' ) );
		}
		if ( '' !== $deactivate ) {
			$text = $loses ? __( 'Deactivate anyway', 'kithouse' ) : __( 'Deactivate', 'kithouse' );
			printf( '<a class="button%s" href="%s">%s</a>', $loses ? '' : ' button-primary', esc_url( $deactivate ), esc_html( $text ) );
		}
		printf( '<a class="button" data-close href="%s">%s</a></div>', esc_url( self_admin_url( 'plugins.php' ) ), esc_html__( 'Cancel', 'kithouse' ) );
	}

	/** @param list<array{site: string, url: string, losses: list<string>}> $sites */
	public static function print_network( array $sites, int $total, string $deactivate ): void {
		/* translators: %s: number of sites */
		printf( '<p>%s</p>', esc_html( sprintf( _n( 'This deactivates the plugin on %s site.', 'This deactivates the plugin on all %s sites.', $total, 'kithouse' ), number_format_i18n( $total ) ) ) );
		echo '<ul>';
		foreach ( $sites as [ 'site' => $name, 'url' => $url, 'losses' => $losses ] ) {
			$text = $losses ? implode( ', ', $losses ) : __( 'Nothing changes for visitors.', 'kithouse' );
			printf( '<li><a href="%s" dir="auto">%s</a><br>%s</li>', esc_url( $url ), esc_html( $name ), esc_html( $text ) );
		}
		echo '</ul>';
		if ( $total > count( $sites ) ) {
			/* translators: %s: number of sites */
			printf( '<p>%s</p>', esc_html( sprintf( _n( '%s more site isn’t listed.', '%s more sites aren’t listed.', $total - count( $sites ), 'kithouse' ), number_format_i18n( $total - count( $sites ) ) ) ) );
		}
		printf( '<p class="description">%s</p>', esc_html__( 'Open a site to start its hand-over before you deactivate the plugin.', 'kithouse' ) );
		// Sites that aren't listed may lose something, too.
		$loses = $total > count( $sites ) || array() !== array_filter( array_column( $sites, 'losses' ) );
		self::print_actions( $deactivate, $loses, false );
	}
}
