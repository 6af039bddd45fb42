'use client';
import { systemFor } from '@suki/domain/catalogue/size-label';
import { isId, type SkuId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Item } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { StickyBar } from '@suki/ui/foundations/StickyBar/StickyBar';
import { SizeGrid } from '@suki/ui/market/SizeGrid/SizeGrid';
import { useState } from 'react';
import { FormWidth } from '../../shell/page/page-frame.tsx';
import { paths, sellFormPath } from '../../shell/paths.ts';
import { useGo } from '../../shell/use-go.client.ts';
import { rememberSystem, useSizeSystem } from '../../sizes/size-store.ts';
import { isSizeSystem, systemOptions } from '../item/size-label.ts';
import { sellTexts } from './sell.texts.ts';
import { SellIntro } from './sell-intro.tsx';

export function SizeStep({ item }: { readonly item: Item }) {
  const go = useGo();
  const options = systemOptions(item.sizeTemplate);
  const offered = options.map(({ value }) => value);
  const system = systemFor(offered, useSizeSystem()) ?? item.sizeTemplate.baseSystem;
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
      <SizeGrid
        name="size"
        label={sellTexts.size}
        taggedLabel=""
        value={skuId ?? ''}
        onValueChange={(value) => {
          if (isId('sku', value)) {
            setSkuId(value);
          }
        }}
        cells={item.skus.map((sku) => ({
          value: sku.id,
          label: sku.sizes[system] ?? '–',
          detail: sku.lowestAsk === null ? sellTexts.noPrice : formatMoney(sku.lowestAsk),
          muted: sku.lowestAsk === null,
        }))}
        end={
          options.length > 1 ? (
            <SegmentedControl
              tight
              name="size-system"
              label={sellTexts.sizeSystem}
              value={system}
              onValueChange={(value) => isSizeSystem(value) && rememberSystem(value)}
              options={options}
            />
          ) : undefined
        }
        notes={{ text: sellTexts.sizeNote }}
      />
      <Show on="desk">
        <FormWidth>{goOn}</FormWidth>
      </Show>
      <StickyBar label={sellTexts.bar}>{goOn}</StickyBar>
    </Stack>
  );
}
