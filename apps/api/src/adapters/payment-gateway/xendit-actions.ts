import type { z } from 'zod';
import type { PaymentActions } from '../../ports/payment-gateway.ts';
import type { PaymentAnswer } from './xendit.schemas.ts';

/** Reads the payer's next address, in either of the gateway's two generations. */
export function toActions(actions: z.output<typeof PaymentAnswer>['actions']): PaymentActions {
  if (actions === undefined || actions === null) return { form: 'list', urls: [] };
  if (Array.isArray(actions)) {
    return { form: 'list', urls: actions.flatMap(({ url }) => (url === undefined || url === null ? [] : [url])) };
  }
  return {
    form: 'named',
    mobileDeeplink: actions.mobile_deeplink_checkout_url ?? null,
    mobileWeb: actions.mobile_web_checkout_url ?? null,
    desktopWeb: actions.desktop_web_checkout_url ?? null,
  };
}
