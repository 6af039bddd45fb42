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

/** Width given to a picture of unknown size: wide enough to be enlarged on a phone. */
const ASSUMED_WIDTH = 1600;

type Attributes = Pick<HTMLAnchorElement, 'href'> & { readonly dataset: DOMStringMap };

/** Reads the attributes of `zoomLink` back; `shape` is the width of the small picture for each unit of its height. */
export function readZoomLink({ href, dataset }: Attributes, shape: number) {
  const [width, height] = (dataset.zoomSize ?? '').split('x').map(Number);
  const spots = (dataset.zoomSpots ?? '').split(' ').flatMap((text) => {
    const [x, y] = text.split(',').map(Number);
    return x === undefined || y === undefined ? [] : [{ x, y }];
  });
  return {
    src: href,
    width: width || ASSUMED_WIDTH,
    height: height || Math.round(ASSUMED_WIDTH / shape),
    caption: dataset.zoomCaption ?? '',
    spots,
  };
}
