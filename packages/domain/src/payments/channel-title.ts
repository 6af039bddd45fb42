import { paymentMethodTitles } from '../config/payment-methods.ts';
import { channelCode } from './channel-code.ts';

/**
 * Returns the common name of a payment's channel: "GCash", "BPI", "Card"; its code when it has no name (specification,
 * section 4).
 */
export function channelTitle(channel: string): string {
  const code = channelCode(channel);
  if (code === 'CARDS') {
    return 'Card';
  }
  return (Object.hasOwn(paymentMethodTitles, code) ? paymentMethodTitles[code] : undefined) ?? code;
}
