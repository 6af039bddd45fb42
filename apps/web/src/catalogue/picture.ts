import type { Art } from '@suki/sdk/types';
import type { Picture } from '@suki/ui/market/Art/Art';

/** Widths that the API draws, by the room that a picture gets on a page. */
const widthsOf = {
  /** Up to 88 px. */
  thumb: [160, 320],
  /** A card of a rail, up to 284 px. */
  card: [320, 640],
  /** The width of a phone, or of the column at a desk. */
  page: [320, 640, 1280],
} as const satisfies Readonly<Record<string, readonly [number, number, number?]>>;

export type Room = keyof typeof widthsOf;

/** The address of one view of an item's art, without width and format. */
export function viewAddress(art: Pick<Art, 'url'>, view: string): string {
  return `${art.url}/${view}`;
}

/** A view of an item's art in the widths that fit its room. Every declared browser shows AVIF (ADR 0121). */
export function pictureAt(address: string, room: Room, alt: string): Picture {
  const widths = widthsOf[room];
  return {
    src: `${address}/${widths[1]}.avif`,
    srcSet: widths.map((width) => `${address}/${width}.avif ${width}w`).join(', '),
    alt,
  };
}

/** The address of a view in the largest width that the API draws. */
export const largestPicture = (address: string): string => `${address}/1280.avif`;
