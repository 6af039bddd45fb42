import { expect, test } from 'vitest';
import { readZoomLink } from './read-zoom-link.ts';
import { type LargePicture, zoomLink } from './zoom-link.ts';

/** The link as the page has it. */
const asLink = (picture: LargePicture) => {
  const { href, ...attributes } = zoomLink(picture);
  return {
    href,
    dataset: {
      zoomSize: attributes['data-zoom-size'],
      zoomCaption: attributes['data-zoom-caption'],
      zoomSpots: attributes['data-zoom-spots'],
    },
  };
};

test('ux 16: a link to a picture carries its size, caption and spots to the viewer', () => {
  const picture = {
    src: 'https://files.test/1',
    width: 1200,
    height: 1600,
    caption: 'Sole: scuff, 4 mm',
    spots: [
      { x: 0.25, y: 0.5 },
      { x: 1, y: 0 },
    ],
  };
  expect(readZoomLink(asLink(picture), 1)).toEqual(picture);
});

test('a picture of unknown size has the shape of the small one', () => {
  expect(readZoomLink(asLink({ src: 'https://files.test/2' }), 4 / 3)).toEqual({
    src: 'https://files.test/2',
    width: 1600,
    height: 1200,
    caption: '',
    spots: [],
  });
});
