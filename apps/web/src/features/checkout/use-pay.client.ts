import type { OrderId } from '@suki/domain/ids/id';
import { useBuyAtLowestAsk, usePayOrder } from '@suki/sdk/hooks/orders';
import type { BuyAtLowestAskBody } from '@suki/sdk/types';
import { useState } from 'react';
import { busy } from '../../shell/busy-store.ts';
import { type Channel, channelNames } from '../trade/payment/channels.view-model.ts';
import { goToGateway } from '../trade/payment/go-to-gateway.client.ts';
import { tradeTexts } from '../trade/trade.texts.ts';
import { useGo } from '../trade/use-go.client.ts';

/** Buys, starts the payment and leaves for the wallet. A second press joins the first; a lost answer is asked for again under its key. */
export function usePay() {
  const buy = useBuyAtLowestAsk();
  const start = useStartPayment();
  const [isLeaving, setLeaving] = useState(false);
  const run = async (body: BuyAtLowestAskBody, channel: Channel): Promise<void> => {
    const bought = await buy.run(body);
    if (bought.ok) {
      setLeaving(true);
      await start(bought.answer.id, channel);
    }
  };
  return { run, isRunning: buy.isRunning || isLeaving, error: buy.error };
}

/** The order exists from here on: whatever happens next, its page is where to go on. */
function useStartPayment() {
  const pay = usePayOrder();
  const go = useGo();
  return async (orderId: OrderId, channel: Channel): Promise<void> => {
    const backTo = `/order/${orderId}`;
    const choice = { paymentMethod: channel, checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: backTo } as const;
    const started = await pay.run({ orderId, choice });
    const redirectUrl = started.ok ? started.answer.redirectUrl : null;
    if (redirectUrl === null) {
      go.replace(started.ok ? backTo : `${backTo}?payment=unstarted`);
      return;
    }
    busy.begin(tradeTexts.payment.opening(channelNames[channel]));
    goToGateway({ redirectUrl, backTo });
  };
}
