'use client';
import { systemFor } from '@suki/domain/catalogue/size-label';
import { isId, type SkuId } from '@suki/domain/ids/id';
import { formatMoney } from '@suki/domain/money/format-money';
import type { Item } from '@suki/sdk/types';
import { SegmentedControl } from '@suki/ui/forms/SegmentedControl/SegmentedControl';
import { SizeGrid } from '@suki/ui/market/SizeGrid/SizeGrid';
import { rememberSystem, useSizeSystem } from '../../sizes/size-store.ts';
import { isSizeSystem, systemOptions } from '../item/size-label.ts';
import { sellTexts } from './sell.texts.ts';

export type SizeChoiceProps = {
  readonly item: Item;
  readonly value: SkuId | null;
  readonly onChange: (skuId: SkuId) => void;
};

/** The sizes of an item with their lowest asks, in the visitor's size system. */
export function SizeChoice({ item, value, onChange }: SizeChoiceProps) {
  const options = systemOptions(item.sizeTemplate);
  const offered = options.map((option) => option.value);
  const system = systemFor(offered, useSizeSystem()) ?? item.sizeTemplate.baseSystem;
  return (
    <SizeGrid
      name="size"
      label={sellTexts.size}
      taggedLabel=""
      value={value ?? ''}
      onValueChange={(chosen) => {
        if (isId('sku', chosen)) onChange(chosen);
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
            onValueChange={(chosen) => isSizeSystem(chosen) && rememberSystem(chosen)}
            options={options}
          />
        ) : undefined
      }
      notes={{ text: sellTexts.sizeNote }}
    />
  );
}
