'use client';
import { useConfirmReceived } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { Text } from '@suki/ui/foundations/Text/Text';
import { toasts } from '@suki/ui/overlays/Toast/toast-store';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { OrderLayout } from './order-layout.tsx';

/** The buyer confirms that the parcel arrived and is fine. */
export function ReceiveOrder({ order }: { readonly order: Order }) {
  const { received: texts } = orderTexts;
  const receive = useConfirmReceived();
  const press = async (): Promise<void> => {
    if ((await receive.run(order.id)).ok) {
      toasts.show(texts.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const button = (
    <Button
      // Orange only after the delivery; before it, confirming is possible but not expected.
      tone={order.deliveryAt === null ? 'ink' : 'main'}
      wide
      onClick={() => void press()}
      loadingLabel={receive.isRunning ? texts.saving : undefined}
    >
      {texts.button}
    </Button>
  );
  const panel = (
    <Section title={texts.title} first>
      <Stack space={4}>
        <Text measure>{texts.text}</Text>
        {order.deliveryAt === null && (
          <Text measure tone="soft">
            {texts.early}
          </Text>
        )}
        <CommandFailure error={receive.error} />
        <Show on="desk">{button}</Show>
      </Stack>
    </Section>
  );
  return <OrderLayout order={order} panel={panel} bar={<StickyBar label={texts.bar}>{button}</StickyBar>} />;
}
