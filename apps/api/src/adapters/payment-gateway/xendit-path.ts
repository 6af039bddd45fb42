import { GatewayError } from '../../ports/payment-gateway.ts';

/**
 * Returns an id as a part of a path. The gateway's own ids are letters, digits, `_` and `-`; a forged one like `..`
 * would reach another path, and encoding leaves it as it is.
 * @throws GatewayError refused
 */
export function xenditSegment(id: string): string {
  if (/^[\w-]+$/.test(id)) return id;
  throw new GatewayError({ outcome: 'refused', errorCode: 'MALFORMED_ID', message: 'no id of Xendit', status: null });
}
