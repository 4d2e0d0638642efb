<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Contract;
use Kithouse\Import\Journal;
use Kithouse\Installer\Installer;

defined( 'ABSPATH' ) || exit;

final class All_Operations {

	public static function make( Contract $contract ): array {
		$journal   = new Journal();
		$installer = new Installer( $contract );
		return array(
			new Require_Site(),
			new Import_Retire( $journal ),
			new Plugin_Ensure( $installer, $journal ),
			new Theme_Ensure( $installer ),
			new Theme_Activate( $installer ),
			new Media_Fetch( $journal ),
			new Fonts_Ensure(),
			new Term_Ensure( $journal ),
			new Design_Ensure(),
			new Component_Ensure(),
			new Post_Create(),
			new Post_Link(),
			new Menu_Ensure( $journal ),
			new Menu_Fill(),
			new Form_Create(),
			new Navigation_Ensure(),
			new Template_Write(),
			new Kit_Apply(),
			new Styles_Set(),
			new Fonts_Activate(),
			new Option_Set(),
			new Facts_Set(),
			new Value_Set(),
			new Details_Write( $journal ),
			new Conditions_Set(),
			new Publish(),
			new Verify(),
		);
	}
}
