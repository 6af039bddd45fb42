import type { AddressId } from '@suki/domain/ids/id';
import type { Centavos } from '@suki/domain/money/centavos';
import { usePayAskDeposit, usePostAsk } from '@suki/sdk/hooks/asks';
import type { PostAskBody } from '@suki/sdk/types';
import { useState } from 'react';
import { busy } from '../../shell/busy-store.ts';
import { type Channel, channelNames } from '../trade/payment/channels.view-model.ts';
import { goToGateway } from '../trade/payment/go-to-gateway.client.ts';
import { tradeTexts } from '../trade/trade.texts.ts';
import { useGo } from '../trade/use-go.client.ts';

export type Posting = Omit<PostAskBody, 'returnAddressId' | 'price'> & {
  readonly price: Centavos;
  readonly returnAddressId: AddressId;
};

/** Posts the ask, starts the payment of its deposit and leaves for the wallet. One press, one ask: the SDK keeps its key. */
export function usePost() {
  const post = usePostAsk();
  const pay = usePayAskDeposit();
  const go = useGo();
  const [isLeaving, setLeaving] = useState(false);
  const run = async (body: Posting, channel: Channel): Promise<void> => {
    const posted = await post.run(body);
    if (!posted.ok) {
      return;
    }
    const { askId } = posted.answer;
    const backTo = `/ask/${askId}`;
    setLeaving(true);
    const choice = { paymentMethod: channel, checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: backTo } as const;
    const started = await pay.run({ askId, choice });
    const redirectUrl = started.ok ? started.answer.redirectUrl : null;
    if (redirectUrl === null) {
      // The ask exists: its page is the place to pay from now on.
      go.replace(started.ok ? backTo : `${backTo}?payment=unstarted`);
      return;
    }
    busy.begin(tradeTexts.payment.opening(channelNames[channel]));
    goToGateway({ redirectUrl, backTo });
  };
  return { run, isRunning: post.isRunning || isLeaving, error: post.error };
}
