import type { PaymentStart } from '@suki/sdk/types';
import { busy } from '../../shell/busy/busy-store.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { goToGateway } from './go-to-gateway.client.ts';
import { paymentTexts } from './payment.texts.ts';
import type { PaymentOption } from './payment-options.view-model.ts';

export type Onward = {
  readonly option: PaymentOption;
  /** The page of the order or ask being paid. */
  readonly backTo: string;
};

/** Leaves for the wallet or bank; a saved method is charged without a page, so `backTo` follows. */
export function useOnward() {
  const go = useGo();
  return ({ redirectUrl }: Pick<PaymentStart, 'redirectUrl'>, { option, backTo }: Onward): void => {
    if (redirectUrl === null) {
      go.replace(`${backTo}?payment=charged`);
      return;
    }
    busy.begin(paymentTexts.opening(option.title));
    goToGateway({ redirectUrl, backTo });
  };
}
