<?php
declare(strict_types=1);

namespace Kithouse;

/** Puts the parts together and ties them to WordPress. Nothing is read or asked until a hook needs it. */
final class Plugin {

	public function __construct( private string $file ) {}

	public function add_hooks(): void {
		$contract  = new Contract( dirname( $this->file ) . '/contract.json' );
		$breaker   = new Breaker();
		$cloud     = new Cloud( $contract, $breaker );
		$account   = new Account( $contract, $cloud );
		$profile   = new Site_Profile( $account );
		$catalogue = new Catalogue( $contract, $cloud, $breaker, new Answer_Cache() );
		$boot      = new Boot( $this->file, $catalogue, $profile );
		$assets    = new Assets( $this->file );
		$relay     = new Relay( $contract, $account, $catalogue );

		( new Routes( $contract, $relay, self::site_routes( $contract, $cloud, $account, $profile ) ) )->add_hooks();
		( new Admin_Page( $assets, $boot ) )->add_hooks();
		( new Editors( $assets, $boot ) )->add_hooks();
		$account->add_hooks();
		$catalogue->add_hooks();
		$assets->add_hooks();

		add_filter( 'map_meta_cap', array( self::class, 'map_read_capability' ), 10, 2 );
		add_action( 'init', array( $this, 'load_translations' ) );
		register_deactivation_hook( $this->file, fn() => wp_unschedule_hook( Catalogue::RENEW ) );
	}

	public function load_translations(): void {
		load_plugin_textdomain( Brand::SLUG, false, dirname( plugin_basename( $this->file ) ) . '/languages' );
	}

	/**
	 * Whoever writes posts may browse.
	 *
	 * @param list<string> $capabilities
	 * @return list<string>
	 */
	public static function map_read_capability( array $capabilities, string $capability ): array {
		return Brand::READ_CAPABILITY === $capability ? array( 'edit_posts' ) : $capabilities;
	}

	/** @return array<string, callable(): Site\Route> */
	private static function site_routes( Contract $contract, Cloud $cloud, Account $account, Site_Profile $profile ): array {
		$importer = fn() => new Import\Importer( $contract, $account );
		return array(
			'account.login'     => fn() => new Site\Account_Login_Route( $contract, $cloud, $account, $profile ),
			'account.signup'    => fn() => new Site\Account_Signup_Route( $cloud, $account, $profile ),
			'account.logout'    => fn() => new Site\Account_Logout_Route( $contract, $account, $profile ),
			'account.is-signed' => fn() => new Site\Account_Is_Signed_Route( $profile ),
			'profile.sync'      => fn() => new Site\Profile_Sync_Route( $account, $profile ),
			'insert'            => fn() => new Site\Insert_Route( $contract, $importer() ),
			'import.page'       => fn() => new Site\Import_Page_Route( $contract, $importer() ),
		);
	}
}
