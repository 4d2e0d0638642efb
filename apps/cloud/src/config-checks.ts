import { existsSync } from 'node:fs';
import { isIP } from 'node:net';

type Report = (name: string, problem: string) => void;

/** Settings that depend on each other or on the machine. */
type Given = {
  KITHOUSE_MODE: 'development' | 'production';
  KITHOUSE_PUBLIC_URL?: string | undefined;
  KITHOUSE_PREVIEW_URL?: string | undefined;
  KITHOUSE_HOST: string;
  KITHOUSE_TRUST_PROXY?: string | undefined;
  KITHOUSE_RENDERER?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
};

const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;
const proxyWords = ['loopback', 'linklocal', 'uniquelocal'];
const prefix = 'KITHOUSE_';

/** Reports settings that let a cloud start and fail later. */
export function checkSettings(given: Given, report: Report): void {
  if (given.KITHOUSE_TRUST_PROXY !== undefined && !isTrustable(given.KITHOUSE_TRUST_PROXY)) {
    report('KITHOUSE_TRUST_PROXY', 'must be addresses such as 10.0.0.1 or 10.0.0.0/8, or the number of proxies');
  }
  if (given.KITHOUSE_RENDERER !== undefined && !existsSync(given.KITHOUSE_RENDERER)) {
    report('KITHOUSE_RENDERER', 'names no program on this machine');
  }
  const { KITHOUSE_PUBLIC_URL: address, KITHOUSE_PREVIEW_URL: preview } = given;
  if (preview !== undefined && (address === undefined || new URL(preview).host === new URL(address).host)) {
    report('KITHOUSE_PREVIEW_URL', 'needs another host than KITHOUSE_PUBLIC_URL, which must be set too');
  }
  if (given.KITHOUSE_MODE === 'production') {
    checkProduction(given, report);
  }
}

function checkProduction(given: Given, report: Report) {
  if (given.SMTP_URL === undefined) {
    report('SMTP_URL', 'is needed in production');
  } else if (given.MAIL_FROM.endsWith('.invalid>')) {
    report('MAIL_FROM', 'is needed in production');
  }
  const address = given.KITHOUSE_PUBLIC_URL;
  if (address === undefined ? !loopback.test(given.KITHOUSE_HOST) : !isSecure(address)) {
    report('KITHOUSE_PUBLIC_URL', 'must start with https:// in production, such as https://cloud.example.com');
  }
  if (given.KITHOUSE_PREVIEW_URL !== undefined && !isSecure(given.KITHOUSE_PREVIEW_URL)) {
    report('KITHOUSE_PREVIEW_URL', 'must start with https:// in production');
  }
  if (given.KITHOUSE_RENDERER !== undefined && process.getuid?.() === 0) {
    report('KITHOUSE_RENDERER', 'can’t use its sandbox as root; run the cloud as another user');
  }
}

const isSecure = (address: string) => address.startsWith('https://') || loopback.test(new URL(address).hostname);

/** Reports misspelled names. Only in production, because tools for development have further settings. */
export function checkNames(given: Record<string, unknown>, known: readonly string[], report: Report): void {
  if (given.KITHOUSE_MODE !== 'production') {
    return;
  }
  for (const name of Object.keys(given)) {
    if (name.startsWith(prefix) && !known.includes(name)) {
      report(name, 'is not a setting; check its spelling');
    }
  }
}

function isTrustable(text: string): boolean {
  const isNetwork = (part: string) => {
    const [address = '', size = '0', ...rest] = part.trim().split('/');
    return rest.length === 0 && isIP(address) > 0 && /^\d{1,3}$/.test(size) && Number(size) <= (isIP(address) === 4 ? 32 : 128);
  };
  return /^\d{1,2}$/.test(text) || text.split(',').every((part) => proxyWords.includes(part.trim()) || isNetwork(part));
}
