import { tabNames } from '@suki/domain/catalogue/tabs';
import { formatMoment } from '@suki/domain/time/format-moment';
import type { Item, SkuBook } from '@suki/sdk/types';
import { Breadcrumbs } from '@suki/ui/foundations/Breadcrumbs/Breadcrumbs';
import { Page } from '@suki/ui/foundations/Page/Page';
import { Show } from '@suki/ui/foundations/Show/Show';
import { Text } from '@suki/ui/foundations/Text/Text';
import { Rail } from '@suki/ui/lists/Rail/Rail';
import { Gallery } from '@suki/ui/market/Gallery/Gallery';
import { ItemLayout } from '@suki/ui/market/ItemLayout/ItemLayout';
import type { ItemFacts } from '../../catalogue/catalogue.server.ts';
import { ground } from '../../catalogue/ground.css.ts';
import { ItemArt, tintOf } from '../../catalogue/item-art.tsx';
import { pictureOf } from '../../catalogue/picture.ts';
import { PageLink } from '../../shell/page-link.client.tsx';
import { tabPaths } from '../../shell/paths.ts';
import { StickyBuyBar } from './buy-button.client.tsx';
import { BuyPanel } from './buy-panel.client.tsx';
import { itemTexts } from './item.texts.ts';
import { ItemBelow } from './item-below.tsx';
import { ItemChoiceProvider } from './item-choice.client.tsx';
import { ItemHead } from './item-head.tsx';
import { LiveBookLoader } from './live-book-loader.client.tsx';
import { switchSystems } from './size-label.ts';
import { ItemTile } from './tile/item-tile.client.tsx';

const GALLERY = 'gallery';

function Pictures({ item: { art } }: { readonly item: Item }) {
  return (
    <div className={ground}>
      <Gallery
        id={GALLERY}
        tint={tintOf(art)}
        sizes="(min-width: 900px) 704px, 100vw"
        words={{ gallery: itemTexts.gallery, views: itemTexts.views, back: itemTexts.back, forward: itemTexts.forward }}
        views={art.views.map(({ view, alt }) => ({
          id: view,
          name: itemTexts.viewNames[view] ?? view,
          picture: pictureOf(art, view, alt),
        }))}
      />
    </div>
  );
}

type ShelfProps = { readonly id: string; readonly title: string; readonly items: Item['related'] };

/** Other items, side by side; without any the shelf is not there. */
function Shelf({ id, title, items }: ShelfProps) {
  return items.length === 0 ? null : (
    <Rail
      id={id}
      title={title}
      arrows={items.length > 6 ? { back: itemTexts.relatedBack, forward: itemTexts.relatedForward } : undefined}
    >
      {items.map((item) => (
        <ItemTile
          key={item.id}
          id={item.id}
          name={item.name}
          prices={{ lowestAsk: item.lowestAsk, flashLowestAsk: item.flashLowestAsk, lastSale: item.lastSale }}
          art={<ItemArt item={item} sizes="(min-width: 900px) 184px, 42vw" />}
        />
      ))}
    </Rail>
  );
}

/** The breadcrumb of a category that has a page; other categories lead to the home page. */
function crumbs({ category, name }: Item) {
  const tab = category === 'shoes' || category === 'apparel' ? category : 'forYou';
  return { items: [{ href: tabPaths[tab], label: tabNames[tab] }], here: name };
}

export type ItemViewProps = ItemFacts & { readonly initialBook: SkuBook | null };

/** The page of one item: pictures, the buying column, and the details below. */
export function ItemView({ item, sales, readAt, initialBook }: ItemViewProps) {
  // Only the book of a size knows the region of its lowest ask. The books of the other sizes are read when chosen.
  const skus = item.skus.map(({ id, sizes, lowestAsk, flashLowestAsk }) => ({
    id,
    sizes,
    lowestAsk,
    sellerRegion: null,
    flashLowestAsk,
  }));
  return (
    <ItemChoiceProvider
      itemId={item.id}
      skus={skus}
      systems={switchSystems(item.sizeTemplate.systems)}
      initialBook={initialBook}
    >
      <Page>
        <Show on="desk">
          <Breadcrumbs label={itemTexts.path} link={PageLink} {...crumbs(item)} />
        </Show>
        <ItemLayout
          id="main"
          art={<Pictures item={item} />}
          buy={
            <>
              <ItemHead item={item} />
              <BuyPanel />
              <Text size="label" tone="soft">
                {itemTexts.cancel} {itemTexts.asOf(formatMoment(new Date(readAt)))}
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
    </ItemChoiceProvider>
  );
}
