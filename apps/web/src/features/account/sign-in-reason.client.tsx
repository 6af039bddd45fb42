'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSearchParams } from 'next/navigation';
import { TradeItem } from '../trade/trade-item.tsx';
import { signInTexts } from './sign-in.texts.ts';
import { item } from './sign-in-page.css.ts';
import { signInReason } from './sign-in-reason.view-model.ts';

/** Why one signs in: the item that the person was about to trade, or what Suki does for everybody. */
export function SignInReason() {
  const parameters = useSearchParams();
  const reason = signInReason({ paramsFrom: parameters.get('paramsFrom'), redirect: parameters.get('redirect') });
  return (
    <Stack space={6}>
      {reason !== null && (
        <Text size="lead" weight="bold">
          {reason.text}
        </Text>
      )}
      {reason?.itemId == null ? <Promises /> : <Wanted itemId={reason.itemId} />}
    </Stack>
  );
}

function Wanted({ itemId }: { readonly itemId: ItemId }) {
  const { data } = useItem(itemId);
  return data === null ? null : (
    <div className={item}>
      <TradeItem item={data} detail={data.styleCode} look="banner" />
    </div>
  );
}

function Promises() {
  return (
    <Stack space={5}>
      {signInTexts.why.promises.map(({ title, text }) => (
        <Stack key={title} space={1}>
          <Heading level={2} size={3}>
            {title}
          </Heading>
          <Text tone="soft" measure>
            {text}
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}
