import type { ItemCard } from '@suki/sdk/types';
import { Art, type ArtProps } from '@suki/ui/market/Art/Art';
import { ground } from './ground.css.ts';
import { pictureOf } from './picture.ts';

export type ItemArtProps = Pick<ArtProps, 'ratio' | 'sizes' | 'corner' | 'priority'> & {
  readonly item: Pick<ItemCard, 'art'>;
};

/** The colour behind a drawing, in the light and the dark theme. */
export function tintOf({ ground: { light, dark } }: ItemCard['art']): string {
  return `light-dark(${light}, ${dark})`;
}

/** The first picture of an item, for cards. Its alternative text is empty: the words beside it say the same. */
export function ItemArt({ item: { art }, ...looks }: ItemArtProps) {
  const view = art.views[0];
  return (
    <span className={ground}>
      <Art {...looks} tint={tintOf(art)} picture={view && pictureOf(art, view.view, '')} />
    </span>
  );
}
