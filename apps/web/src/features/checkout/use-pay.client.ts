import type { OrderId } from '@suki/domain/ids/id';
import { useBuyAtLowestAsk, usePayOrder } from '@suki/sdk/hooks/orders';
import type { BuyAtLowestAskBody } from '@suki/sdk/types';
import { useState } from 'react';
import { orderPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { noteConversion } from '../../tracking/search-of-item.client.ts';
import type { PaymentOption } from '../payment/payment-options.view-model.ts';
import { startFailure } from '../payment/payment-return.view-model.ts';
import { useOnward } from '../payment/use-onward.client.ts';

/**
 * Buys, starts the payment and leaves for the wallet. A second press joins the first call; the SDK repeats a call whose
 * answer was lost under the same key.
 */
export function usePay() {
  const buy = useBuyAtLowestAsk();
  const start = useStartPayment();
  const [isLeaving, setLeaving] = useState(false);
  const run = async (body: BuyAtLowestAskBody, option: PaymentOption): Promise<void> => {
    const bought = await buy.run(body);
    if (bought.ok) {
      noteConversion(bought.answer.item.id);
      setLeaving(true);
      await start(bought.answer.id, option);
    }
  };
  return { run, isRunning: buy.isRunning || isLeaving, error: buy.error };
}

/** The order exists from here on, so a failed start leads to its page. */
function useStartPayment() {
  const pay = usePayOrder();
  const go = useGo();
  const goOn = useOnward();
  return async (orderId: OrderId, option: PaymentOption): Promise<void> => {
    const backTo = orderPath(orderId);
    const started = await pay.run({ orderId, choice: { ...option.choice, returnPath: backTo } });
    if (started.ok) {
      goOn(started.answer, { option, backTo });
    } else {
      go.replace(`${backTo}?payment=${startFailure(started.error)}`);
    }
  };
}
