'use client';
import { Section } from '@suki/ui/foundations/Section/Section';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { DepthLadder } from '@suki/ui/market/DepthLadder/DepthLadder';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';
import { orderBook } from './order-book.view-model.ts';

const { orderBook: texts } = itemTexts;

export function OrderBook() {
  const { book, panel, isBookLate } = useItemChoice();
  const { size, lane, isSizeChosen } = panel;
  if (!isSizeChosen) {
    return (
      <Section title={texts.title(size)}>
        <Text tone="soft">{texts.chooseSize}</Text>
      </Section>
    );
  }
  return (
    <Section title={texts.title(size)}>
      <div aria-busy={book === null && !isBookLate}>
        {book === null && !isBookLate && <SkeletonText lines={8} />}
        {book === null && isBookLate && <Text tone="soft">{texts.failed}</Text>}
        {book !== null && (
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
        )}
      </div>
    </Section>
  );
}
