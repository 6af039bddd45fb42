import { customProperties } from '@suki/ui/css/custom-properties';
import type { ArtFacts } from '../../../catalogue/item-art.tsx';
import { pictureAt, type Room } from '../../../catalogue/picture.ts';
import * as styles from './picture.css.ts';

export type PictureProps = {
  readonly art: ArtFacts;
  /** Another view than the first one. */
  readonly view?: string | null | undefined;
  readonly room: Room;
  readonly sizes: string;
  readonly className: string;
  readonly priority?: boolean | undefined;
};

/** The drawing of an item on its paper, in a box of the caller. One element less than a card's. */
export function Picture({ art, view = art.view, room, sizes, className, priority = false }: PictureProps) {
  const picture = view === null ? null : pictureAt(view, room, '');
  return (
    <span className={className} style={paperOf(art)}>
      {picture !== null && (
        <img
          src={picture.src}
          srcSet={picture.srcSet}
          sizes={sizes}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={styles.image}
        />
      )}
    </span>
  );
}

/** The two colours of an item's paper, for an element that paints it. */
export function paperOf({ light, dark }: Pick<ArtFacts, 'light' | 'dark'>) {
  return customProperties({ '--suki-art-light': light, '--suki-art-dark': dark });
}
