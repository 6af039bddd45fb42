import type { ItemCard } from '@suki/sdk/types';
import { ItemLine, type ItemLineProps } from '@suki/ui/market/ItemLine/ItemLine';
import { ItemArt } from '../../catalogue/item-art.tsx';
import { PageLink } from '../../shell/page-link.client.tsx';
import { itemPath } from '../../shell/paths.ts';

export type TradeItemProps = {
  readonly item: Pick<ItemCard, 'id' | 'name' | 'art'>;
  readonly detail: string;
  readonly look?: ItemLineProps['look'];
  /** The link; the item's page by default. */
  readonly href?: string | undefined;
};

export function TradeItem({ item, detail, look = 'line', href = itemPath(item.id) }: TradeItemProps) {
  const art =
    look === 'line' ? (
      <ItemArt item={item} room="thumb" ratio="square" sizes="72px" />
    ) : (
      <ItemArt item={item} room="page" ratio="banner" sizes="(min-width: 900px) 384px, 100vw" />
    );
  return <ItemLine href={href} link={PageLink} look={look} name={item.name} detail={detail} art={art} />;
}
