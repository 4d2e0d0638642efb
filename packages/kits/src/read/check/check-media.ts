import type { MediaReference } from '../reading.js';
import type { ProblemList } from './problem.js';

/** Reports the hosts of media, and private ones that others cannot reach. */
export function checkMedia(media: readonly MediaReference[], problems: ProblemList): void {
  for (const { url, places } of media) {
    const host = hostOf(url);
    const [place] = places;
    if (host === undefined) {
      problems.add('relative', (times) => ({
        code: 'relative_address',
        severity: 'warning',
        message: `A file has a relative address, such as “${url}”${times}. It can’t be downloaded.`,
        place,
      }));
    } else if (isPrivateHost(host)) {
      problems.add(`private ${host}`, (times) => ({
        code: 'private_host',
        severity: 'warning',
        message: `Files load from ${host}${times}, which is reachable only in the author’s own network.`,
        place,
      }));
    } else {
      problems.add(`host ${host}`, (times) => ({
        code: 'remote_host',
        severity: 'info',
        message: `Files load from ${host}${times}.`,
        place,
      }));
    }
    if (/\.svg(?:[?#]|$)/i.test(url)) {
      problems.add('svg', (times) => ({
        code: 'svg',
        severity: 'info',
        message: `The template shows SVG images${times}. WordPress accepts them only if a plugin allows it.`,
        place,
      }));
    }
  }
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url.startsWith('//') ? `https:${url}` : url).hostname;
  } catch {
    return undefined;
  }
}

/** Returns true for hosts that are only reachable locally. Expects a host name as URL writes it. */
export function isPrivateHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const [a = 0, b = 0] = /^\d+\.\d+\.\d+\.\d+$/.test(name) ? name.split('.').map(Number) : [-1];
  if (a >= 0) {
    return (
      a === 0 ||
      a === 10 ||
      a === 127 ||
      (a === 100 && b >= 64 && b < 128) ||
      (a === 169 && b === 254) ||
      (a === 172 && b >= 16 && b < 32) ||
      (a === 192 && b === 168) ||
      a >= 224
    );
  }
  if (name.includes(':')) {
    return /^(?:::1?$|::ffff:|f[cd]|fe[89ab]|ff)/i.test(name);
  }
  return !name.includes('.') || /(?:^|\.)(?:localhost|local|test|internal|lan|home|invalid|example|intranet)$/i.test(name);
}
