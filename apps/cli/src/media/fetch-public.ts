import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';

const maxBytes = 20 * 1024 * 1024;
const maxRedirects = 3;

type Options = {
  /** Tells which addresses are allowed; tests replace it. */
  isAllowed?: (address: string) => boolean;
  /** Total timeout in ms. */
  timeout?: number;
};

/**
 * Downloads a file from a public address. Resolves the name once and connects to the checked address, which prevents DNS
 * rebinding. Throws an Error with the reason.
 */
export async function fetchPublic(
  url: string,
  { isAllowed = isPublicAddress, timeout = 20_000 }: Options = {},
): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(timeout);
  let target = url;
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await ask(target, isAllowed, signal);
    if (answer instanceof Uint8Array) {
      return answer;
    }
    target = answer.location;
  }
  throw new Error('it has too many redirects');
}

async function ask(url: string, isAllowed: (address: string) => boolean, signal: AbortSignal) {
  const { protocol, hostname, username } = parse(url);
  if (!/^https?:$/.test(protocol) || username !== '') {
    throw new Error('only http and https addresses are supported');
  }
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await lookup(host, { all: true }).catch(() => []);
  const [first] = found;
  if (!first) {
    throw new Error('its host is unknown');
  }
  if (!found.every(({ address }) => isAllowed(address))) {
    throw new Error('its host isn’t public');
  }
  return get(url, first, signal);
}

function get(url: string, { address, family }: { address: string; family: number }, signal: AbortSignal) {
  const pinned: LookupFunction = (_, options, done) =>
    options.all ? done(null, [{ address, family }]) : done(null, address, family);
  return new Promise<Uint8Array | { location: string }>((resolve, reject) => {
    const client = url.startsWith('https:') ? https : http;
    const fail = (error: Error) => reject(signal.aborted ? new Error('it took too long') : error);
    const request = client.get(url, { lookup: pinned, signal, headers: { accept: 'image/*,*/*;q=0.5' } }, (response) => {
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        response.destroy();
        resolve({ location: new URL(headers.location, url).href });
        return;
      }
      if (statusCode !== 200) {
        response.destroy();
        reject(new Error(`its host responded with ${statusCode}`));
        return;
      }
      read(response).then(resolve, fail);
    });
    request.on('error', () => fail(new Error('its host can’t be reached')));
  });
}

async function read(response: http.IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) {
      response.destroy();
      throw new Error(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parse(url: string): URL {
  try {
    return new URL(url);
  } catch {
    throw new Error('its address is invalid');
  }
}
