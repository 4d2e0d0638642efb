import { BlockList, isIP, isIPv4 } from 'node:net';

/** Lists all networks that are not public: this machine, private, link-local, shared, reserved, multicast. */
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  closed.addSubnet(net, prefix, 'ipv4');
}
/** Lists the public IPv6 range: global unicast without ranges that embed IPv4 addresses or are documentation. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  closed.addSubnet(net, prefix, 'ipv6');
}

/** Returns true if an IP address is public. */
export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) {
    return false;
  }
  if (isIPv4(address)) {
    return !closed.check(address, 'ipv4');
  }
  return open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
