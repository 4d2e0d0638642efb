import path from 'node:path';
import { createNodeFsMountHandler, loadNodeRuntime } from '@php-wasm/node';
import { FileLockManagerInMemory, PHP, PHPRequestHandler, setPhpIniEntries } from '@php-wasm/universal';
import { liveFolder } from './live-folder.js';
import { releaseStreams } from './release-streams.js';

/** Only this PHP version is installed; empty packages replace the others. */
export type PhpVersion = '8.3';

export type PhpFolders = {
  core: string;
  site: string;
  /** Slug → folder on disk, mounted live. */
  plugins: Record<string, string>;
  themes: Record<string, string>;
};

export type PhpOptions = PhpFolders & {
  url: string;
  phpVersion: PhpVersion;
  instances: number;
  constants: Record<string, string | number | boolean>;
  ini: Record<string, string>;
};

const iniDefaults = {
  memory_limit: '512M',
  post_max_size: '256M',
  upload_max_filesize: '256M',
  display_errors: '0',
  allow_url_fopen: '1',
  disable_functions: 'popen,proc_open,exec,shell_exec,passthru,system',
  // With the default file cache the cache never hits, and requests are ten times slower.
  'opcache.enable': '1',
  'opcache.file_cache': '',
  'opcache.file_cache_only': '0',
  'opcache.memory_consumption': '96',
  'opcache.max_accelerated_files': '16000',
  // A start reads all of WordPress: this saves a quarter of it, and requests take no longer.
  'opcache.optimization_level': '0',
  // Checking five hundred files in each request takes a quarter of its time, so edits are served a second later.
  'opcache.revalidate_freq': '1',
};

/** Creates the pool of PHP instances of one site, started on demand. */
export function createPhpPool(options: PhpOptions): PHPRequestHandler {
  const locks = new FileLockManagerInMemory();
  let nextProcessId = 100;
  const loadRuntime = () =>
    loadNodeRuntime(options.phpVersion, { fileLockManager: locks, emscriptenOptions: { processId: nextProcessId++ } });
  const pool = new PHPRequestHandler({
    documentRoot: '/wordpress',
    absoluteUrl: options.url,
    cookieStore: false,
    maxPhpInstances: options.instances,
    phpFactory: async () => {
      const php = await createInstance(await loadRuntime(), pool, options);
      // Replacing a runtime stops the site for two seconds; the default is every 400 requests.
      php.enableRuntimeRotation({ recreateRuntime: loadRuntime, maxRequests: 5000 });
      return php;
    },
    getFileNotFoundAction: () => ({ type: 'internal-redirect', uri: '/index.php' }),
  });
  return pool;
}

async function createInstance(runtime: number, pool: PHPRequestHandler, options: PhpOptions): Promise<PHP> {
  const php = new PHP(runtime);
  await php.setSapiName('cli-server');
  php.requestHandler = pool;
  releaseStreams(php);
  await setPhpIniEntries(php, { ...iniDefaults, ...options.ini });
  for (const [name, value] of Object.entries({ WP_HOME: options.url, WP_SITEURL: options.url, ...options.constants })) {
    php.defineConstant(name, value);
  }
  for (const [inside, outside] of listMounts(options)) {
    if (!inside.endsWith('.php') && !php.fileExists(inside)) {
      php.mkdir(inside);
    }
    await php.mount(inside, outside === options.core ? createNodeFsMountHandler(outside) : liveFolder(outside));
  }
  return php;
}

/** Lists the folders that PHP sees with their paths there. */
export function listMounts({ core, site, plugins, themes }: PhpFolders): [inside: string, outside: string][] {
  const content = '/wordpress/wp-content';
  return [
    ['/wordpress', core],
    [content, path.join(site, 'wp-content')],
    ['/wordpress/wp-config.php', path.join(site, 'wp-config.php')],
    ['/wp-db', path.join(site, 'db')],
    ...Object.entries(plugins).map(([slug, folder]): [string, string] => [`${content}/plugins/${slug}`, folder]),
    ...Object.entries(themes).map(([slug, folder]): [string, string] => [`${content}/themes/${slug}`, folder]),
  ];
}
