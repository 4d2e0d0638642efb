import { __private__dont__use, type PHP } from '@php-wasm/universal';

type Stream = { fd: number | null; path?: string };
type FileSystem = { streams: (Stream | undefined)[]; close: (stream: Stream) => void };

const outputs = ['/request/stdout', '/request/stderr'];

/**
 * Closes streams that PHP leaves open after each request. It waits for connections with `select`, which supports no file
 * descriptor above 1023: after some five hundred requests the site would lose network access.
 */
export function releaseStreams(php: PHP) {
  php.addEventListener('request.end', () => {
    const { FS } = php[__private__dont__use] as unknown as { FS: FileSystem };
    for (const stream of FS.streams) {
      if (stream && (stream.fd ?? 0) > 2 && outputs.includes(stream.path ?? '')) {
        FS.close(stream);
      }
    }
  });
}
