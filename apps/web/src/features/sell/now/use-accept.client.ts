import { formatMoney } from '@suki/domain/money/format-money';
import { useAcceptBid, useAcceptBidWithoutPay } from '@suki/sdk/hooks/acceptances';
import type { AcceptBidWithoutPayBody, AcceptedBid } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { acceptedAskPath, askPath, orderPath } from '../../../shell/paths.ts';
import { useGo } from '../../../shell/use-go.client.ts';
import type { PaymentOption } from '../../payment/payment-options.view-model.ts';
import { useOnward } from '../../payment/use-onward.client.ts';
import { sellTexts } from '../sell.texts.ts';

/** Accepts the highest bid, then leads to the wallet for the deposit, or to the order when none is due. */
export function useAccept() {
  const accept = useAcceptBid();
  const acceptLater = useAcceptBidWithoutPay();
  const go = useGo();
  const goOn = useOnward();
  const [isLeaving, setLeaving] = useState(false);
  const { now: texts } = sellTexts;

  const arrive = ({ askId, orderId, price }: AcceptedBid): void => {
    setLeaving(true);
    const say = orderId === null ? texts.accepted : texts.sold;
    toasts.show(say(formatMoney(price)), { tone: 'positive', durationMs: 4_000 });
    go.replace(orderId === null ? askPath(askId) : orderPath(orderId));
  };
  return {
    /** With the deposit at once. */
    now: async (terms: AcceptBidWithoutPayBody, option: PaymentOption): Promise<void> => {
      const accepted = await accept.run({
        ...terms,
        payment: { ...option.choice, returnPath: acceptedAskPath(terms.skuId) },
      });
      if (!accepted.ok) {
        return;
      }
      const { askId, orderId, payment } = accepted.answer;
      if (orderId !== null) {
        arrive(accepted.answer);
        return;
      }
      setLeaving(true);
      const backTo = askPath(askId);
      if (payment === null) {
        go.replace(`${backTo}?payment=unstarted`);
      } else {
        goOn(payment, { option, backTo });
      }
    },
    /** With an own listed ask, which has its deposit, or with time to pay the deposit later. */
    withoutPay: async (terms: AcceptBidWithoutPayBody): Promise<void> => {
      const accepted = await acceptLater.run(terms);
      if (accepted.ok) {
        arrive(accepted.answer);
      }
    },
    isRunningNow: accept.isRunning || isLeaving,
    isRunningLater: acceptLater.isRunning || isLeaving,
    error: accept.error ?? acceptLater.error,
  };
}
