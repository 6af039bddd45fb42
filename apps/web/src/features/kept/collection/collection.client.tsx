'use client';
import { useCollection } from '@suki/sdk/hooks/collection';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Rows } from '@suki/ui/lists/Rows/Rows';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { addToCollectionPath } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { KeptList } from '../kept-list.client.tsx';
import { collectionTexts as texts } from './collection.texts.ts';
import { CollectionRow } from './collection-row.client.tsx';
import { CollectionSums } from './collection-sums.client.tsx';

/** The items that a person owns, each with its worth by last sale. */
export function Collection() {
  return (
    <RegisteredOnly fallback={<ListSkeleton />}>
      <Owned />
    </RegisteredOnly>
  );
}

function Owned() {
  const list = useCollection();
  const add = { href: addToCollectionPath(), label: texts.add };
  return (
    <KeptList list={list} skeleton={<ListSkeleton />} empty={texts.empty} action={add}>
      {(entries) => (
        <Stack space={6}>
          <CollectionSums />
          <div>
            <Button href={add.href} link={PageLink} tone="ink" icon="plus">
              {add.label}
            </Button>
          </div>
          <Rows label={texts.list}>
            {entries.map((entry) => (
              <CollectionRow key={entry.id} entry={entry} />
            ))}
          </Rows>
        </Stack>
      )}
    </KeptList>
  );
}
