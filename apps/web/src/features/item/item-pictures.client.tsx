'use client';
import { customProperties } from '@suki/ui/css/custom-properties';
import { Gallery } from '@suki/ui/market/Gallery/Gallery';
import type { ArtFacts } from '../../catalogue/art-facts.ts';
import { ground } from '../../catalogue/ground.css.ts';
import { largestPicture, pictureAt } from '../../catalogue/picture.ts';
import { gallerySizes } from './gallery-sizes.ts';
import { itemTexts } from './item.texts.ts';

const galleryWords = {
  gallery: itemTexts.gallery,
  views: itemTexts.views,
  back: itemTexts.back,
  forward: itemTexts.forward,
  zoom: itemTexts.zoom,
};

export type ItemPicturesProps = {
  readonly id: string;
  readonly colours: Pick<ArtFacts, 'light' | 'dark'>;
  /** Each with the address of its drawing, without width and format. */
  readonly views: readonly { readonly id: string; readonly address: string; readonly alt: string }[];
};

/** The gallery of an item, from plain data: the page does not carry each picture a second time for the scripts. */
export function ItemPictures({ id, colours: { light, dark }, views }: ItemPicturesProps) {
  return (
    <div className={ground} style={customProperties({ '--suki-art-light': light, '--suki-art-dark': dark })}>
      <Gallery
        id={id}
        sizes={gallerySizes}
        words={galleryWords}
        views={views.map(({ id: view, address, alt }) => ({
          id: view,
          name: itemTexts.viewNames[view] ?? view,
          picture: pictureAt(address, 'page', alt),
          large: largestPicture(address),
          thumb: pictureAt(address, 'thumb', ''),
        }))}
      />
    </div>
  );
}
