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
import { busy } from '../../../shell/busy-store.ts';
import { CommandFailure } from '../../trade/command-failure.tsx';
import { ChannelPicker } from '../../trade/payment/channel-picker.client.tsx';
import { channelNames } from '../../trade/payment/channels.view-model.ts';
import { goToGateway } from '../../trade/payment/go-to-gateway.client.ts';
import { PaymentNews } from '../../trade/payment/payment-news.client.tsx';
import { paymentReturn } from '../../trade/payment/payment-return.view-model.ts';
import { useChannel } from '../../trade/payment/use-channel.client.ts';
import { tradeTexts } from '../../trade/trade.texts.ts';
import { orderTexts } from '../orders.texts.ts';
import { CancelOrder } from './cancel-order.client.tsx';
import { OrderLayout } from './order-layout.tsx';

export type PayOrderProps = { readonly order: Order; readonly onAsk: () => Promise<void> };

/** The buyer owes the payment: pay, go on with a payment under way, or cancel. */
export function PayOrder({ order, onAsk }: PayOrderProps) {
  const { pay: words } = orderTexts;
  const cameBack = paymentReturn(useSearchParams().get('payment'));
  const { channel, choose } = useChannel(order.amount);
  const pay = usePayOrder();
  const press = async (): Promise<void> => {
    if (channel === null) {
      return;
    }
    const backTo = `/order/${order.id}`;
    const choice = { paymentMethod: channel, checkoutMethod: 'ONE_TIME_PAYMENT', returnPath: backTo } as const;
    const started = await pay.run({ orderId: order.id, choice });
    if (started.ok && started.answer.redirectUrl !== null) {
      busy.begin(tradeTexts.payment.opening(channelNames[channel]));
      goToGateway({ redirectUrl: started.answer.redirectUrl, backTo });
    }
  };
  const isOpen = order.attempt?.status === 'PENDING';
  const total = formatMoney(order.amount);
  const button = (
    <Button
      tone="main"
      wide
      onClick={() => void press()}
      disabledReason={channel === null ? tradeTexts.payment.noneTitle : undefined}
      loadingLabel={pay.isRunning ? words.starting : undefined}
    >
      {isOpen ? words.again(total) : words.button(total)}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <PaymentNews isDue cameBack={cameBack} attempt={order.attempt?.status ?? null} onAsk={onAsk} />
      <Stack space={4}>
        <ChannelPicker isLabelHidden amount={order.amount} value={channel} onChange={choose} />
        <CommandFailure error={pay.error} />
        <Only on="desk">{button}</Only>
        <Inline>
          <CancelOrder order={order} />
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
