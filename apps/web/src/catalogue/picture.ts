import type { Art } from '@suki/sdk/types';
import type { Picture } from '@suki/ui/market/Art/Art';

const widths = [160, 320, 640, 1280] as const;

function addresses(url: string, view: string, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${url}/${view}/${width}.${format} ${width}w`).join(', ');
}

/** One view of an item's art in every width and format that the API draws. */
export function pictureOf(art: Art, view: string, alt: string): Picture {
  return {
    src: `${art.url}/${view}/640.webp`,
    srcSet: addresses(art.url, view, 'webp'),
    sources: [{ type: 'image/avif', srcSet: addresses(art.url, view, 'avif') }],
    alt,
  };
}
