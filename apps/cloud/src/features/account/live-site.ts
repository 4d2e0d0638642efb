import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** Names that lead nowhere but to somebody's own machine or network. */
const localNames = /(^|\.)(local|test|localhost|invalid)$|\.(ddev|lndo)\.site$/;

/**
 * By what a live site counts as one of the places of a plan; nothing for a local site, which takes none. Two addresses
 * are one site when they differ in scheme, port, a leading `www.`, the case or spelling of the host (punycode, a last
 * dot) or a slash at the end. Folders are sites of their own: each is a WordPress of its own.
 */
export function readLiveSite(site: string): string | undefined {
  const { hostname, pathname } = new URL(`http://${site}`);
  const host = hostname.replace(/\.$/, '');
  return isLocalHost(host) ? undefined : host.replace(/^www\.(?=.+\.)/, '') + pathname.replace(/\/+$/, '');
}

/** `host` as a URL writes it: lower-case, IPv6 in brackets, every way to write an IPv4 address in four numbers. */
function isLocalHost(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIPv4(address) || isIPv6(address)) {
    return ownNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return !host.includes('.') || localNames.test(host);
}

/** Loopback, private, link-local and unspecified addresses; a v4 address inside a v6 one is found too. */
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
