import { isIP } from 'node:net';

/** No proxy; a number of proxies one behind the other; or the addresses and networks (`10.0.0.0/8`) of our proxies. */
export type TrustedProxies = false | number | readonly string[];

const HOPS_MAX = 5;
const NETWORK = /^(?<address>[^/]+)\/(?<bits>\d{1,3})$/;

/**
 * Reads TRUST_PROXY.
 * @returns undefined when the text is none of the three forms.
 */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (text === 'false' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= HOPS_MAX ? Number(text) : undefined;
  const networks = text.split(',').map((each) => each.trim());
  return networks.every(isNetwork) ? networks : undefined;
}

function isNetwork(text: string): boolean {
  const { address = text, bits } = NETWORK.exec(text)?.groups ?? {};
  const version = isIP(address);
  return version > 0 && (bits === undefined || Number(bits) <= (version === 4 ? 32 : 128));
}
