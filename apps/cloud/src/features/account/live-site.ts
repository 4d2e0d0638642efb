import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Matches host names that only resolve on the person's own machine or network. */
const localNames = /(^|\.)(local|test|localhost|invalid)$|\.(ddev|lndo)\.site$/;

/**
 * Returns the normalised address by which a live site counts towards a plan; undefined for local sites. Ignores scheme, port, a
 * leading `www.`, case and spelling of the host (punycode, trailing dot) and a trailing slash. Folders are separate sites,
 * because each has its own WordPress.
 */
export function readLiveSite(site: string): string | undefined {
  const { hostname, pathname } = new URL(`http://${site}`);
  const host = hostname.replace(/\.$/, '');
  return isLocalHost(host) ? undefined : host.replace(/^www\.(?=.+\.)/, '') + pathname.replace(/\/+$/, '');
}

/** Checks a host as URLs write it: lower-case, IPv6 in brackets, IPv4 as four numbers. */
function isLocalHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIPv4(address) || isIPv6(address)) {
    return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return !host.includes('.') || localNames.test(host);
}

/** Lists loopback, private, link-local and unspecified networks; also matches IPv4 addresses inside IPv6 ones. */
const ownNetworks = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv4');
}
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  ownNetworks.addSubnet(network, bits, 'ipv6');
}
