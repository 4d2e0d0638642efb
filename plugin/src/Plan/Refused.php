<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use Kithouse\Readable_Exception;

defined( 'ABSPATH' ) || exit;

/** A plan that this site does not carry out. The text is for its log. */
final class Refused extends Readable_Exception {}
