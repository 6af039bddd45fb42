import type { ItemCard } from '@suki/sdk/types';
import { Art, type ArtProps } from '@suki/ui/market/Art/Art';
import { ground } from './item-picture.css.ts';

const widths = [160, 320, 640, 1280] as const;

type ItemPictureProps = Pick<ArtProps, 'ratio' | 'sizes'> & {
  readonly item: ItemCard;
  /** The first view for one that the item lacks, and by default. */
  readonly view?: string | undefined;
};

/** The drawing of an item. Its alternative text is empty: the words beside it say the same. */
export function ItemPicture({ item, view: wanted, ...looks }: ItemPictureProps) {
  const { url, views, ground: colours } = item.art;
  const view = (views.find((one) => one.view === wanted) ?? views[0])?.view;
  const addresses = (format: 'avif' | 'webp') =>
    widths.map((width) => `${url}/${view}/${width}.${format} ${width}w`).join(', ');
  return (
    <span className={ground}>
      <Art
        {...looks}
        tint={`light-dark(${colours.light}, ${colours.dark})`}
        picture={
          view === undefined
            ? undefined
            : {
                src: `${url}/${view}/320.webp`,
                srcSet: addresses('webp'),
                sources: [{ type: 'image/avif', srcSet: addresses('avif') }],
                alt: '',
              }
        }
      />
    </span>
  );
}
