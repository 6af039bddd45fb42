import type { Picture } from '../src/components/market/Art/Art.tsx';

/** The colours of a made-up shoe: upper, overlays, sole, and the ground that it stands on. */
export type Colourway = { upper: string; overlay: string; sole: string; tint: string };

export const colourways = {
  dusk: { upper: '#5b6cb0', overlay: '#39467f', sole: '#efe7d6', tint: '#5b6cb0' },
  mango: { upper: '#f2b33d', overlay: '#b9601e', sole: '#fdf6e3', tint: '#f2b33d' },
  moss: { upper: '#7f8f5a', overlay: '#4f5c39', sole: '#d9cfae', tint: '#7f8f5a' },
  ube: { upper: '#8a63a8', overlay: '#563a70', sole: '#f4eef7', tint: '#8a63a8' },
  coal: { upper: '#34322e', overlay: '#1c1b19', sole: '#8d877b', tint: '#34322e' },
} as const satisfies Record<string, Colourway>;

const asPicture = (svg: string, alt: string): Picture => ({
  src: `data:image/svg+xml,${encodeURIComponent(svg.replace(/\n\s*/g, ''))}`,
  alt,
});

/** A low-top from the side. The stories need no server: the shop's pictures come from the art generator. */
export function sidePicture({ upper, overlay, sole }: Colourway, alt = ''): Picture {
  return asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" viewBox="0 0 800 560">
      <path fill="${upper}" d="M112 412c-14-70-6-150 8-214 40 10 92 8 140-22 18-12 40-6 52 12 40 62 96 118 172 138 78 20 150 30 180 52 16 12 22 24 22 36z"/>
      <path fill="${overlay}" d="M112 412c-10-52-8-108 0-160 44 4 70 40 74 90l4 70zM470 322c84 22 164 30 194 56 16 12 22 24 22 36H560c-20-44-52-74-90-92z"/>
      <path fill="none" stroke="${sole}" stroke-width="11" stroke-linecap="round" d="M322 236l-50 38M352 272l-52 40M388 304l-52 40M428 328l-50 42"/>
      <path fill="none" stroke="${overlay}" stroke-width="4" stroke-dasharray="9 7" d="M206 400c6-60 36-112 82-150M236 404c90 0 200-14 292-38"/>
      <path fill="${sole}" d="M100 408h596c10 0 16 8 14 18-4 26-20 40-44 40H140c-26 0-40-16-44-44-2-8 0-14 4-14z"/>
      <path fill="none" stroke="${overlay}" stroke-width="5" d="M110 440h588"/>
    </svg>`,
    alt,
  );
}

/** The sole from below. */
export function solePicture({ upper, overlay, sole }: Colourway, alt = ''): Picture {
  const grooves = Array.from({ length: 12 }, (_, index) => `M${150 + index * 42} 190v180`).join('');
  return asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" viewBox="0 0 800 560">
      <path fill="${sole}" d="M96 282c0-74 60-112 140-104 70 8 120 34 190 30 90-6 170-40 240-4 62 32 62 132 0 164-66 34-150 8-236-2-74-8-124 22-194 30-80 8-140-36-140-114z"/>
      <path fill="none" stroke="${overlay}" stroke-width="9" d="${grooves}"/>
      <path fill="${upper}" d="M210 250h90v64h-90z"/>
    </svg>`,
    alt,
  );
}

/** The box with its label. */
export function boxPicture({ upper, overlay, sole }: Colourway, alt = ''): Picture {
  return asPicture(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" viewBox="0 0 800 560">
      <path fill="${upper}" d="M140 200h520v250H140z"/><path fill="${overlay}" d="M120 140h560v66H120z"/>
      <path fill="${sole}" d="M450 260h160l24 24v116H450z"/><circle cx="608" cy="288" r="9" fill="${upper}"/>
      <path fill="none" stroke="${overlay}" stroke-width="8" d="M474 300h90M474 330h120M474 360h70"/>
    </svg>`,
    alt,
  );
}
