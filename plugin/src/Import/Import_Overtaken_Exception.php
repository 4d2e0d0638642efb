<?php
declare(strict_types=1);

namespace Kithouse\Import;

use RuntimeException;

defined( 'ABSPATH' ) || exit;

/** Ends a request whose step took so long that another one resumed the import. */
final class Import_Overtaken_Exception extends RuntimeException {}
