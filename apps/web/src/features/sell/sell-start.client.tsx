'use client';
import { isId } from '@suki/domain/ids/id';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { sellFormPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { ItemChooser } from './item-chooser.client.tsx';
import { sellTexts } from './sell.texts.ts';
import { SellStartSkeleton } from './sell-start-skeleton.tsx';

/** The start of the sell page: popular items to choose from. An item page leads on with `?item=`. */
export function SellStart() {
  const search = useSearchParams();
  const go = useGo();
  const itemId = search.get('item');
  const wanted = isId('itm', itemId) ? sellFormPath({ itemId, skuId: search.get('sku') ?? undefined }) : null;
  useEffect(() => {
    if (wanted !== null) {
      go.replace(wanted);
    }
  }, [wanted, go]);
  if (wanted !== null) return <SellStartSkeleton />;
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>{sellTexts.title}</Heading>
        <Text measure>{sellTexts.lead}</Text>
      </Stack>
      <ItemChooser title={sellTexts.wanted} hrefOf={(itemId) => sellFormPath({ itemId })} />
    </Stack>
  );
}
