'use client';
import type { ItemId } from '@suki/domain/ids/id';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ItemLine } from '@suki/ui/market/ItemLine/ItemLine';
import { useSearchParams } from 'next/navigation';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';
import { type SignInMode, signInTexts } from './sign-in.texts.ts';
import { signInReason } from './sign-in-reason.view-model.ts';

type Props = { readonly mode: SignInMode };

function useSignInReason(mode: SignInMode) {
  const parameters = useSearchParams();
  return signInReason(mode, { paramsFrom: parameters.get('paramsFrom'), redirect: parameters.get('redirect') });
}

/** One line under the title, so that a phone says why before it asks for anything. */
export function SignInReason({ mode }: Props) {
  const { text } = useSignInReason(mode);
  return <SignInLine>{text}</SignInLine>;
}

export function SignInLine({ children }: { readonly children: string }) {
  return (
    <Text size="lead" tone="soft">
      {children}
    </Text>
  );
}

/** The stake: the item that the person was about to trade, or what Suki does for everybody. */
export function SignInStake({ mode }: Props) {
  const { kept, itemId } = useSignInReason(mode);
  return itemId === null ? <Promises /> : <Wanted itemId={itemId} kept={kept} />;
}

function Wanted({ itemId, kept }: { readonly itemId: ItemId; readonly kept: string | null }) {
  const { data } = useItem(itemId);
  return data === null ? null : (
    <Stack space={4}>
      <ItemLine
        href={itemPath(itemId)}
        link={PageLink}
        look="banner"
        name={data.name}
        detail={data.styleCode}
        art={<ItemArt item={data} room="page" ratio="banner" sizes="(min-width: 900px) 688px, 100vw" />}
      />
      {kept !== null && <Text weight="bold">{kept}</Text>}
    </Stack>
  );
}

function Promises() {
  return (
    <Stack space={5}>
      {signInTexts.why.promises.map(({ title, text }) => (
        <Stack key={title} space={1}>
          <Heading level={2} size={1}>
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
