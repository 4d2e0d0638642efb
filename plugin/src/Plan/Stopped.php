<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Ends a request whose import was undone meanwhile. */
final class Stopped extends RuntimeException {}
