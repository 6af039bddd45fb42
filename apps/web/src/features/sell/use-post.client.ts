import type { AddressId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { usePayAskDeposit, usePostAsk } from '@suki/sdk/hooks/asks';
import type { PostAskBody } from '@suki/sdk/types';
import { useState } from 'react';
import { askPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import type { PaymentOption } from '../payment/payment-options.view-model.ts';
import { startFailure } from '../payment/payment-return.view-model.ts';
import { useOnward } from '../payment/use-onward.client.ts';

export type Posting = Omit<PostAskBody, 'returnAddressId' | 'price'> & {
  readonly price: Centavos;
  readonly returnAddressId: AddressId;
};

/** Posts the ask, starts its payment and leaves for the wallet. The SDK repeats a lost call under one key. */
export function usePost() {
  const post = usePostAsk();
  const pay = usePayAskDeposit();
  const go = useGo();
  const goOn = useOnward();
  const [isLeaving, setLeaving] = useState(false);
  const run = async (body: Posting, option: PaymentOption): Promise<void> => {
    const posted = await post.run(body);
    if (!posted.ok) {
      return;
    }
    const { askId } = posted.answer;
    const backTo = askPath(askId);
    setLeaving(true);
    const started = await pay.run({ askId, choice: { ...option.choice, returnPath: backTo }, isAcceptance: false });
    if (started.ok) {
      goOn(started.answer, { option, backTo });
    } else {
      // The ask exists, so its page is where the payment goes on.
      go.replace(`${backTo}?payment=${startFailure(started.error)}`);
    }
  };
  return { run, isRunning: post.isRunning || isLeaving, error: post.error };
}
