import type { ItemCard } from '@suki/sdk/types';
import { customProperties } from '@suki/ui/css/custom-properties';
import { Art, type ArtProps } from '@suki/ui/market/Art/Art';
import { type ArtFacts, artFactsOf } from './art-facts.ts';
import { ground } from './ground.css.ts';
import { pictureAt, type Room } from './picture.ts';

/** The colour behind a photo of an item, in the light and the dark theme. */
export function tintOf({ ground: { light, dark } }: ItemCard['art']): string {
  return `color-mix(in srgb, ${dark} var(--suki-darkShare), ${light})`;
}

export type DrawingProps = Pick<ArtProps, 'ratio' | 'sizes' | 'corner' | 'priority'> & {
  readonly art: ArtFacts;
  readonly room: Room;
};

/** The first picture of an item, for cards. Its alternative text is empty: the words beside it say the same. */
export function Drawing({ art: { view, light, dark }, room, ...looks }: DrawingProps) {
  return (
    <span className={ground} style={customProperties({ '--suki-art-light': light, '--suki-art-dark': dark })}>
      <Art {...looks} picture={view === null ? undefined : pictureAt(view, room, '')} />
    </span>
  );
}

export type ItemArtProps = Omit<DrawingProps, 'art' | 'room'> & {
  readonly item: Pick<ItemCard, 'art'>;
  readonly room?: Room;
};

/** The first picture of an item that was read whole. */
export function ItemArt({ item: { art }, room = 'card', ...looks }: ItemArtProps) {
  return <Drawing {...looks} room={room} art={artFactsOf(art)} />;
}
