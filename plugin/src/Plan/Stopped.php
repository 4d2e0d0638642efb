<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Somebody takes the import back while it runs. */
final class Stopped extends RuntimeException {}
