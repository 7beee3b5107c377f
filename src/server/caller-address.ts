import { isIP } from 'node:net';

/** "[2001:db8::1]:443", "192.0.2.1:80" → the address alone. */
const bare = (text: string) => /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;

/**
 * The caller's address where `proxies` stand in front, each of which wrote behind X-Forwarded-For whom it was asked by: counted from the
 * right, since everything further left the caller may have written. `connection` is whom the server itself sees.
 */
export function callerAddress(forwarded: string | null, proxies: number, connection: string): string {
  if (proxies === 0 || forwarded === null) return connection;
  const told = forwarded.split(',').slice(-proxies)[0]?.trim() ?? '';
  const address = bare(told);
  return isIP(address) === 0 ? connection : address;
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

/** What a limit counts as one caller: an IPv4 address, and of IPv6 the 64 bits that one connection is given; it may use any address in them. */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  // The parser writes each address in its one shortest form.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [groupsOf(head), groupsOf(tail)];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.');
}
