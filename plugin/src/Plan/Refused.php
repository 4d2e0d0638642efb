<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** A plan that this site does not carry out. The message is for its log. */
final class Refused extends RuntimeException {}
