<?php
declare(strict_types=1);

namespace Kithouse;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** Connects all parts to WordPress. Reads and requests nothing until a hook needs it. */
final class Plugin {

	public function __construct( private string $file ) {}

	public function add_hooks(): void {
		$contract  = new Contract( dirname( $this->file ) . '/contract.json' );
		$breaker   = new Breaker();
		$cloud     = new Cloud( $contract, $breaker );
		$returns   = new Lifecycle\Key_Returns( $cloud );
		$account   = new Account( $contract, $cloud, $returns );
		$profile   = new Site_Profile( $account );
		$catalogue = new Catalogue( $contract, $cloud, $breaker, new Answer_Cache() );
		$languages = new Languages( $this->file );
		$texts     = new Script_Texts( $this->file, $languages );
		$boot      = new Boot( $this->file, $catalogue, $profile, $texts );
		$assets    = new Assets( $this->file, $texts );
		$pushed    = new Pushed_Posts( $account );
		$relay     = new Relay( $contract, $cloud, $account, $catalogue, $pushed );

		( new Routes( $contract, $relay, self::site_routes( $contract, $cloud, $account, $profile, $pushed, $texts ) ) )->add_hooks();
		( new Admin_Page( $assets, $boot, $texts ) )->add_hooks();
		( new Editors( $assets, $boot ) )->add_hooks();
		( new Theme_Parts\Part_Store() )->add_hooks();
		( new Theme_Parts\Runtime() )->add_hooks();
		( new Site_Look() )->add_hooks();
		( new Deleted_Site( new Lifecycle\Key_Revocation( $returns ) ) )->add_hooks();
		( new Page_Frame() )->add_hooks();
		Plan\Operation_Registry::provide( fn() => Plan\Ops\All_Operations::make( $contract ) );
		( new Plan\Import_Log() )->add_hooks();
		( new Plan\Trashed_Pictures() )->add_hooks();
		( new Site_Import\Ajax( $contract, $account, $cloud ) )->add_hooks();
		add_action( Plan\Imports::GO_ON, fn( $import_id = null ) => is_string( $import_id ) && Plan\Ops\Import_Factory::imports( $contract, $account, $cloud )->go_on( $import_id ) );
		if ( defined( 'WP_CLI' ) && WP_CLI ) {
			WP_CLI::add_command( 'kithouse', new Cli\Commands( $contract, $account, $cloud ) );
			$library = new Cli\Library_Commands( $contract, $account, $cloud, $catalogue );
			foreach ( array( 'list' => 'list_items', 'search' => 'search', 'login' => 'login', 'logout' => 'logout' ) as $name => $method ) {
				WP_CLI::add_command( "kithouse $name", array( $library, $method ) );
			}
			WP_CLI::add_command( 'kithouse cache', new Cli\Cache_Commands() );
		}
		$returns->add_hooks();
		( new Personal_Data( $account, $pushed ) )->add_hooks();
		( new Site_Health( $cloud, $this->file ) )->add_hooks();
		( new Lifecycle\Activation( $this->file ) )->add_hooks();
		( new Lifecycle\Plugin_Row( $this->file ) )->add_hooks();
		// The zip for the WordPress directory doesn't contain it.
		if ( class_exists( Updates\Updates::class ) ) {
			( new Updates\Updates( $this->file, $contract, $cloud ) )->add_hooks();
		}
		$account->add_hooks();
		$assets->add_hooks();
		$languages->add_hooks();
		$texts->add_hooks();

		add_filter( 'map_meta_cap', array( self::class, 'map_read_capability' ), 10, 2 );
		add_filter( 'wp_redirect', array( Dependencies\Redirects::class, 'lead_back' ) );
	}

	/** Grants browsing to everybody who can write posts. */
	public static function map_read_capability( mixed $capabilities, mixed $capability = null ): mixed {
		return Brand::READ_CAPABILITY === $capability ? array( 'edit_posts' ) : $capabilities;
	}

	/** @return array<string, callable(): Site\Route> */
	private static function site_routes(
		Contract $contract,
		Cloud $cloud,
		Account $account,
		Site_Profile $profile,
		Pushed_Posts $pushed,
		Script_Texts $texts
	): array {
		$revocation = fn() => new Lifecycle\Key_Revocation( new Lifecycle\Key_Returns( $cloud ), 5 );
		$importer   = fn() => new Import\Importer( $contract, $account );
		$imports    = fn() => Plan\Ops\Import_Factory::imports( $contract, $account, $cloud );
		return array(
			'connection.open'        => fn() => new Site\Connection_Open_Route( $contract, $revocation() ),
			'connection.check'       => fn() => new Site\Connection_Check_Route( $contract ),
			'connection.clear-answers' => fn() => new Site\Connection_Answers_Route(),
			'connection.set-content-removal' => fn() => new Site\Connection_Removal_Route(),
			'connection.close'       => fn() => new Site\Connection_Close_Route( $revocation() ),
			'account.login'          => fn() => new Site\Account_Login_Route( $contract, $cloud, $account, $profile ),
			'account.signup'         => fn() => new Site\Account_Signup_Route( $cloud, $account, $profile ),
			'account.logout'         => fn() => new Site\Account_Logout_Route( $contract, $account, $profile ),
			'account.is-signed'      => fn() => new Site\Account_Is_Signed_Route( $profile ),
			'texts.get'              => fn() => new Site\Texts_Get_Route( $texts ),
			'profile.sync'           => fn() => new Site\Profile_Sync_Route( $contract, $account, $profile ),
			'insert'                 => fn() => new Site\Insert_Route( $contract, $importer() ),
			'import.page'            => fn() => new Site\Import_Page_Route( $contract, $imports() ),
			'import'                 => fn() => new Site\Import_Template_Route( $contract, $imports() ),
			'full-site-import.check' => fn() => new Site\Full_Site_Import_Check_Route( $contract, new Plan\Plans( $contract, $account, new Plan\Plan_Key( $cloud ) ) ),
			'full-site-import.running' => fn() => new Site\Full_Site_Import_Running_Route(),
			'full-site-import.results' => fn() => new Site\Full_Site_Import_Results_Route( $contract ),
			'imports.list'           => fn() => new Site\Imports_List_Route(),
			'imports.get'            => fn() => new Site\Imports_Get_Route( $contract ),
			'imports.undo'           => fn() => new Site\Imports_Undo_Route( $imports() ),
			'dependencies.check'     => fn() => new Site\Dependencies_Check_Route(),
			'dependencies.install'   => fn() => new Site\Dependencies_Install_Route( new Dependencies\Installer( $contract ) ),
			'clouds.upload'          => fn() => new Site\Clouds_Upload_Route( $contract, $account, $pushed ),
			'saved-templates.list'   => fn() => new Site\Saved_Templates_List_Route( $pushed ),
			'saved-templates.delete' => fn() => new Site\Saved_Templates_Delete_Route( $contract ),
			'theme-parts.list'       => fn() => new Site\Theme_Parts_List_Route(),
			'templates.create'       => fn() => new Site\Create_Template_Route( $contract ),
			'conditions.get'         => fn() => new Site\Conditions_Get_Route( $contract ),
			'conditions.save'        => fn() => new Site\Conditions_Save_Route( $contract ),
			'conditions.autocomplete' => fn() => new Site\Conditions_Autocomplete_Route( $contract ),
		);
	}
}
