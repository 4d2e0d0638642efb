<?php
declare(strict_types=1);

namespace Kithouse;

/** What the page tells the library before it asks anything: no key, no secret, nothing that takes a call to the cloud. */
final class Boot {

	private const DEFAULT_PATH = 'elementor/packs';
	/** With one of these in the address the list is not the plain one. */
	private const FILTERS = array( 'q', 'tags', 'include', 'exclude', 'activeFilter', 'templateType', 'category', 'tag_id', 'p' );

	public function __construct( private string $file, private Catalogue $catalogue, private Site_Profile $profile ) {}

	public function print_data( int $post_id = 0, array $answers = array() ): void {
		// No `<` may reach the page as it is: it could end the script element.
		$json = wp_json_encode( $this->data( $post_id, $answers ), JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag( (string) $json, array( 'type' => 'application/json', 'id' => Brand::SLUG . '-boot' ) );
	}

	/** The answers at hand for the screen of a path. The inputs are those that the library asks with. */
	public function answers( string $path, bool $is_filtered ): array {
		$answers = array();
		foreach ( self::questions( $path, $is_filtered ) as [ $name, $input ] ) {
			$output = $this->catalogue->find( $name, $input );
			if ( null !== $output ) {
				$answers[] = array( 'name' => $name, 'input' => (object) $input, 'output' => $output );
			}
		}
		return $answers;
	}

	/** @return list<array<string, mixed>> The answers for the screen that the address of this page leads to. */
	public function answers_here(): array {
		// phpcs:disable WordPress.Security.NonceVerification.Recommended -- Reads an address, changes nothing.
		$path = trim( sanitize_text_field( wp_unslash( is_string( $_GET['path'] ?? null ) ? $_GET['path'] : '' ) ), '/' );
		return $this->answers( '' === $path ? self::DEFAULT_PATH : $path, array() !== array_intersect( self::FILTERS, array_keys( $_GET ) ) );
		// phpcs:enable
	}

	/** @return list<array{0: string, 1: array<string, mixed>}> */
	private static function questions( string $path, bool $is_filtered ): array {
		if ( ! preg_match( '#^(elementor|gutenberg)/(pack|page|block)s(?:/([a-z0-9]+(?:-[a-z0-9]+)*))?$#', $path, $match ) ) {
			return array();
		}
		[ , $platform, $type ] = $match;
		$featured             = array( 'items.featured', array( 'platform' => $platform ) );
		if ( isset( $match[3] ) ) {
			return array( array( 'items.get', array( 'slug' => $match[3], 'type' => $type, 'platform' => $platform ) ), $featured );
		}
		$list  = array( 'items.list', array( 'platform' => $platform, 'type' => $type . 's' ) );
		$terms = 'pack' === $type
			? array( 'items.categories', array( 'platform' => $platform ) )
			: array( 'items.template-types', array( 'itemType' => $type, 'platform' => $platform ) );
		return array_merge(
			$is_filtered ? array() : array( $list ),
			array( array( 'items.count', array() ), $terms, $featured )
		);
	}

	private function data( int $post_id, array $answers ): array {
		$portal = Cloud::url();
		return array(
			'rest_root'         => untrailingslashit( rest_url( Brand::REST_NAMESPACE ) ),
			'nonce'             => wp_create_nonce( 'wp_rest' ),
			'assets_url'        => Assets::url( $this->file ),
			'admin_url'         => admin_url(),
			'locale'            => get_user_locale(),
			'is_rtl'            => is_rtl(),
			'theme'             => 'light',
			'user'              => $this->profile->current(),
			'can'               => array(
				'read'           => current_user_can( Brand::READ_CAPABILITY ),
				'edit_pages'     => current_user_can( 'edit_pages' ),
				'upload_files'   => current_user_can( 'upload_files' ),
				'manage_options' => current_user_can( 'manage_options' ),
			),
			'has_elementor'     => did_action( 'elementor/loaded' ) > 0,
			'has_elementor_pro' => defined( 'ELEMENTOR_PRO_VERSION' ),
			'is_away'           => $this->catalogue->is_away(),
			'post_id'           => $post_id,
			// Empty hides the button: there is no film yet, and without a cloud there is nothing to lead to.
			'links'             => array(
				'portal'        => $portal . '/',
				'support'       => '' === $portal ? '' : $portal . '/support',
				'documentation' => '' === $portal ? '' : $portal . '/documentation',
				'video'         => '',
			),
			'answers'           => $answers,
		);
	}
}
