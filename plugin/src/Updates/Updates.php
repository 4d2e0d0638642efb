<?php
declare(strict_types=1);

namespace Kithouse\Updates;

use Kithouse\Brand;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Contract;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Offers the operator's releases on WordPress's own screens. WordPress decides when to check and stores the answer. */
final class Updates {

	private const SECONDS = 5;

	private string $name;

	public function __construct( private string $file, private Contract $contract, private Cloud_Client $cloud ) {
		$this->name = plugin_basename( $file );
	}

	public function add_hooks(): void {
		add_filter( 'update_plugins_' . Brand::UPDATE_HOST, array( $this, 'find_update' ), 10, 3 );
		add_filter( 'plugins_api', array( $this, 'describe' ), 20, 3 );
		add_filter( 'upgrader_pre_download', array( $this, 'download' ), 10, 4 );
	}

	/** Returns the known update while the library isn't asked or doesn't answer. WordPress ignores versions that aren't newer. */
	public function find_update( mixed $update, mixed $header = null, mixed $file = null ): mixed {
		if ( $this->name !== $file || '' === Update_Source::url() ) {
			return $update;
		}
		$release = self::may_ask() ? $this->ask() : new WP_Error( Brand::API_ERROR_CODE );
		if ( is_wp_error( $release ) ) {
			return $this->known_update() ?? $update;
		}
		return null === $release ? $update : $this->to_update( $release );
	}

	/** Describes the release for “View details”, for which WordPress would show a plugin of the same name from its directory. */
	public function describe( mixed $result, mixed $action = '', mixed $args = null ): mixed {
		if ( 'plugin_information' !== $action || ! is_object( $args ) || Brand::SLUG !== ( $args->slug ?? null ) ) {
			return $result;
		}
		require_once ABSPATH . 'wp-admin/includes/plugin.php';
		$header  = get_plugin_data( $this->file, false );
		$release = '' === Update_Source::url() ? null : $this->ask();
		$info    = array(
			'name'         => Brand::NAME,
			'slug'         => Brand::SLUG,
			'version'      => Brand::VERSION,
			'author'       => $header['Author'],
			'homepage'     => $header['PluginURI'],
			'requires'     => $header['RequiresWP'],
			'requires_php' => $header['RequiresPHP'],
			'external'     => true,
			'sections'     => array( 'description' => '<p>' . esc_html( $header['Description'] ) . '</p>' ),
		);
		return (object) ( $release instanceof Release ? self::merge( $info, $release ) : $info );
	}

	/** Accepts only the connected library's zip with the announced hash. */
	public function download( mixed $reply, mixed $package = '', mixed $upgrader = null, mixed $extra = array() ): mixed {
		$sha256  = Update_Source::hash_of( $package );
		$is_ours = is_array( $extra ) && $this->name === ( $extra['plugin'] ?? null );
		if ( false !== $reply || ( ! $is_ours && '' === $sha256 ) ) {
			return $reply;
		}
		if ( '' === $sha256 ) {
			$text = __( "This update wasn’t installed because it comes from another library than the one this site uses. Check for updates again.", 'kithouse' );
			return new WP_Error( 'kithouse_update_refused', $text );
		}
		return Package::fetch( $package, $sha256 );
	}

	/** Returns whether the library may be asked. WordPress also checks on screens that must not wait. */
	private static function may_ask(): bool {
		$is_for_updates = in_array( $GLOBALS['pagenow'] ?? '', array( 'update-core.php', 'update.php' ), true );
		return ! is_admin() || $is_for_updates || doing_action( 'wp_ajax_update-plugin' );
	}

	private function ask(): Release|WP_Error|null {
		$response = $this->cloud->send( 'GET', $this->contract->call( 'releases.get' )['path'], seconds: self::SECONDS );
		return is_wp_error( $response ) ? $response : Release::read( $response->data );
	}

	private function to_update( Release $release ): array {
		return array(
			'slug'         => Brand::SLUG,
			'version'      => $release->version,
			'url'          => Update_Source::url(),
			'package'      => Update_Source::package( $release->sha256 ),
			'requires'     => $release->requires,
			'tested'       => $release->tested,
			'requires_php' => $release->requires_php,
		);
	}

	private function known_update(): ?object {
		$known = get_site_transient( 'update_plugins' );
		foreach ( array( 'response', 'no_update' ) as $list ) {
			$entry = is_object( $known ) && is_array( $known->$list ?? null ) ? $known->$list[ $this->name ] ?? null : null;
			if ( is_object( $entry ) && isset( $entry->version ) && '' !== Update_Source::hash_of( $entry->package ?? '' ) ) {
				return $entry;
			}
		}
		return null;
	}

	private static function merge( array $info, Release $release ): array {
		if ( version_compare( $release->version, Brand::VERSION, '<' ) ) {
			return $info;
		}
		$about = array(
			'version'       => $release->version,
			'requires'      => $release->requires,
			'tested'        => $release->tested,
			'requires_php'  => $release->requires_php,
			'last_updated'  => $release->published_at,
			'download_link' => Update_Source::package( $release->sha256 ),
			'sections'      => $info['sections'] + array( 'changelog' => $release->changelog_html() ),
		);
		return $about + $info;
	}
}
