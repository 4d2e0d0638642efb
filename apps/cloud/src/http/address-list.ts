import { BlockList, isIP } from 'node:net';

/** Returns whether a text lists addresses such as 10.0.0.1 or networks such as 10.0.0.0/8, separated by commas. */
export const isAddressList = (text: string): boolean =>
  text.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    const max = isIP(address) === 6 ? 128 : 32;
    return isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= max));
  });

/** Creates a function that tells whether a list contains an address. Without a list it contains all. */
export function readAddressList(text: string | undefined): (address: string) => boolean {
  if (text === undefined) {
    return () => true;
  }
  const list = new BlockList();
  for (const part of text.split(',')) {
    const [address = '', bits] = part.trim().split('/');
    const family = familyOf(address);
    list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
