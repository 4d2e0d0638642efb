<?php
declare(strict_types=1);

namespace Kithouse\Plan;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** It took so long for a step that another request goes on with the import, and what comes is that one's work. */
final class Overtaken extends RuntimeException {}
