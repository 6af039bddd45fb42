import type { Centavos } from '@suki/domain/money/centavos';
import { usePaymentMethods } from '@suki/sdk/hooks/payment-methods';
import { useState } from 'react';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { type PaymentOption, paymentOptions, usableOption } from './payment-options.view-model.ts';

export type PaymentOptionChoice = {
  readonly options: readonly PaymentOption[];
  /** The option to use now; null when none takes the amount, or while the saved methods are read. */
  readonly option: PaymentOption | null;
  readonly isLoading: boolean;
  readonly choose: (value: string) => void;
};

/**
 * The choice of a payment option: first the default method, else GCash, while it takes the amount. The wallets are
 * offered even when the saved methods cannot be read.
 */
export function usePaymentOption(amount: Centavos): PaymentOptionChoice {
  const methods = usePaymentMethods();
  const now = useVisitTime();
  const [chosen, setChosen] = useState<string | null>(null);
  const isLoading = methods.isLoading && methods.error === null;
  const options = paymentOptions({ methods: methods.items, amount, now });
  const defaultId = methods.items.find(({ isDefault }) => isDefault)?.id ?? null;
  return { options, option: isLoading ? null : usableOption(chosen, options, defaultId), isLoading, choose: setChosen };
}
