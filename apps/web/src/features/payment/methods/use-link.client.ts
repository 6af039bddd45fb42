import type { PaymentMethodId } from '@suki/domain/ids/id';
import { useLinkPaymentMethod } from '@suki/sdk/hooks/payment-methods';
import type { LinkInput } from '@suki/sdk/types';
import { useState } from 'react';
import { busy } from '../../../shell/busy/busy-store.ts';
import { goToGateway } from '../go-to-gateway.client.ts';
import { useCard } from './card/use-card.client.ts';
import { methodTexts } from './methods.texts.ts';
import type { LinkOption } from './methods.view-model.ts';

export const CARD = 'CARD';

export type UseLinkInput = {
  readonly options: readonly LinkOption[];
  /** Returns the path to come back to from the page of a wallet or bank; null when the person has to stay. */
  readonly onLeave: () => Promise<string | null>;
  /** A method that was linked without leaving. */
  readonly onLinked: (id: PaymentMethodId) => void;
};

/** The choice of what to link, and the call that links it: leaves for the wallet, bank or issuer where they ask. */
export function useLink({ options, onLeave, onLinked }: UseLinkInput) {
  const { run, isRunning, error } = useLinkPaymentMethod();
  const [value, choose] = useState('');
  const card = useCard();

  const target = async (returnPath: string): Promise<LinkInput | null> => {
    const option = options.find((one) => one.value === value);
    if (option !== undefined) {
      return { ...option.target, returnPath };
    }
    const token = await card.token();
    return token === null ? null : { type: CARD, cardToken: token, returnPath };
  };
  const link = async (): Promise<void> => {
    const backTo = await onLeave();
    const input = backTo === null ? null : await target(backTo);
    const begun = input === null ? undefined : await run(input);
    if (backTo === null || begun?.ok !== true) {
      return;
    }
    const { id, url, title } = begun.answer;
    if (url === null) {
      onLinked(id);
      return;
    }
    busy.begin(methodTexts.opening(title));
    goToGateway({ redirectUrl: url, backTo });
  };
  return { value, choose, card, isRunning: isRunning || card.isRunning, error, link };
}
