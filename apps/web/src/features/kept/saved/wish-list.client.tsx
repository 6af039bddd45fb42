'use client';
import { isId, type KeptId } from '@suki/domain/ids/id';
import { isSukiError } from '@suki/sdk/errors';
import { useWishList } from '@suki/sdk/hooks/kept';
import { Button } from '@suki/ui/foundations/Button/Button';
import { Grid } from '@suki/ui/foundations/Grid/Grid';
import { EmptyState } from '@suki/ui/lists/EmptyState/EmptyState';
import { useSearchParams } from 'next/navigation';
import { PageLink } from '../../../shell/page-link.client.tsx';
import { paths } from '../../../shell/paths.ts';
import { WithSession } from '../../../shell/with-session.client.tsx';
import { ItemTile } from '../../item/tile/item-tile.client.tsx';
import { tileFactsOf } from '../../item/tile/tile-facts.ts';
import { GridSkeleton } from '../grid-skeleton.tsx';
import { keptTexts } from '../kept.texts.ts';
import { KeptList } from '../kept-list.client.tsx';

const texts = keptTexts.wishList;

/** A wish list that somebody shared, by the id in the address. */
export function SharedWishList() {
  const id = useSearchParams().get('list');
  return isId('kpt', id) ? (
    <WithSession fallback={<GridSkeleton />}>
      <Items id={id} />
    </WithSession>
  ) : (
    <Gone />
  );
}

function Items({ id }: { readonly id: KeptId }) {
  const list = useWishList(id);
  if (isSukiError(list.error, 'WISH_LIST_NOT_FOUND')) return <Gone />;
  return (
    <KeptList list={list} skeleton={<GridSkeleton />} empty={texts.empty}>
      {(items) => (
        <Grid rowSpace={8} as="ul">
          {items.map((item) => (
            <li key={item.id}>
              <ItemTile facts={tileFactsOf(item)} />
            </li>
          ))}
        </Grid>
      )}
    </KeptList>
  );
}

function Gone() {
  const [title, text] = texts.gone;
  return (
    <EmptyState
      title={title}
      action={
        <Button href={paths.home} link={PageLink} tone="ink">
          {keptTexts.shop}
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}
