import { chooseRedirect } from '@suki/domain/payments/choose-redirect';
import type { PaymentActions } from '../../ports/payment-gateway.ts';

/** The payer's next address (specification, section 7), for both generations of answers; null when there is none. */
export function redirectOf(actions: PaymentActions): string | null {
  const wire =
    actions.form === 'list'
      ? actions.urls.map((url) => ({ url }))
      : {
          mobile_deeplink_checkout_url: actions.mobileDeeplink,
          mobile_web_checkout_url: actions.mobileWeb,
          desktop_web_checkout_url: actions.desktopWeb,
        };
  const choice = chooseRedirect(wire);
  return choice.ok ? choice.url : null;
}
