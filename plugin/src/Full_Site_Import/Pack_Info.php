<?php
declare(strict_types=1);

namespace Kithouse\Full_Site_Import;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use Kithouse\WordPress\Active_Theme;
use Kithouse\WordPress\Site_Facts;
use WP_Error;

defined( 'ABSPATH' ) || exit;

final class Pack_Info {

	public function __construct( private Contract $contract, private Account $account, private Cloud_Client $cloud ) {}

	public function find( int $id ): array|WP_Error {
		$path     = "/packs/$id/info";
		$response = 0 === $this->account->holder() ? $this->cloud->send( 'GET', $path ) : $this->account->ask( 'GET', $path );
		if ( is_wp_error( $response ) ) {
			return $response;
		}
		$pack = $response->data;
		if ( ! is_object( $pack ) || ! isset( $pack->has_settings, $pack->name, $pack->platform ) ) {
			return $this->contract->error( 'invalid_data' );
		}
		$manifest = array( 'has_settings' => (bool) $pack->has_settings, 'name' => (string) $pack->name, 'platform' => (string) $pack->platform );
		$settings = (object) self::settings( $pack );
		return array( 'status' => 'success', 'data' => array( 'manifest' => $manifest, 'settings' => $settings, 'pack' => $pack, 'facts' => (object) Site_Facts::all(), 'active_theme' => Active_Theme::describe() ) );
	}

	private static function settings( object $pack ): array {
		$is_elementor = 'elementor' === $pack->platform;
		$settings     = array();
		if ( is_object( $pack->settings ?? null ) ) {
			$settings[ $is_elementor ? 'system_colors' : 'global_colors' ] = self::colors( $pack->settings, 'system' );
			$settings['custom_colors']                                    = self::colors( $pack->settings, 'custom' );
		}
		if ( '' !== (string) ( $pack->logo_url ?? '' ) ) {
			$settings[ $is_elementor ? 'site_logo' : 'logo' ] = array( 'url' => (string) $pack->logo_url );
		}
		return $settings;
	}

	private static function colors( object $settings, string $role ): array {
		$colors = array_filter( (array) ( $settings->colors ?? array() ), fn( $color ) => ( $color->role ?? '' ) === $role );
		return array_map( fn( $color ) => array( '_id' => $color->id, 'title' => $color->title, 'color' => $color->color ), array_values( $colors ) );
	}
}
