'use client';
import type { usePaymentMethods } from '@suki/sdk/hooks/payment-methods';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useEffect } from 'react';
import { useLinkReturn } from './use-link-return.client.ts';

/** The server reports changes by itself; polling is for a stream that is down. */
const ASK_EVERY_MS = 4_000;

type LinkNewsProps = {
  readonly list: Pick<ReturnType<typeof usePaymentMethods>, 'items' | 'reload'>;
  /** False where the methods that are not linked yet do not stand below. */
  readonly canFinish?: boolean | undefined;
};

/** The result of linking, after the visitor came back from their wallet or bank. */
export function LinkNews({ list, canFinish = true }: LinkNewsProps) {
  const { news, ref } = useLinkReturn(list.items, canFinish);
  const isWaiting = news?.isWaiting === true;
  const { reload } = list;
  useEffect(() => {
    if (!isWaiting) {
      return;
    }
    const timer = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isWaiting, reload]);
  // The gap above is outside, so that the focus ring is drawn around the words only.
  return (
    <Stack space={4}>
      {news !== null && <span />}
      <div role="status" ref={ref} tabIndex={-1}>
        {news !== null && (
          <Text tone={news.tone} weight="medium" measure>
            {news.text}
          </Text>
        )}
      </div>
    </Stack>
  );
}
