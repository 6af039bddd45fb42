import { customProperties } from '@suki/ui/css/custom-properties';
import type { ArtFacts } from '../../../catalogue/art-facts.ts';
import { pictureAt, type Room } from '../../../catalogue/picture.ts';
import * as styles from './picture.css.ts';

export type PictureProps = {
  readonly art: ArtFacts;
  /** Another view than the first one. */
  readonly view?: string | null | undefined;
  readonly room: Room;
  /** Width of the box, for the browser's choice; a thumb has no choice. */
  readonly sizes?: string | undefined;
  readonly className: string;
  readonly priority?: boolean | undefined;
  /** Shown whole, with its paper beside it: whatever is not wide in a wide box. */
  readonly isWhole?: boolean | undefined;
};

/** The drawing of an item on its paper, in a box of the caller. One element less than a card's. */
export function Picture({
  art,
  view = art.view,
  room,
  sizes,
  className,
  priority = false,
  isWhole = false,
}: PictureProps) {
  const picture = view === null ? null : pictureAt(view, room, '');
  return (
    <span className={className} style={paperOf(art)}>
      {picture !== null && (
        <img
          src={picture.src}
          // A small picture has one width: 320 px is sharp on every screen, and its address is sent once.
          srcSet={room === 'thumb' ? undefined : picture.srcSet}
          sizes={room === 'thumb' ? undefined : sizes}
          alt=""
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
          className={isWhole ? styles.whole : styles.image}
        />
      )}
    </span>
  );
}

/** The two colours of an item's paper, for an element that paints it. */
export function paperOf({ light, dark }: Pick<ArtFacts, 'light' | 'dark'>) {
  return customProperties({ '--suki-art-light': light, '--suki-art-dark': dark });
}
