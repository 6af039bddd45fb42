import type { Material } from '../art.types.ts';
import { randomOf } from '../seed.ts';
import { numberText } from './number-text.ts';

export type Texture = { readonly size: readonly [number, number]; readonly turn: number; readonly marks: string };

/** Short fibres lying every way: half catch the light, half do not. */
function suede(ink: string): string {
  const random = randomOf('suede');
  const strands = ['', ''];
  for (let index = 0; index < 28; index += 1) {
    const strand = `M${Math.round(random() * 24)} ${Math.round(random() * 24)}l${numberText(1 + random() * 1.8)} ${numberText(1.2 - random() * 2.4)}`;
    strands[index % 2] = `${strands[index % 2]}${strand}`;
  }
  return `<path d="${strands[0]}" stroke="${ink}" stroke-opacity=".17"/><path d="${strands[1]}" stroke="#fff" stroke-opacity=".19"/>`;
}

function tumbled(ink: string): string {
  const random = randomOf('tumbled');
  let creases = '';
  for (let index = 0; index < 15; index += 1) {
    creases += `M${Math.round(random() * 21)} ${Math.round(random() * 21)}q${numberText(1 + random())} ${numberText(-1 - random() * 1.5)} ${numberText(3 + random() * 1.5)} ${numberText(random() * 1.5)}`;
  }
  return `<path d="${creases}" fill="none" stroke="${ink}" stroke-opacity=".14"/>`;
}

/**
 * Returns a small tile of the material's surface in ink and light, laid over its colour; undefined for smooth
 * leather. `ink` is white on dark materials, because black grain on black leather cannot be seen.
 */
export function textureOf(material: Material, ink: string): Texture | undefined {
  switch (material) {
    case 'leather':
      return undefined;
    case 'suede':
      return { size: [24, 24], turn: 0, marks: suede(ink) };
    case 'tumbled':
      return { size: [21, 21], turn: 0, marks: tumbled(ink) };
    case 'mesh':
      return {
        size: [10, 8],
        turn: 14,
        marks: `<path d="M1 2h5M6 6h5M-4 6h5" stroke="${ink}" stroke-opacity=".3" stroke-width="2.6" stroke-linecap="round"/>`,
      };
    case 'knit':
      return {
        size: [8, 7],
        turn: 8,
        marks: `<path d="M0 1l4 3.4L8 1" fill="none" stroke="${ink}" stroke-opacity=".24" stroke-width="1.5"/><path d="M0 3.4l4 3.4 4-3.4" fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.3"/>`,
      };
    case 'canvas':
      return {
        size: [5, 5],
        turn: 0,
        marks: `<path d="M0 1.2h5M1.2 0v5" stroke="${ink}" stroke-opacity=".13"/><path d="M0 3.6h5" stroke="#fff" stroke-opacity=".16"/>`,
      };
    case 'fleece':
      return {
        size: [9, 9],
        turn: 0,
        marks: `<path d="M1 2q2 2 4 0M5 6q2 2 4 0" fill="none" stroke="${ink}" stroke-opacity=".12"/>`,
      };
    case 'denim':
      return {
        size: [6, 6],
        turn: 0,
        marks: `<path d="M0 6l6-6M-1 1l2-2M5 7l2-2" stroke="#fff" stroke-opacity=".2" stroke-width="1.1"/><path d="M3 6l3-3M0 3l3-3" stroke="${ink}" stroke-opacity=".16"/>`,
      };
    default:
      return material satisfies never;
  }
}
