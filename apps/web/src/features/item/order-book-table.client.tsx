'use client';
import type { Lane } from '@suki/domain/trade/facts/statuses';
import type { SkuBook } from '@suki/sdk/types';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DepthLadder } from '@suki/ui/market/DepthLadder/DepthLadder';
import { itemTexts } from './item.texts.ts';
import { orderBook } from './order-book.view-model.ts';

const { orderBook: texts } = itemTexts;

type OrderBookTableProps = { readonly book: SkuBook; readonly lane: Lane; readonly size: string };

export default function OrderBookTable({ book, lane, size }: OrderBookTableProps) {
  return (
    <Stack space={2}>
      <DepthLadder
        caption={texts.caption(size, lane === 'flash' ? itemTexts.flash : itemTexts.standard)}
        headings={texts.headings}
        {...orderBook(book, lane, size)}
      />
      <Text size="label" tone="soft">
        {texts.note}
      </Text>
    </Stack>
  );
}
