<?php
declare(strict_types=1);

namespace Kithouse\Import;

use Kithouse\Readable_Exception;

defined( 'ABSPATH' ) || exit;

/** Rejects a plan. The text is for the site's log. */
final class Plan_Refused_Exception extends Readable_Exception {}
