<?php
declare(strict_types=1);

namespace Kithouse;

defined( 'ABSPATH' ) || exit;

/** Generated from the contract. Do not edit. */
final class Brand {
	public const NAME = 'Kithouse';
	public const SLUG = 'kithouse';
	public const REST_NAMESPACE = 'kithouse/v1';
	public const PREFIX = 'kithouse';
	public const SERVICE_URL = '';
	public const READ_CAPABILITY = 'kithouse_read';
	public const ADMIN_PAGE = 'kithouse';
	public const SITE_HEADER = 'x-kithouse-site';
	public const OLD_HEADER = 'x-kithouse-old';
	public const PLUGIN_HEADER = 'x-kithouse-plugin';
	public const MINIMUM_PLUGIN_HEADER = 'x-kithouse-minimum-plugin';
	public const REQUIRED_PRO_CODE = 'required_pro_kithouse';
	public const API_ERROR_CODE = 'kithouse_api_error';
	public const UPDATE_HOST = 'kithouse';
	public const VERSION = '0.1.0';
}
