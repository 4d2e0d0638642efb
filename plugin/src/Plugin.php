<?php
declare(strict_types=1);

namespace Kithouse;

use Kithouse\Admin\Admin_Page;
use Kithouse\Admin\Assets;
use Kithouse\Admin\Boot_Data;
use Kithouse\Admin\Editors;
use Kithouse\Admin\Hand_Over_Page;
use Kithouse\Admin\Leave_Dialog;
use Kithouse\Admin\Plugin_Row;
use Kithouse\Admin\Script_Texts;
use Kithouse\Admin\Site_Health;
use Kithouse\Admin\Theme_Notice;
use Kithouse\Cli\Cache_Commands;
use Kithouse\Cli\Hand_Over_Commands;
use Kithouse\Cli\History_Commands;
use Kithouse\Cli\Import_Commands;
use Kithouse\Cli\Library_Commands;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Catalogue;
use Kithouse\Cloud\Circuit_Breaker;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Key_Returns;
use Kithouse\Cloud\Key_Revocation;
use Kithouse\Cloud\Response_Cache;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Full_Site_Import\Ajax;
use Kithouse\Import\Import_Progress;
use Kithouse\Import\Imports;
use Kithouse\Import\Operation_Registry;
use Kithouse\Import\Operations\All_Operations;
use Kithouse\Import\Operations\Import_Factory;
use Kithouse\Import\Page_Frame;
use Kithouse\Import\Trashed_Pictures;
use Kithouse\Installer\Installer;
use Kithouse\Installer\Redirects;
use Kithouse\Lifecycle\Activation;
use Kithouse\Lifecycle\Deleted_Site;
use Kithouse\Lifecycle\Personal_Data;
use Kithouse\Push\Pushed_Posts;
use Kithouse\Rest\Relay;
use Kithouse\Rest\Router;
use Kithouse\Rest\Site_Calls;
use Kithouse\Theme_Builder\Core_Part_Look;
use Kithouse\Theme_Builder\Pack_Look;
use Kithouse\Theme_Builder\Part_Store;
use Kithouse\Theme_Builder\Runtime;
use Kithouse\Theme_Builder\Wide_Pages;
use Kithouse\Updates\Updates;
use Kithouse\WordPress\Elementor_Css;
use Kithouse\WordPress\Elementor_Fonts;
use Kithouse\WordPress\Site_Look;
use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Connects all parts to WordPress. Reads and requests nothing until a hook needs it. */
final class Plugin {

	public function __construct( private string $file ) {}

	public function add_hooks(): void {
		$contract  = new Contract( dirname( $this->file ) . '/contract.json' );
		$breaker   = new Circuit_Breaker();
		$cloud     = new Cloud_Client( $contract, $breaker );
		$returns   = new Key_Returns( $cloud );
		$account   = new Account( $contract, $cloud, $returns );
		$profile   = new Site_Profile( $account );
		$catalogue = new Catalogue( $contract, $cloud, $breaker, new Response_Cache() );
		$languages = new Languages( $this->file );
		$texts     = new Script_Texts( $this->file, $languages );
		$boot      = new Boot_Data( $this->file, $catalogue, $profile, $texts );
		$assets    = new Assets( $this->file, $texts );
		$pushed    = new Pushed_Posts( $account );
		$relay     = new Relay( $contract, $cloud, $account, $catalogue, $pushed );

		( new Router( $contract, $relay, new Site_Calls( $contract, $cloud, $account, $profile, $pushed, $texts ) ) )->add_hooks();
		( new Admin_Page( $assets, $boot, $texts ) )->add_hooks();
		( new Editors( $assets, $boot ) )->add_hooks();
		( new Part_Store() )->add_hooks();
		( new Runtime() )->add_hooks();
		( new Core_Part_Look() )->add_hooks();
		( new Pack_Look() )->add_hooks();
		( new Wide_Pages() )->add_hooks();
		( new Site_Look() )->add_hooks();
		( new Elementor_Fonts() )->add_hooks();
		( new Elementor_Css() )->add_hooks();
		( new Deleted_Site( new Key_Revocation( $returns ) ) )->add_hooks();
		( new Page_Frame() )->add_hooks();
		Operation_Registry::provide( fn() => All_Operations::make( $contract ) );
		( new Import_Progress() )->add_hooks();
		( new Trashed_Pictures() )->add_hooks();
		( new Ajax( $contract, $account, $cloud ) )->add_hooks();
		add_action( Imports::RESUME_HOOK, fn( $import_id = null ) => is_string( $import_id ) && Import_Factory::imports( $contract, $account, $cloud )->resume_by_cron( $import_id ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'kithouse', new Import_Commands( $contract, $account, $cloud ) );
			$history = new History_Commands( $contract, $account, $cloud );
			foreach ( array( 'resume', 'status', 'undo' ) as $name ) {
				WP_CLI::add_command( "kithouse $name", array( $history, $name ) );
			}
			$library = new Library_Commands( $contract, $account, $catalogue );
			foreach ( array( 'list' => 'list_items', 'search' => 'search', 'login' => 'login', 'logout' => 'logout' ) as $name => $method ) {
				WP_CLI::add_command( "kithouse $name", array( $library, $method ) );
			}
			WP_CLI::add_command( 'kithouse cache', new Cache_Commands() );
			WP_CLI::add_command( 'kithouse hand-over', array( new Hand_Over_Commands( $contract, $account, $cloud ), 'hand_over' ) );
		}
		$returns->add_hooks();
		( new Personal_Data( $account, $pushed ) )->add_hooks();
		( new Site_Health( $cloud, $this->file ) )->add_hooks();
		( new Activation( $this->file ) )->add_hooks();
		( new Plugin_Row( $this->file ) )->add_hooks();
		( new Leave_Dialog( $this->file ) )->add_hooks();
		( new Theme_Notice( $contract, $account, $cloud ) )->add_hooks();
		( new Hand_Over_Page( $this->file, $contract, $account, $cloud ) )->add_hooks();
		// The zip for the WordPress directory doesn't contain it.
		if ( class_exists( Updates::class ) ) {
			( new Updates( $this->file, $contract, $cloud ) )->add_hooks();
		}
		$account->add_hooks();
		$assets->add_hooks();
		$languages->add_hooks();
		$texts->add_hooks();

		add_filter( 'map_meta_cap', array( self::class, 'map_read_capability' ), 10, 2 );
		add_filter( 'wp_redirect', array( Redirects::class, 'lead_back' ) );
	}

	public static function map_read_capability( mixed $capabilities, mixed $capability = null ): mixed {
		return Brand::READ_CAPABILITY === $capability ? array( 'edit_posts' ) : $capabilities;
	}
}
