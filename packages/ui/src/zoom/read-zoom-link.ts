// Beside `zoomLink`, not in its file: pages carry that one before anybody opens a picture, this comes with the viewer.

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
