<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Ends a request whose import was undone meanwhile. */
final class Import_Stopped_Exception extends RuntimeException {}
