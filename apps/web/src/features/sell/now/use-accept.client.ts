import { formatMoney } from '@suki/domain/money/format-money';
import { useAcceptBid, useAcceptBidWithoutPay } from '@suki/sdk/hooks/acceptances';
import type { AcceptBidWithoutPayBody, AcceptedBid } from '@suki/sdk/types';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { useState } from 'react';
import { useGo } from '../../../shell/use-go.client.ts';
import { acceptedAskPath } from '../../asks/accepted-ask.view-model.ts';
import { useOnward } from '../../payment/use-onward.client.ts';
import type { Way } from '../../payment/ways.view-model.ts';
import { sellTexts } from '../sell.texts.ts';

/** Accepts the highest bid and goes on: to the wallet for the deposit, or to the order where none is due. One press, one sale. */
export function useAccept() {
  const accept = useAcceptBid();
  const acceptLater = useAcceptBidWithoutPay();
  const go = useGo();
  const goOn = useOnward();
  const [isLeaving, setLeaving] = useState(false);
  const { now: words } = sellTexts;

  const arrive = ({ askId, orderId, price }: AcceptedBid): void => {
    setLeaving(true);
    const say = orderId === null ? words.accepted : words.sold;
    toasts.show(say(formatMoney(price)), { tone: 'positive', durationMs: 4_000 });
    go.replace(orderId === null ? `/ask/${askId}` : `/order/${orderId}`);
  };
  return {
    /** With the deposit at once. */
    now: async (terms: AcceptBidWithoutPayBody, way: Way): Promise<void> => {
      const accepted = await accept.run({
        ...terms,
        payment: { ...way.choice, returnPath: acceptedAskPath(terms.skuId) },
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
      const backTo = `/ask/${askId}`;
      if (payment === null) {
        go.replace(`${backTo}?payment=unstarted`);
      } else {
        goOn(payment, { way, backTo });
      }
    },
    /** With an own live ask, which has its deposit, or with some time to pay it. */
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
