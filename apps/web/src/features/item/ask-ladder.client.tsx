'use client';
import { DataTable } from '@suki/ui/DataTable/DataTable';
import { Section } from '@suki/ui/Section/Section';
import { SkeletonText } from '@suki/ui/Skeleton/Skeleton';
import { Text } from '@suki/ui/Text/Text';
import { useRegion } from '../../region/region-store.ts';
import { ladderSteps } from './ask-ladder.view-model.ts';
import { itemTexts } from './item.texts.ts';
import { useItemChoice } from './item-choice.client.tsx';

const { ladder } = itemTexts;

const columns = [
  { id: 'price', label: ladder.price },
  { id: 'lane', label: ladder.lane },
  { id: 'pairs', label: ladder.pairs },
  { id: 'total', label: ladder.total, kind: 'amount' },
] as const;

/** The asks of the chosen size by price, live. */
export function AskLadder() {
  const { book, panel, isBookLate } = useItemChoice();
  const region = useRegion();
  const steps = book === null ? [] : ladderSteps(book, region);
  return (
    <Section title={ladder.title(panel.size)}>
      <div aria-busy={book === null}>
        {book === null && !isBookLate && <SkeletonText lines={4} />}
        {book === null && isBookLate && <Text tone="soft">{ladder.failed}</Text>}
        {book !== null && steps.length === 0 && <Text tone="soft">{ladder.empty(panel.size)}</Text>}
        {steps.length > 0 && (
          <>
            <DataTable caption={ladder.caption(panel.size)} columns={columns} rows={steps} />
            <Text size="label" tone="soft">
              {ladder.note}
            </Text>
          </>
        )}
      </div>
    </Section>
  );
}
