import type { Picture } from '../../src/components/market/Art/Art.tsx';

/** A stand-in shoe, so that the kit page needs no server. The real pictures come from the art generator. */
export function shoe(body: string, sole: string, alt = ''): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 560"><path fill="${body}" d="M110 410V230c60-10 110-60 140-120 20-20 70-10 90 20l110 150c60 20 160 20 210 60 30 20 35 40 35 70z"/><path fill="${sole}" d="M95 410h610v40q0 25-25 25H120q-25 0-25-25z"/></svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt };
}

export const smoke = '#5b6cb0';
