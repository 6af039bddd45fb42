'use client';
import { formatMoney } from '@suki/domain/money/format-money';
import { usePayOrder } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Inline } from '@suki/ui/foundations/Inline/Inline';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { ShopTabBar } from '../../../shell/navigation/shop-tab-bar.client.tsx';
import { orderPath } from '../../../shell/paths.ts';
import { hasButton, PayStepButton, payStepTitle } from '../../payment/pay-step-button.client.tsx';
import { PayWith } from '../../payment/pay-with.client.tsx';
import { PaymentNews } from '../../payment/payment-news.client.tsx';
import { usePayStep } from '../../payment/use-pay-step.client.ts';
import { orderTexts } from '../orders.texts.ts';
import { CancelOrder } from './cancel-order.client.tsx';
import { GiveUpBid } from './give-up-bid.client.tsx';
import { OrderLayout } from './order-layout.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

export type PayOrderProps = { readonly order: Order; readonly onAsk: () => Promise<void> };

/** The step in which the buyer pays. A payment under way can be continued. */
export function PayOrder({ order, onAsk }: PayOrderProps) {
  const { pay: texts } = orderTexts;
  const step = usePayStep({
    amount: order.amount,
    attempt: order.attempt,
    backTo: orderPath(order.id),
    command: usePayOrder(),
    inputOf: (choice) => ({ orderId: order.id, choice }),
  });
  // The payment options stand above the rest of the panel: if they appeared later, they would push it down.
  if (step.choice.isLoading) {
    return <OrderSkeleton />;
  }
  const total = formatMoney(order.amount);
  const button = hasButton(step) ? (
    <PayStepButton step={step} label={texts.button(total)} runningLabel={texts.starting} />
  ) : null;
  const panel = (
    <Section title={payStepTitle(step, order.status === 'platform_to_ship' ? texts.againTitle : texts.title)} first>
      <PaymentNews isDue cameBack={step.cameBack} attempt={step.attempt} onAsk={onAsk} />
      <Stack space={4}>
        <PayWith step={step} />
        <CommandFailure error={step.error} />
        <Show on="desk">{button}</Show>
        <Inline>
          <CancelOrder order={order} />
          <GiveUpBid order={order} />
        </Inline>
      </Stack>
    </Section>
  );
  const bar =
    button === null ? (
      <ShopTabBar />
    ) : (
      <StickyBar label={texts.bar} sum={{ label: texts.barSum, amount: total }}>
        {button}
      </StickyBar>
    );
  return <OrderLayout order={order} panel={panel} bar={bar} cameBack={step.cameBack} />;
}
