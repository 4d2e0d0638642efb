<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Ends a request whose step took so long that another one resumed the import. */
final class Overtaken extends RuntimeException {}
