'use client';
import { useCollectionTotals } from '@suki/sdk/hooks/collection';
import { SkeletonText } from '@suki/ui/foundations/Skeleton/Skeleton';
import { Text } from '@suki/ui/foundations/Text/Text';
import { PriceTag } from '@suki/ui/market/PriceTag/PriceTag';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { collectionTexts } from './collection.texts.ts';
import { totalsWords } from './collection.view-model.ts';

const { totals: texts } = collectionTexts;

/** The worth of the whole collection, what was paid for it, and the gain or loss. */
export function CollectionSums() {
  const { data, error, reload } = useCollectionTotals();
  if (data === null) return error === null ? <SkeletonText lines={3} /> : <LoadFailed error={error} onRetry={reload} />;
  const { sums, note } = totalsWords(data);
  return (
    <div>
      {sums !== null && (
        <>
          <Text size="label" tone="soft">
            {texts.worth}
          </Text>
          <PriceTag size="figure" as="output">
            {sums.worth}
          </PriceTag>
          <Text numeric>
            {sums.paid}
            {' · '}
            <Text as="span" tone={sums.gain.tone} weight="bold">
              {texts.gain[sums.gain.tone]} {sums.gain.text}
            </Text>
          </Text>
        </>
      )}
      <Text size="label" tone="soft" measure>
        {note}
      </Text>
    </div>
  );
}
