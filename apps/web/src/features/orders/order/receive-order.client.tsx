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
import { CommandFailure } from '../../../shell/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';
import { OrderLayout } from './order-layout.tsx';

/** The parcel comes or came: the buyer says that all is well. */
export function ReceiveOrder({ order }: { readonly order: Order }) {
  const { received: words } = orderTexts;
  const receive = useConfirmReceived();
  const press = async (): Promise<void> => {
    if ((await receive.run(order.id)).ok) {
      toasts.show(words.saved, { tone: 'positive', durationMs: 3_000 });
    }
  };
  const button = (
    <Button
      // Orange only when it is the thing to do: before the delivery it is merely possible.
      tone={order.deliveryAt === null ? 'ink' : 'main'}
      wide
      onClick={() => void press()}
      loadingLabel={receive.isRunning ? words.saving : undefined}
    >
      {words.button}
    </Button>
  );
  const panel = (
    <Section title={words.title} first>
      <Stack space={4}>
        <Text measure>{words.text}</Text>
        {order.deliveryAt === null && (
          <Text measure tone="soft">
            {words.early}
          </Text>
        )}
        <CommandFailure error={receive.error} />
        <Show on="desk">{button}</Show>
      </Stack>
    </Section>
  );
  return <OrderLayout order={order} panel={panel} bar={<StickyBar label={words.bar}>{button}</StickyBar>} />;
}
