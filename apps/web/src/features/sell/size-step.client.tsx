'use client';
import type { SkuId } from '@suki/domain/ids/id';
import type { Item } from '@suki/sdk/types';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { useState } from 'react';
import { FormWidth } from '../../shell/page/page-frame.tsx';
import { paths, sellFormPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { sellTexts } from './sell.texts.ts';
import { SellIntro } from './sell-intro.tsx';
import { SizeChoice } from './size-choice.client.tsx';

export function SizeStep({ item }: { readonly item: Item }) {
  const go = useGo();
  const [skuId, setSkuId] = useState<SkuId | null>(item.skus.length === 1 ? (item.skus[0]?.id ?? null) : null);
  const goOn = (
    <Button
      tone="main"
      wide
      disabledReason={skuId === null ? sellTexts.sizeReason : undefined}
      onClick={() => skuId !== null && go.to(sellFormPath({ itemId: item.id, skuId }))}
    >
      {sellTexts.sizeNext}
    </Button>
  );
  return (
    <Stack space={5}>
      <SellIntro item={item} detail={item.styleCode} change={{ href: paths.sell, label: sellTexts.change }} />
      <Heading level={1} size={1}>
        {sellTexts.sizeTitle}
      </Heading>
      <SizeChoice item={item} value={skuId} onChange={setSkuId} />
      <Show on="desk">
        <FormWidth>{goOn}</FormWidth>
      </Show>
      <StickyBar label={sellTexts.bar}>{goOn}</StickyBar>
    </Stack>
  );
}
