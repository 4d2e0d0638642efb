<?php
declare(strict_types=1);

namespace Kithouse\Rest;

use Kithouse\Admin\Script_Texts;
use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Connector;
use Kithouse\Cloud\Key_Returns;
use Kithouse\Cloud\Key_Revocation;
use Kithouse\Cloud\Site_Profile;
use Kithouse\Contract;
use Kithouse\Import\Insert_Service;
use Kithouse\Installer\Installer;
use Kithouse\Push\Pushed_Posts;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** Maps the calls that WordPress answers to controllers. Arguments and capabilities have been checked. */
final class Site_Calls {

	private const METHODS = array(
		'connection.open'                => array( Connection_Controller::class, 'open' ),
		'connection.check'               => array( Connection_Controller::class, 'check' ),
		'connection.clear-answers'       => array( Connection_Controller::class, 'clear_answers' ),
		'connection.set-content-removal' => array( Connection_Controller::class, 'set_content_removal' ),
		'connection.close'               => array( Connection_Controller::class, 'close' ),
		'account.login'                  => array( Account_Controller::class, 'login' ),
		'account.signup'                 => array( Account_Controller::class, 'signup' ),
		'account.logout'                 => array( Account_Controller::class, 'logout' ),
		'account.is-signed'              => array( Account_Controller::class, 'is_signed' ),
		'profile.sync'                   => array( Account_Controller::class, 'sync_profile' ),
		'texts.get'                      => array( Texts_Controller::class, 'get' ),
		'insert'                         => array( Insert_Controller::class, 'insert' ),
		'import.page'                    => array( Imports_Controller::class, 'import_page' ),
		'import'                         => array( Imports_Controller::class, 'import_template' ),
		'imports.list'                   => array( Imports_Controller::class, 'list' ),
		'imports.get'                    => array( Imports_Controller::class, 'get' ),
		'imports.undo'                   => array( Imports_Controller::class, 'undo' ),
		'full-site-import.check'         => array( Full_Site_Import_Controller::class, 'check' ),
		'full-site-import.running'       => array( Full_Site_Import_Controller::class, 'running' ),
		'full-site-import.results'       => array( Full_Site_Import_Controller::class, 'results' ),
		'facts.get'                      => array( Facts_Controller::class, 'get' ),
		'facts.save'                     => array( Facts_Controller::class, 'save' ),
		'facts.list-places'              => array( Facts_Controller::class, 'list_places' ),
		'facts.update-places'            => array( Facts_Controller::class, 'update_places' ),
		'dependencies.check'             => array( Dependencies_Controller::class, 'check' ),
		'dependencies.install'           => array( Dependencies_Controller::class, 'install' ),
		'clouds.upload'                  => array( Library_Files_Controller::class, 'upload' ),
		'saved-templates.list'           => array( Saved_Templates_Controller::class, 'list' ),
		'saved-templates.delete'         => array( Saved_Templates_Controller::class, 'delete' ),
		'theme-parts.list'               => array( Theme_Parts_Controller::class, 'list' ),
		'templates.create'               => array( Theme_Parts_Controller::class, 'create' ),
		'conditions.get'                 => array( Conditions_Controller::class, 'get' ),
		'conditions.save'                => array( Conditions_Controller::class, 'save' ),
		'conditions.autocomplete'        => array( Conditions_Controller::class, 'autocomplete' ),
	);

	public function __construct(
		private Contract $contract,
		private Cloud_Client $cloud,
		private Account $account,
		private Site_Profile $profile,
		private Pushed_Posts $pushed,
		private Script_Texts $texts
	) {}

	public function answer( string $name, WP_REST_Request $request ): array|WP_REST_Response|WP_Error {
		[ $controller, $method ] = self::METHODS[ $name ];
		return $this->create( $controller )->$method( $request );
	}

	private function create( string $controller ): object {
		return match ( $controller ) {
			Account_Controller::class          => new Account_Controller( $this->contract, $this->account, $this->profile ),
			Conditions_Controller::class       => new Conditions_Controller( $this->contract, $this->account, $this->cloud ),
			Connection_Controller::class       => new Connection_Controller( $this->contract, new Connector( new Key_Revocation( new Key_Returns( $this->cloud ), 5 ) ) ),
			Dependencies_Controller::class     => new Dependencies_Controller( new Installer( $this->contract ) ),
			Facts_Controller::class            => new Facts_Controller( $this->contract, $this->account, $this->cloud ),
			Full_Site_Import_Controller::class => new Full_Site_Import_Controller( $this->contract, $this->account, $this->cloud ),
			Imports_Controller::class          => new Imports_Controller( $this->contract, $this->account, $this->cloud ),
			Insert_Controller::class           => new Insert_Controller( $this->contract, new Insert_Service( $this->contract, $this->account ) ),
			Library_Files_Controller::class    => new Library_Files_Controller( $this->contract, $this->account, $this->pushed ),
			Saved_Templates_Controller::class  => new Saved_Templates_Controller( $this->contract, $this->pushed ),
			Texts_Controller::class            => new Texts_Controller( $this->texts ),
			Theme_Parts_Controller::class      => new Theme_Parts_Controller( $this->contract ),
		};
	}
}
