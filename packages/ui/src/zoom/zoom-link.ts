export type Spot = { x: number; y: number };

export type ZoomWords = {
  /** Names the viewer: "Photos". */
  viewer: string;
  close: string;
  zoom: string;
  back: string;
  forward: string;
  /** Shown in place of a picture that did not load. */
  failed: string;
};

/** A picture as the viewer shows it; without width and height in the shape of the small one. */
export type LargePicture = {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
  caption?: string | undefined;
  /** Circled spots, in shares of the picture from its top left corner. */
  spots?: ReadonlyArray<Spot> | undefined;
};

/** The attributes of a link that `ZoomOnPress` opens. */
export function zoomLink({ src, width, height, caption, spots = [] }: LargePicture) {
  return {
    href: src,
    'data-zoom': '',
    'data-zoom-size': width === undefined || height === undefined ? undefined : `${width}x${height}`,
    'data-zoom-caption': caption,
    'data-zoom-spots': spots.length === 0 ? undefined : spots.map(({ x, y }) => `${x},${y}`).join(' '),
  };
}
