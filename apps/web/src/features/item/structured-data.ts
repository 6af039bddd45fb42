import { bestOffer, offersOf } from '@suki/domain/offers/offers';
import type { Item } from '@suki/sdk/types';
import { defaultRegion } from '../../region/default-region.ts';

type Crumb = { readonly href: string; readonly label: string };
type Input = {
  readonly item: Item;
  readonly crumbs: readonly Crumb[];
  readonly pictures: readonly string[];
  readonly webUrl: string;
  /** The path of the item's page. */
  readonly path: string;
};

/**
 * Describes an item for search engines in the words of schema.org: Product, its offers and its breadcrumb. The prices
 * are the totals that the page shows to a visitor who has not chosen a region, so that nobody finds a dearer page than
 * the result promised.
 */
export function itemStructuredData({ item, crumbs, pictures, webUrl, path }: Input) {
  const absolute = (href: string): string => new URL(href, webUrl).href;
  const url = absolute(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Product',
        '@id': url,
        url,
        name: item.name,
        description: item.description,
        image: pictures.map(absolute),
        brand: item.brand.map(({ name }) => ({ '@type': 'Brand', name })),
        model: item.model,
        color: item.colourway,
        mpn: item.styleCode,
        category: item.category,
        itemCondition: `https://schema.org/${item.condition === 'new' ? 'NewCondition' : 'UsedCondition'}`,
        offers: offers(item, url),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [...crumbs, { href: path, label: item.name }].map(({ href, label }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: label,
          item: absolute(href),
        })),
      },
    ],
  };
}

function offers({ skus, status }: Item, url: string) {
  const totals = skus.flatMap((sku) => {
    const offer = bestOffer(offersOf(sku, { buyerRegion: defaultRegion, now: null }));
    return offer === null ? [] : [offer.quote.total / 100];
  });
  const availability = `https://schema.org/${totals.length > 0 ? 'InStock' : status === 'discontinued' ? 'Discontinued' : 'OutOfStock'}`;
  return totals.length === 0
    ? { '@type': 'Offer', url, availability, priceCurrency: 'PHP' }
    : {
        '@type': 'AggregateOffer',
        url,
        availability,
        priceCurrency: 'PHP',
        lowPrice: Math.min(...totals),
        highPrice: Math.max(...totals),
        offerCount: skus.reduce((sum, { askCount }) => sum + askCount, 0),
      };
}
