'use client';
import { useAskMoreTime } from '@suki/sdk/hooks/orders';
import type { Order } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Details } from '@suki/ui/lists/Details/Details';
import { CommandFailure } from '../../../shell/failure/command-failure.tsx';
import { orderTexts } from '../orders.texts.ts';

/** One more day for the seller to send the item, once, while the server allows it (`E48`). */
export function MoreTime({ order }: { readonly order: Order }) {
  const { deliver: texts } = orderTexts;
  const ask = useAskMoreTime();
  if (!order.next.actions.includes('ask_more_time')) {
    return null;
  }
  return (
    <Details look="question" summary={texts.moreTime}>
      <Stack space={4}>
        <Text measure>{texts.moreTimeHow}</Text>
        <CommandFailure error={ask.error} />
        <Button
          tone="ink"
          onClick={() => void ask.run(order.id)}
          loadingLabel={ask.isRunning ? texts.moreTimeSaving : undefined}
        >
          {texts.moreTime}
        </Button>
      </Stack>
    </Details>
  );
}
