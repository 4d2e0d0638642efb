<?php
declare(strict_types=1);

namespace Kithouse\Import\Operations;

use Kithouse\Cloud\Account;
use Kithouse\Cloud\Cloud_Client;
use Kithouse\Cloud\Plan_Signature;
use Kithouse\Contract;
use Kithouse\Import\Import_Outcome;
use Kithouse\Import\Imports;
use Kithouse\Import\Journal;
use Kithouse\Import\Plan_Loader;
use Kithouse\Import\Plan_Recorder;
use Kithouse\Import\Runner;
use Kithouse\Import\Undo_Runner;

defined( 'ABSPATH' ) || exit;

final class Import_Factory {

	public static function imports( Contract $contract, Account $account, Cloud_Client $cloud ): Imports {
		$journal    = new Journal();
		$undo_runner     = new Undo_Runner( $journal );
		$outcome    = new Import_Outcome( $contract, $journal );
		$loader      = new Plan_Loader( $contract, $account, new Plan_Signature( $cloud ), fn( $input, $title ) => ( new Local_Plan( $contract ) )->make( $input, $title ) );
		$recorder     = new Plan_Recorder( $loader, $journal );
		return new Imports( $contract, $loader, $recorder, $journal, new Runner( $contract, $journal, $undo_runner, $outcome ), $undo_runner, $outcome );
	}
}
