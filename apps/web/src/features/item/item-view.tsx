import { formatMoment } from '@suki/domain/time/format-moment';
import type { Item, SkuBook } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Text } from '@suki/ui/foundations/Text/Text';
import { ItemLayout } from '@suki/ui/market/ItemLayout/ItemLayout';
import type { ItemFacts } from '../../catalogue/catalogue.server.ts';
import { viewAddress } from '../../catalogue/picture.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { CountedView } from '../../tracking/counted-view.client.tsx';
import { ItemShelf } from './below-the-fold.client.tsx';
import { StickyBuyBar } from './buy-button.client.tsx';
import { BuyPanel } from './buy-panel.client.tsx';
import { crumbsOf } from './crumbs.ts';
import { Footprint } from './footprint/footprint.client.tsx';
import { itemTexts } from './item.texts.ts';
import { ItemBelow } from './item-below.tsx';
import { ItemChoiceProvider } from './item-choice.client.tsx';
import { ItemHead } from './item-head.tsx';
import { ItemPictures } from './item-pictures.client.tsx';
import { itemPromise } from './item-promise.texts.ts';
import { LiveBookLoader } from './live-book-loader.client.tsx';
import { systemOptions } from './size-label.ts';
import { tileFactsOf } from './tile/tile-facts.ts';

const GALLERY = 'gallery';

type ShelfProps = { readonly id: string; readonly title: string; readonly items: Item['related'] };

/** A shelf without an item is not there. */
function Shelf({ id, title, items }: ShelfProps) {
  return items.length === 0 ? null : <ItemShelf id={id} title={title} items={items.map(tileFactsOf)} />;
}

export type ItemViewProps = ItemFacts & { readonly initialBook: SkuBook | null };

/** The page of one item: pictures, the buying column, and the details below. */
export function ItemView({ item, sales, readAt, initialBook }: ItemViewProps) {
  const skus = item.skus.map(({ id, sizes, lowestAsk, lowestAskRegion, flashLowestAsk }) => ({
    id,
    sizes,
    lowestAsk,
    lowestAskRegion,
    flashLowestAsk,
  }));
  return (
    <ItemChoiceProvider
      itemId={item.id}
      skus={skus}
      category={item.category}
      systems={systemOptions(item.sizeTemplate)}
      initialBook={initialBook}
    >
      <Page>
        <Show on="desk">
          <Breadcrumbs label={itemTexts.path} link={PageLink} items={crumbsOf(item)} here={item.name} />
        </Show>
        <ItemLayout
          id="main"
          art={
            <ItemPictures
              id={GALLERY}
              colours={item.art.ground}
              views={item.art.views.map(({ view, alt }) => ({ id: view, alt, address: viewAddress(item.art, view) }))}
            />
          }
          buy={
            <>
              <ItemHead item={item} />
              <BuyPanel />
              <Text size="label" tone="soft">
                {itemPromise} {itemTexts.asOf(formatMoment(new Date(readAt)))}
              </Text>
            </>
          }
          below={<ItemBelow item={item} sales={sales} />}
        />
        <Shelf id="rail-related" title={itemTexts.related} items={item.related} />
        <Shelf id="rail-others-viewed" title={itemTexts.othersViewed} items={item.othersViewed} />
      </Page>
      <StickyBuyBar />
      <LiveBookLoader />
      <Footprint itemId={item.id} />
      <CountedView itemId={item.id} />
    </ItemChoiceProvider>
  );
}
