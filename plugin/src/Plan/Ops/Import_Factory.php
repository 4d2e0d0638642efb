<?php
declare(strict_types=1);

namespace Kithouse\Plan\Ops;

use Kithouse\Account;
use Kithouse\Cloud;
use Kithouse\Contract;
use Kithouse\Plan\Imports;
use Kithouse\Plan\Intake;
use Kithouse\Plan\Journal;
use Kithouse\Plan\Outcome;
use Kithouse\Plan\Plan_Key;
use Kithouse\Plan\Plans;
use Kithouse\Plan\Runner;
use Kithouse\Plan\Undoer;

defined( 'ABSPATH' ) || exit;

final class Import_Factory {

	public static function imports( Contract $contract, Account $account, Cloud $cloud ): Imports {
		$journal    = new Journal();
		$undoer     = new Undoer( $journal );
		$outcome    = new Outcome( $contract, $journal );
		$plans      = new Plans( $contract, $account, new Plan_Key( $cloud ), fn( $asked, $title ) => ( new Local_Plan( $contract ) )->make( $asked, $title ) );
		$intake     = new Intake( $plans, $journal );
		return new Imports( $contract, $plans, $intake, $journal, new Runner( $contract, $journal, $undoer, $outcome ), $undoer, $outcome );
	}
}
