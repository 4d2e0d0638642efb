<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Import\Import_Preview;
use Kithouse\Import\Import_Report;
use Kithouse\Import\Operation;
use Kithouse\Import\Operation_Row;
use Kithouse\Import\Run_Context;
use Kithouse\Import\Undo_Context;
use Kithouse\Import\Value_Backup;
use Kithouse\WordPress\Elementor;
use Kithouse\WordPress\Kit_Values;
use Kithouse\WordPress\Menu_Locations;
use Kithouse\WordPress\Site_Look;
use Kithouse\WordPress\Site_Settings;

defined( 'ABSPATH' ) || exit;

final class Option_Set extends Operation {

	public const NAME = 'option.set';

	public function label( array $args ): string {
		return match ( $args['name'] ) {
			'blogname'        => __( 'Site title', 'kithouse' ),
			'blogdescription' => __( 'Tagline', 'kithouse' ),
			'page_on_front'   => __( 'Front page', 'kithouse' ),
			'page_for_posts'  => __( 'Posts page', 'kithouse' ),
			'logo'            => __( 'Logo', 'kithouse' ),
			'logo_size'       => __( 'Logo width', 'kithouse' ),
			'menu_location'   => __( 'Menu location', 'kithouse' ),
			'elementor_container' => __( 'Elementor feature “Container”', 'kithouse' ),
			Atomic_Switch::OPTION => __( 'Elementor’s Atomic Editor', 'kithouse' ),
		};
	}

	public function snapshot( array $args, Run_Context $run ): array {
		return self::former()->keep( array_map( 'strval', array_keys( self::values( $args, $run ) ) ) );
	}

	public function run( array $args, Run_Context $run, Operation_Row $row ): array {
		if ( Atomic_Switch::OPTION === $args['name'] ) {
			return ( new Atomic_Switch( self::former() ) )->run( $row, $run );
		}
		$values = self::values( $args, $run );
		if ( 'elementor_container' === $args['name'] ) {
			return array() === $values ? array() : self::enable_container( $values, $run );
		}
		if ( array() === $values ) {
			return array( 'skipped' => self::reason( $args['name'] ) );
		}
		return self::former()->set( $values );
	}

	private static function enable_container( array $values, Run_Context $run ): array {
		if ( ! empty( $run->import->info['keeps_container_off'] ) ) {
			return array( 'skipped' => __( 'You chose to leave this feature off.', 'kithouse' ) );
		}
		return current_user_can( 'manage_options' )
			? self::former()->set( $values )
			: array( 'skipped' => __( 'Only an administrator can turn on this feature.', 'kithouse' ) );
	}

	public function undo( Operation_Row $row, Undo_Context $undo ): void {
		$args = $row->args;
		if ( Atomic_Switch::OPTION === $args['name'] ) {
			( new Atomic_Switch( self::former() ) )->undo( $row, $undo );
			return;
		}
		foreach ( array_keys( $row->before['values'] ?? array() ) as $key ) {
			$parts = explode( '/', (string) $key, 4 );
			array_push( $undo->places, ...( isset( $parts[3] ) ? array( $parts[3] ) : array() ) );
		}
		if ( $undo->is_dry_run && 'logo' === $args['name'] ) {
			// A preview has not restored the logo when the picture is checked.
			$undo->released[] = (int) ( $row->result['values']['option/site_logo'] ?? 0 );
			$undo->going[]    = (int) get_option( 'elementor_active_kit' );
		}
		if ( 'skipped' !== $row->state ) {
			self::former()->undo( $row, $undo, in_array( $args['name'], array( 'logo', 'logo_size', 'menu_location' ), true ) ? 'edit_theme_options' : 'manage_options' );
		}
	}

	private static function former(): Value_Backup {
		return new Value_Backup( new Site_Settings() );
	}

	private static function values( array $args, Run_Context $run ): array {
		return match ( $args['name'] ) {
			'blogname', 'blogdescription' => self::text( $args['name'], sanitize_text_field( (string) $args['value'] ) ),
			'page_on_front'               => self::page( $args, $run, array( 'option/show_on_front' => 'page' ) ),
			'page_for_posts'              => self::page( $args, $run, array() ),
			'logo'                        => self::logo( $args, $run ),
			'logo_size'                   => self::logo_size( (int) $args['value'] ),
			'menu_location'               => self::place( $args, $run ),
			'elementor_container'         => Elementor::lacks_container() ? array( 'option/' . Elementor::CONTAINER_OPTION => 'active' ) : array(),
			Atomic_Switch::OPTION         => Atomic_Switch::values(),
		};
	}

	/** Includes the kit's copy, which Elementor updates whenever the option changes. */
	private static function text( string $name, string $value ): array {
		$setting = 'blogname' === $name ? 'site_name' : 'site_description';
		return array( "option/$name" => $value ) + ( Kit_Values::is_there() ? array( "kit/styles/$setting" => $value ) : array() );
	}

	private static function page( array $args, Run_Context $run, array $more ): array {
		$post = $run->post( $args['post'] );
		return 'page' === get_post_type( $post ) ? array( "option/{$args['name']}" => $post ) + $more : array();
	}

	/** Lists every setting where themes and Elementor look for the logo. */
	private static function logo( array $args, Run_Context $run ): array {
		$id = (int) ( $args['attachment'] ?? Media_Fetch::all( $run )[ $args['media'] ?? '' ]['id'] ?? 0 );
		if ( 'attachment' !== get_post_type( $id ) || ! str_starts_with( (string) get_post_mime_type( $id ), 'image/' ) ) {
			return array();
		}
		$of_kit = Kit_Values::is_there() ? array( 'kit/styles/site_logo' => array( 'url' => (string) wp_get_attachment_url( $id ), 'id' => $id ) ) : array();
		return array( 'option/site_logo' => $id, Site_Settings::of_theme( 'custom_logo' ) => $id ) + $of_kit;
	}

	private static function logo_size( int $width ): array {
		$of_kit = Kit_Values::is_there() && 'hello-elementor' === get_template()
			? array( 'kit/styles/hello_header_logo_width' => array( 'unit' => 'px', 'size' => $width, 'sizes' => array() ) )
			: array();
		return array( 'option/' . Site_Look::LOGO_WIDTH => $width ) + $of_kit;
	}

	private static function place( array $args, Run_Context $run ): array {
		$menu  = (int) ( $run->result( $args['menu'] )['menu_id'] ?? 0 );
		$place = Menu_Locations::find( $args['location'], get_registered_nav_menus() );
		return $menu && null !== $place ? array( Site_Settings::of_theme( "nav_menu_locations/$place" ) => $menu ) : array();
	}

	private static function reason( string $name ): string {
		return match ( $name ) {
			'menu_location' => __( 'The theme doesn’t have this menu location.', 'kithouse' ),
			'logo'          => __( 'The logo image isn’t on this site.', 'kithouse' ),
			default         => __( 'Skipped: the page or menu it belongs to was not imported.', 'kithouse' ),
		};
	}

	public function preview( array $args, Import_Preview $preview ): void {
		( new Option_Preview( $preview ) )->add( $args );
	}

	/** Skips menu locations of block themes, which show menus in the imported header. */
	public function report( Operation_Row $row, Import_Report $report ): void {
		if ( 'menu_location' !== $row->args['name'] ) {
			$report->add_done( 'settings', __( 'Site settings', 'kithouse' ), $row );
		}
	}
}
