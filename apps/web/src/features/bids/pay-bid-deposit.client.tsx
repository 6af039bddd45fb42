'use client';
import { depositDue } from '@suki/domain/deposits/deposit-due';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayBidDeposit } from '@suki/sdk/hooks/bids';
import type { Bid } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Only } from '@suki/ui/Only/Only';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { StickyBar } from '@suki/ui/StickyBar/StickyBar';
import { Text } from '@suki/ui/Text/Text';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { OrderSkeleton } from '../orders/order/order-skeleton.tsx';
import { PaymentNews } from '../trade/payment/payment-news.client.tsx';
import { paymentReturn } from '../trade/payment/payment-return.view-model.ts';
import { useOnward } from '../trade/payment/use-onward.client.ts';
import { useWay } from '../trade/payment/use-way.client.ts';
import { WayPicker } from '../trade/payment/way-picker.client.tsx';
import { raiseTime } from '../trade/raise-time.ts';
import { tradeTexts } from '../trade/trade.texts.ts';
import { BidFailure } from './bid-failure.tsx';
import { BidLayout } from './bid-layout.tsx';
import { bidTexts } from './bids.texts.ts';
import { ChangeBid } from './change-bid.client.tsx';
import { EditBid } from './edit-bid.client.tsx';
import { CancelBid } from './end-bid.client.tsx';
import { NextSteps } from './next-steps.tsx';

export type PayBidDepositProps = { readonly bid: Bid; readonly onAsk: () => Promise<void> };

/** The deposit is due, or what a higher price adds to it: pay, go on with a payment under way, or take the bid back. */
export function PayBidDeposit({ bid, onAsk }: PayBidDepositProps) {
  const { pay: words } = bidTexts;
  const cameBack = paymentReturn(useSearchParams().get('payment'));
  const { deposit, raise } = bid;
  const amount = depositDue({ ...deposit, raise }) ?? deposit.amount;
  const isRaise = deposit.status !== 'due' && raise !== null;
  const choice = useWay(amount);
  const { way } = choice;
  const goOn = useOnward();
  const pay = usePayBidDeposit();
  const [isEditing, setEditing] = useState(false);
  const press = async (): Promise<void> => {
    if (way === null) {
      return;
    }
    const backTo = `/bid/${bid.id}`;
    const started = await pay.run({ bidId: bid.id, choice: { ...way.choice, returnPath: backTo } });
    if (started.ok) {
      goOn(started.answer, { way, backTo });
    }
  };
  if (isEditing) {
    return <EditBid bid={bid} onDone={() => setEditing(false)} />;
  }
  // The ways to pay stand above everything else of the panel: coming later they would push it down.
  if (choice.isLoading) {
    return <OrderSkeleton />;
  }
  const due = formatMoney(amount);
  const attempt = bid.needToRepay && !isRaise ? ('FAILED' as const) : null;
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={way === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={pay.isRunning ? words.starting : undefined}
    >
      {isRaise ? words.raiseButton(due) : words.button(due)}
    </Button>
  );
  const panel = (
    <>
      <Section title={isRaise ? words.raiseTitle(formatMoney(raise.price)) : words.title} first>
        <PaymentNews isDue cameBack={cameBack} attempt={attempt} onAsk={onAsk} />
        <Stack space={4}>
          <Text measure>
            {isRaise ? words.raiseText(formatMoney(bid.proposedPrice), raiseTime(raise.payBy, 'T3')) : words.text}
          </Text>
          <WayPicker isLabelHidden choice={choice} />
          <BidFailure error={pay.error} />
          <Only on="desk">{button}</Only>
          {isRaise ? <ChangeBid bid={bid} onEdit={() => setEditing(true)} /> : <CancelBid bid={bid} />}
        </Stack>
      </Section>
      <NextSteps />
    </>
  );
  const bar = (
    <StickyBar label={words.bar} sum={{ label: isRaise ? words.raiseSum : words.barSum, amount: due }}>
      {button}
    </StickyBar>
  );
  return <BidLayout bid={bid} order={null} panel={panel} bar={bar} />;
}
