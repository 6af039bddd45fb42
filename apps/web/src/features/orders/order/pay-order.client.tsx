'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/Button/Button';
import { Inline } from '@suki/ui/Inline/Inline';
import { Only } from '@suki/ui/Only/Only';
import { Section } from '@suki/ui/Section/Section';
import { Stack } from '@suki/ui/Stack/Stack';
import { StickyBar } from '@suki/ui/StickyBar/StickyBar';
import { useSearchParams } from 'next/navigation';
import { CommandFailure } from '../../trade/command-failure.tsx';
import { PaymentNews } from '../../trade/payment/payment-news.client.tsx';
import { paymentReturn } from '../../trade/payment/payment-return.view-model.ts';
import { useOnward } from '../../trade/payment/use-onward.client.ts';
import { useWay } from '../../trade/payment/use-way.client.ts';
import { WayPicker } from '../../trade/payment/way-picker.client.tsx';
import { tradeTexts } from '../../trade/trade.texts.ts';
import { orderTexts } from '../orders.texts.ts';
import { CancelOrder } from './cancel-order.client.tsx';
import { GiveUpBid } from './give-up-bid.client.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export type PayOrderProps = { readonly order: Order; readonly onAsk: () => Promise<void> };

/** The buyer owes the payment: pay, go on with a payment under way, or cancel. */
export function PayOrder({ order, onAsk }: PayOrderProps) {
  const { pay: words } = orderTexts;
  const cameBack = paymentReturn(useSearchParams().get('payment'));
  const choice = useWay(order.amount);
  const { way } = choice;
  const goOn = useOnward();
  const pay = usePayOrder();
  const press = async (): Promise<void> => {
    if (way === null) {
      return;
    }
    const backTo = `/order/${order.id}`;
    const started = await pay.run({ orderId: order.id, choice: { ...way.choice, returnPath: backTo } });
    if (started.ok) {
      goOn(started.answer, { way, backTo });
    }
  };
  // The ways to pay stand above everything else of the panel: coming later they would push it down.
  if (choice.isLoading) {
    return <OrderSkeleton />;
  }
  const isOpen = order.attempt?.status === 'PENDING';
  const total = formatMoney(order.amount);
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={way === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={pay.isRunning ? words.starting : undefined}
    >
      {isOpen ? words.again(total) : words.button(total)}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <PaymentNews isDue cameBack={cameBack} attempt={order.attempt?.status ?? null} onAsk={onAsk} />
      <Stack space={4}>
        <WayPicker isLabelHidden choice={choice} />
        <CommandFailure error={pay.error} />
        <Only on="desk">{button}</Only>
        <Inline>
          <CancelOrder order={order} />
          <GiveUpBid order={order} />
        </Inline>
      </Stack>
    </Section>
  );
  const bar = (
    <StickyBar label={words.bar} sum={{ label: words.barSum, amount: total }}>
      {button}
    </StickyBar>
  );
  return <OrderLayout order={order} panel={panel} bar={bar} />;
}
