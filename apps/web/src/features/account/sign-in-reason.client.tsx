'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSearchParams } from 'next/navigation';
import { TradeItem } from '../trade/trade-item.tsx';
import { signInReason } from './sign-in-reason.view-model.ts';

/** Why one signs in, and the item that the person was about to trade. */
export function SignInReason() {
  const parameters = useSearchParams();
  const reason = signInReason({ paramsFrom: parameters.get('paramsFrom'), redirect: parameters.get('redirect') });
  return reason === null ? null : (
    <Stack space={4}>
      <Text tone="soft">{reason.text}</Text>
      {reason.itemId !== null && <Wanted itemId={reason.itemId} />}
    </Stack>
  );
}

function Wanted({ itemId }: { readonly itemId: ItemId }) {
  const { data } = useItem(itemId);
  return data === null ? null : <TradeItem item={data} detail={data.styleCode} />;
}
