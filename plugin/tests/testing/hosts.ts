import type { Host } from '../../../playground/src/index.js';
import { objectCache } from './object-cache.js';
import type { Site } from './start-site.js';

type Constants = Record<string, string | number | boolean>;

/** Describes a host's setup and the expected behaviour of an import. */
export type HostRow = {
  name: string;
  host?: Host;
  /** As in php.ini. */
  ini?: Record<string, string>;
  constants?: Constants;
  /** An additional plugin. */
  plugin?: string;
  /** Files below `wp-content`. */
  files?: Record<string, string>;
  /** Runs after the person has signed in at the library. */
  prepare?: (site: Site) => Promise<unknown>;
  /** Uses a pack of eighty pages instead of the small one. */
  isLarge?: boolean;
  /** Minimum number of stream requests. */
  streams?: number;
  /** Headers of each browser request to `wp-admin`. */
  headers?: Record<string, string>;
};

const slowPages = `add_action( 'save_post_page', fn() => usleep( 200_000 ) );`;
const account = Buffer.from('guest:secret').toString('base64');
const noSodium = [
  'box',
  'box_open',
  'secretbox',
  'secretbox_open',
  'sign',
  'sign_detached',
  'sign_verify_detached',
  'generichash',
];
const strict = {
  'Content-Security-Policy': "default-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'fullscreen=()',
  'Strict-Transport-Security': 'max-age=63072000',
};

/** Hides sodium in PHP builds that include it. */
export const withoutSodium = {
  host: {
    fixedIni: { disable_functions: ['extension_loaded', ...noSodium.map((name) => `sodium_crypto_${name}`)].join(',') },
    prepend: `if ( ! function_exists( 'extension_loaded' ) ) {
      function extension_loaded( string $name ): bool { return 'sodium' !== $name && in_array( strtolower( $name ), array_map( 'strtolower', get_loaded_extensions() ), true ); }
    }`,
  },
  plugin: `if ( 'cli' !== PHP_SAPI && ( new ReflectionFunction( 'sodium_crypto_sign_verify_detached' ) )->isInternal() ) { exit( 'There is sodium.' ); }`,
};

export const hostRows: HostRow[] = [
  { name: 'as the distribution configures it', constants: { DISABLE_WP_CRON: false } },
  {
    name: '`max_execution_time` of 5 seconds, and eighty pages that take their time',
    ini: { max_execution_time: '5' },
    plugin: slowPages,
    isLarge: true,
  },
  {
    name: 'the same, and `set_time_limit` switched off',
    ini: { max_execution_time: '5' },
    host: { fixedIni: { disable_functions: 'set_time_limit' } },
    plugin: slowPages,
    isLarge: true,
    streams: 5,
  },
  {
    name: 'requests are ended after 6 seconds by the clock, which PHP is not told of',
    host: { pool: { request_terminate_timeout: '6s' } },
    plugin: slowPages,
    isLarge: true,
    streams: 4,
  },
  {
    name: '`memory_limit` of 128 MB that nothing may raise, and a pack of eighty pages',
    host: { fixedIni: { memory_limit: '128M' } },
    isLarge: true,
  },
  {
    name: 'output buffering of PHP and compression',
    ini: { output_buffering: '4096', 'zlib.output_compression': 'On' },
  },
  {
    name: 'a plugin that opens buffers of its own and prints into them',
    plugin: `add_action( 'plugins_loaded', function () { ob_start( fn( $text ) => str_replace( 'noise', 'more noise', $text ) ); ob_start(); } );
      add_action( 'save_post', function () { echo 'data: {"action":"noise"}', "\\n\\n"; } );`,
  },
  {
    name: 'the site cannot reach itself, and WP-Cron is switched on',
    host: { nginx: 'if ($http_user_agent ~ ^WordPress) { return 444; }' },
    constants: { DISABLE_WP_CRON: false },
  },
  { name: '`DISABLE_WP_CRON`', constants: { DISABLE_WP_CRON: true } },
  {
    name: 'a proxy that keeps answers back in pieces of 4 KB, compresses them, and ignores `X-Accel-Buffering`',
    host: {
      proxy: `proxy_buffering on; proxy_buffer_size 4k; proxy_buffers 8 4k; proxy_ignore_headers X-Accel-Buffering;
        gzip on; gzip_types *; gzip_min_length 0; gzip_proxied any;`,
    },
    isLarge: true,
  },
  {
    name: 'a proxy that gives up after 8 seconds of silence, and a page that takes 12',
    host: { proxy: 'proxy_buffering off; proxy_read_timeout 8s;' },
    plugin: `add_action( 'save_post_page', function () { if ( ! get_option( 'test_slept' ) ) { update_option( 'test_slept', 1 ); sleep( 12 ); } } );`,
  },
  { name: 'PHP without sodium: WordPress brings its own', ...withoutSodium },
  { name: 'an object cache that outlives its request', files: { 'object-cache.php': objectCache } },
  {
    name: 'WordPress in a folder, with plain permalinks',
    host: { folder: '/blog' },
    prepare: (site) => site.run(`update_option( 'permalink_structure', '' ); flush_rewrite_rules(); return true;`),
  },
  {
    name: 'a password of the server before `wp-admin`',
    host: {
      accounts: 'guest:{PLAIN}secret',
      nginx: 'set $realm off; if ($uri ~ ^/wp-admin) { set $realm WordPress; } auth_basic $realm; auth_basic_user_file accounts;',
    },
    headers: { authorization: `Basic ${account}` },
  },
  {
    name: '`wp-content` under another name',
    host: { content: 'assets', nginx: 'location ^~ /wp-content/ { return 404; }' },
  },
  { name: 'an unusual table prefix', host: { tablePrefix: 'Mein_9x_' } },
  {
    name: 'strict security headers on every answer',
    host: {
      nginx: Object.entries(strict)
        .map(([name, value]) => `add_header ${name} "${value}" always;`)
        .join(' '),
    },
  },
];
