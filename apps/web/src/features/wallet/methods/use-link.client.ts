import { useLinkPaymentMethod } from '@suki/sdk/hooks/payment-methods';
import type { LinkInput } from '@suki/sdk/types';
import { useState } from 'react';
import { busy } from '../../../shell/busy/busy-store.ts';
import { goToGateway } from '../../payment/go-to-gateway.client.ts';
import { useCard } from './card/use-card.client.ts';
import type { LinkMethodProps } from './link-method.client.tsx';
import { methodTexts } from './methods.texts.ts';

export const CARD = 'CARD';

/** The choice of what to link, and the call that links it: leaves for the wallet, bank or issuer where they ask. */
export function useLink({ options, onLeave, onLinked }: Pick<LinkMethodProps, 'options' | 'onLeave' | 'onLinked'>) {
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
