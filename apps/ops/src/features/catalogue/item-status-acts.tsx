import { type ItemStatus, itemStatuses } from '@suki/domain/catalogue/item-status';
import { useChangeCatalogueItems } from '@suki/sdk/hooks/staff/catalogue';
import type { CatalogueItem } from '@suki/sdk/types';
import { Text } from '@suki/ui/foundations/Text/Text';
import { useState } from 'react';
import { ActWithReason } from '../people/act-with-reason.tsx';
import { bulkTexts, outcomeWords, itemTexts as words } from './catalogue.texts.ts';

const acts: Readonly<Record<ItemStatus, string>> = {
  listed: words.list,
  unlisted: words.unlist,
  discontinued: words.discontinue,
};

type Props = { readonly item: Pick<CatalogueItem, 'id' | 'version' | 'status'> };

/** The steps to the other two statuses, each with its effect on people and with a reason. */
export function ItemStatusActs({ item }: Props) {
  return itemStatuses
    .filter((status) => status !== item.status)
    .map((status) => <Act key={`${status} ${item.version}`} item={item} status={status} />);
}

function Act({ item, status }: Props & { readonly status: ItemStatus }) {
  const change = useChangeCatalogueItems();
  const [refused, setRefused] = useState<string | null>(null);
  return (
    <>
      <ActWithReason
        summary={acts[status]}
        text={bulkTexts.effect[status]}
        button={acts[status]}
        done={words.statusDone[status]}
        command={change}
        onReason={async (reason) => {
          const items = [{ itemId: item.id, version: item.version }];
          const outcome = await change.run({ items, change: { status }, reason });
          const row = outcome.ok ? outcome.answer.items[0] : undefined;
          setRefused(row === undefined || row.outcome === 'changed' ? null : outcomeWords[row.outcome]);
          return outcome;
        }}
      />
      {refused !== null && (
        <Text tone="critical" role="alert">
          {refused}
        </Text>
      )}
    </>
  );
}
