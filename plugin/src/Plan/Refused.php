<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Readable_Exception;

defined( 'ABSPATH' ) || exit;

/** Rejects a plan. The text is for the site's log. */
final class Refused extends Readable_Exception {}
