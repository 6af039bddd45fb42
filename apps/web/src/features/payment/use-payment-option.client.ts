import type { Centavos } from '@suki/domain/money/centavos';
import { usePaymentMethods } from '@suki/sdk/hooks/payment-methods';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { publicEnv } from '../../env.client.ts';
import { useVisitTime } from '../../shell/clock/browser-clock.ts';
import { type Linkable, linkableFor } from './link-choices.ts';
import { newestMethod } from './methods/methods.view-model.ts';
import { LINK, missingToPay, type PaymentOption, paymentOptions, selectionOf } from './payment-options.view-model.ts';

export type PaymentOptionChoice = {
  readonly options: readonly PaymentOption[];
  /** The option to use now; null when none takes the amount, while one is linked, or while the saved ones are read. */
  readonly option: PaymentOption | null;
  /** The entry that is missing before the payment; undefined with an option, and while the saved ones are read. */
  readonly missing: string | undefined;
  /** The chosen radio button. */
  readonly selected: string;
  /** Centavos to pay. */
  readonly amount: Centavos;
  readonly linkable: Linkable;
  /** True for a person who comes back from linking a method. */
  readonly hasReturned: boolean;
  /** True while the method that was just linked is not confirmed. */
  readonly isAwaited: boolean;
  readonly methods: ReturnType<typeof usePaymentMethods>;
  readonly isLoading: boolean;
  readonly choose: (value: string) => void;
};

/**
 * The choice of a payment option: first the default method, else GCash, while it takes the amount; a person who comes
 * back from linking a method pays with that one. The wallets are offered even when the saved methods cannot be read.
 */
export function usePaymentOption(amount: Centavos): PaymentOptionChoice {
  const methods = usePaymentMethods();
  const now = useVisitTime();
  const parameter = useSearchParams().get('link');
  // The news of the return removes the parameter from the address.
  const [cameBack] = useState(parameter);
  const [chosen, choose] = useState<string | null>(null);
  const isLoading = methods.isLoading && methods.error === null;
  const options = paymentOptions({ methods: methods.items, amount, now });
  const defaultId = methods.items.find(({ isDefault }) => isDefault)?.id ?? null;
  const linked = cameBack === 'succeeded' ? newestMethod(methods.items) : null;
  const linkable = linkableFor(amount, { hasCardService: publicEnv.cardService !== null });
  // Linked, but not confirmed by the gateway yet.
  const wanted = methods.items.find(({ id }) => id === (chosen ?? linked?.id));
  const isAwaited = wanted?.status === 'PENDING' || wanted?.status === 'REQUIRES_ACTION';
  const { option, selected } = selectionOf({
    chosen: chosen ?? linked?.id ?? null,
    options,
    defaultId,
    canLink: linkable.names !== '',
    isAwaited,
  });
  return {
    options,
    option: isLoading || selected === LINK ? null : option,
    missing: isLoading ? undefined : missingToPay({ option, selected }),
    selected: isLoading ? '' : selected,
    amount,
    linkable,
    hasReturned: cameBack !== null,
    isAwaited,
    methods,
    isLoading,
    choose,
  };
}
