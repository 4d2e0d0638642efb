import { writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Site } from './start-site.js';

type Offer = {
  slug: string;
  name?: string;
  /** Path in its folder → text. Defaults to a plugin that does nothing. */
  files?: Record<string, string>;
  /** Header lines, such as `Requires PHP`. */
  header?: Record<string, string>;
  /** Code of its main file. */
  code?: string;
  /** Additional fields of the directory's response. */
  about?: Record<string, unknown>;
  /** Sent instead of the zip. */
  zip?: Uint8Array | ((response: ServerResponse) => void);
  isTheme?: boolean;
};

/** Builds the main file of a plugin or theme. */
export const mainFile = ({ name = 'Bread', header = {}, code = '' }: Partial<Offer>, key = 'Plugin Name') =>
  `<?php\n/*\n${Object.entries({ [key]: name, ...header })
    .map(([title, value]) => ` * ${title}: ${value}`)
    .join('\n')}\n */\n${code}`;

/** Replaces api.wordpress.org and downloads.wordpress.org for sites passed to `serve`. */
export async function startPluginDirectory() {
  const offers = new Map<string, Offer>();
  const requested: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://directory');
    const slug = url.searchParams.get('request[slug]') ?? path.basename(url.pathname, '.zip');
    const offer = offers.get(slug);
    requested.push(`${url.pathname.endsWith('.zip') ? 'zip' : 'info'} ${slug}`);
    if (!offer) {
      return void response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"Plugin not found."}');
    }
    return url.pathname.endsWith('.zip') ? sendZip(response, offer) : void response.end(JSON.stringify(aboutOf(offer)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    /** Received requests, such as `info bread` and `zip bread`. */
    requested,
    offer: (offer: Offer) => {
      offers.set(offer.slug, offer);
      return offer;
    },
    /** Lets a site use this directory instead of WordPress's; the option `test_directory` overrides it. */
    serve: async (site: Site) => {
      writeFileSync(path.join(site.site, 'wp-content/mu-plugins/test-directory.php'), mapHosts);
      await site.run(`return update_option( 'test_directory', $args['url'] );`, { url });
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PluginDirectory = Awaited<ReturnType<typeof startPluginDirectory>>;

const aboutOf = ({ slug, name = 'Bread', about = {}, isTheme }: Offer) => ({
  name,
  slug,
  version: '1.0',
  requires: false,
  requires_php: false,
  requires_plugins: [],
  download_link: `https://downloads.wordpress.org/${isTheme ? 'theme' : 'plugin'}/${slug}.zip`,
  ...about,
});

function sendZip(response: ServerResponse, offer: Offer) {
  const { slug, isTheme, zip } = offer;
  if (typeof zip === 'function') {
    return zip(response);
  }
  const theme = { 'style.css': mainFile(offer, 'Theme Name').replace('<?php\n', ''), 'index.php': '<?php' };
  const files = { ...(isTheme ? theme : { [`${slug}.php`]: mainFile(offer) }), 'readme.txt': 'Bread', ...offer.files };
  const entries = Object.entries(files).map(([file, text]) => [`${slug}/${file}`, strToU8(text)]);
  response.end(zip ?? Buffer.from(zipSync(Object.fromEntries(entries))));
}

const mapHosts = String.raw`<?php
add_filter( 'pre_http_request', function ( $answer, $args, $url ) {
	$there = preg_replace( '#^https?://(api|downloads)\.wordpress\.org#', (string) get_option( 'test_directory' ), $url );
	$is_asked = $there !== $url && preg_match( '#/info/|\.zip$#', strtok( $url, '?' ) );
	return $is_asked ? wp_remote_request( $there, array( 'reject_unsafe_urls' => false ) + $args ) : $answer;
}, 20, 3 );
`;
