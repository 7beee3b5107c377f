import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { FetchFailure } from './failure.ts';

/** Networks that nobody on the internet is in (IANA's special-purpose registries): this machine, the own network, and ways into them. */
const closed = new BlockList();
const v4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';
const v6 =
  '::/96 64:ff9b::/96 64:ff9b:1::/48 100::/64 2001::/23 2001:db8::/32 2002::/16 3fff::/20 5f00::/16 fc00::/7 fe80::/10 fec0::/10 ff00::/8';
for (const [nets, family] of [
  [v4, 'ipv4'],
  [v6, 'ipv6'],
] as const)
  for (const net of nets.split(' ')) {
    const [start = '', bits] = net.split('/');
    closed.addSubnet(start, Number(bits), family);
  }

export const isPublicAddress = (address: string): boolean => !closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Asks for the addresses of a name and passes on only public ones: what is connected to is what was looked at, whatever the name says a moment later. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first, ...more] = (found ?? []).filter(({ address }) => isPublicAddress(address));
    if (error) callback(error, '');
    else if (!first) callback(new FetchFailure('private_address', hostname), '');
    else if (options.all) callback(null, [first, ...more]);
    else callback(null, first.address, first.family);
  });
};

/** The address, if it is one that may be asked; a number needs no looking up. */
export function askable(text: string, base?: URL): URL {
  const url = URL.canParse(text, base?.href) ? new URL(text, base) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchFailure('bad_address', text.slice(0, 200));
  return url;
}

export function refusePrivate({ hostname }: URL): void {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isPublicAddress(bare)) throw new FetchFailure('private_address', bare);
}
