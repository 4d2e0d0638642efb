<?php
declare(strict_types=1);

namespace Kithouse\Cli;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\Full_Site_Import\Pack_Info;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

final class Import_Choices {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function form( string $given, array $options ): array {
		$id   = self::id( $given );
		$info = ( new Pack_Info( $this->contract, $this->account, $this->cloud ) )->find( $id );
		if ( is_wp_error( $info ) ) {
			WP_CLI::error( $info->get_error_message() );
		}
		$pack      = json_decode( (string) wp_json_encode( $info['data']['pack'] ), true );
		$has_logo  = '' !== (string) ( $pack['logo_url'] ?? '' ) && ( $options['logo'] ?? true );
		$wants_own = true === ( $options['theme'] ?? null );
		return array(
			'id'                  => $id,
			'platform'            => (string) $pack['platform'],
			'title'               => (string) ( $options['title'] ?? '' ),
			'slogan'              => (string) ( $options['tagline'] ?? $options['slogan'] ?? '' ),
			'logo'                => $has_logo ? array( 'id' => 0, 'url' => $pack['logo_url'] ) : null,
			'color'               => (object) self::colors( (string) ( $options['colors'] ?? '' ) ),
			'theme'               => isset( $options['theme'] ) ? ( $wants_own ? $pack['theme'] : self::theme( (string) $options['theme'] ) ) : null,
			'plugins'             => self::plugins( $pack, $options['plugins'] ?? null ),
			'import_demo_content' => (bool) ( $options['demo'] ?? true ),
			'enable_atomic'       => (bool) ( $options['atomic'] ?? false ),
			'enable_container'    => (bool) ( $options['container'] ?? true ),
			'again'               => empty( $options['copy'] ) ? 'replace' : 'copy',
		) + ( is_string( $options['replace'] ?? null ) ? array( 'retire' => $options['replace'] ) : array() ) + ( isset( $options['look'] ) ? array( 'existing_look' => (bool) $options['look'] ) : array() ) + ( isset( $options['logo-size'] ) ? array( 'logo_size' => self::size( (string) $options['logo-size'] ) ) : array() );
	}

	private static function id( string $given ): int {
		if ( ! preg_match( '/^[1-9]\d{0,9}$/D', $given ) || (int) $given > 2147483647 ) {
			/* translators: %s: what was given */
			WP_CLI::error( sprintf( __( '“%s” isn’t the number of a pack. List all packs with: wp kithouse list', 'kithouse' ), $given ) );
		}
		return (int) $given;
	}

	private static function size( string $given ): int {
		if ( ! preg_match( '/^\d{1,4}$/D', $given ) ) {
			/* translators: %s: what was given */
			WP_CLI::error( sprintf( __( 'The logo size is a width in pixels such as 120, not “%s”.', 'kithouse' ), $given ) );
		}
		return (int) $given;
	}

	private static function colors( string $text ): array {
		$colors = array();
		foreach ( array_filter( explode( ',', $text ) ) as $pair ) {
			[ $id, $color ] = explode( ':', $pair, 2 ) + array( '', '' );
			if ( ! preg_match( '/^#[0-9a-f]{6}([0-9a-f]{2})?$/iD', $color ) ) {
				/* translators: %s: what was given */
				WP_CLI::error( sprintf( __( 'Enter a colour as id:#rrggbb, not as %s.', 'kithouse' ), $pair ) );
			}
			$colors[ trim( $id ) ] = $color;
		}
		return $colors;
	}

	private static function theme( string $slug ): array {
		$theme = wp_get_theme( $slug );
		return array( 'slug' => $slug, 'name' => $theme->exists() ? (string) $theme->get( 'Name' ) : $slug );
	}

	private static function plugins( array $pack, mixed $named ): array {
		$needed = array_filter( $pack['requires']['plugins'], fn( $plugin ) => empty( $plugin['is_pro'] ) );
		if ( ! is_string( $named ) ) {
			return array_values( $needed );
		}
		$known = array_column( array( ...$needed, ...$pack['suggested'] ), null, 'slug' );
		$slugs = array_filter( array_map( 'trim', explode( ',', $named ) ) );
		foreach ( array_diff( $slugs, array_keys( $known ) ) as $slug ) {
			/* translators: 1: slug of a plugin, 2: list of slugs */
			WP_CLI::error( sprintf( __( 'The pack doesn’t use %1$s. It uses: %2$s', 'kithouse' ), $slug, implode( ', ', array_keys( $known ) ) ) );
		}
		return array_values( array_intersect_key( $known, array_flip( $slugs ) ) );
	}
}
