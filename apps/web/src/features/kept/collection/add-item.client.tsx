'use client';
import { type ItemId, isId } from '@suki/domain/ids/id';
import { isSukiError } from '@suki/sdk/errors';
import { useItem } from '@suki/sdk/hooks/catalogue';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Heading } from '@suki/ui/foundations/Heading/Heading';
import { Stack } from '@suki/ui/foundations/Stack/Stack';
import { Text } from '@suki/ui/foundations/Text/Text';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { LoadFailed } from '../../../shell/failure/load-failed.client.tsx';
import { ListSkeleton } from '../../../shell/page/list-skeleton.tsx';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { addToCollectionPath } from '../../../shell/paths.ts';
import { RegisteredOnly } from '../../../shell/registered-only.client.tsx';
import { ItemChooser } from '../../sell/item-chooser.client.tsx';
import { AddForm } from './add-form.client.tsx';
import { collectionTexts } from './collection.texts.ts';

const { adding: texts } = collectionTexts;

/** Adds an item to the collection: the choice of the item, which the address keeps, then its size and price. */
export function AddItem() {
  const itemId = useSearchParams().get('item');
  const isChosen = isId('itm', itemId);
  return (
    <Stack space={6}>
      <Stack space={2}>
        <Heading level={1}>{texts.title}</Heading>
        {!isChosen && <Text measure>{texts.lead}</Text>}
      </Stack>
      <RegisteredOnly fallback={<ListSkeleton />}>
        {isChosen ? (
          <Chosen key={itemId} itemId={itemId} />
        ) : (
          <ItemChooser title={texts.popular} hrefOf={addToCollectionPath} />
        )}
      </RegisteredOnly>
    </Stack>
  );
}

function Chosen({ itemId }: { readonly itemId: ItemId }) {
  const { data: item, error, reload } = useItem(itemId);
  if (item !== null) return <AddForm item={item} />;
  if (error === null) return <ListSkeleton />;
  if (!isSukiError(error, 'ITEM_NOT_FOUND')) return <LoadFailed error={error} onRetry={reload} />;
  const [title, text] = texts.gone;
  return (
    <EmptyState
      title={title}
      action={
        <Button href={addToCollectionPath()} link={PageLink} tone="ink">
          {texts.another}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
