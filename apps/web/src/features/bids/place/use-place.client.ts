import type { AddressId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { usePayBidDeposit, usePostBid } from '@suki/sdk/hooks/bids';
import type { PostBidBody } from '@suki/sdk/types';
import { useState } from 'react';
import { bidPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import type { PaymentOption } from '../../payment/payment-options.view-model.ts';
import { startFailure } from '../../payment/payment-return.view-model.ts';
import { useOnward } from '../../payment/use-onward.client.ts';

export type Placing = Omit<PostBidBody, 'addressId' | 'price'> & {
  readonly price: Centavos;
  readonly addressId: AddressId;
};

/** Places the bid, starts its payment and leaves for the wallet. The SDK repeats a lost call under one key. */
export function usePlace() {
  const post = usePostBid();
  const pay = usePayBidDeposit();
  const go = useGo();
  const goOn = useOnward();
  const [isLeaving, setLeaving] = useState(false);
  const run = async (body: Placing, option: PaymentOption): Promise<void> => {
    const posted = await post.run(body);
    if (!posted.ok) {
      return;
    }
    const { bidId } = posted.answer;
    const backTo = bidPath(bidId);
    setLeaving(true);
    const started = await pay.run({ bidId, choice: { ...option.choice, returnPath: backTo } });
    if (started.ok) {
      goOn(started.answer, { option, backTo });
    } else {
      // The bid exists, so its page is where the payment goes on.
      go.replace(`${backTo}?payment=${startFailure(started.error)}`);
    }
  };
  return { run, isRunning: post.isRunning || isLeaving, error: post.error };
}
