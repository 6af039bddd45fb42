import { alongPath } from '../kit/along-path.ts';
import type { Point } from '../kit/path.ts';
import type { Warp } from '../kit/warp.ts';

const heelX = 72;
const toeX = 743;
const heelEnd = 0.13;
const toeStart = 0.7;
const heelHalf = 72;
const ballHalf = 108;

/**
 * Half the width of a shoe seen from above, at a share of its length: a round heel, a smooth growth to the ball of
 * the foot, a round toe. Every kink in this curve would be a dent in the picture.
 */
function halfWidthAt(share: number): number {
  if (share <= 0 || share >= 1) {
    return 0;
  }
  if (share < heelEnd) {
    return heelHalf * Math.sqrt(1 - (1 - share / heelEnd) ** 2);
  }
  if (share > toeStart) {
    return ballHalf * (1 - ((share - toeStart) / (1 - toeStart)) ** 2.3) ** 0.5;
  }
  const growth = (1 - Math.cos(((share - heelEnd) / (toeStart - heelEnd)) * Math.PI)) / 2;
  return heelHalf + (ballHalf - heelHalf) * growth;
}

/** The upper edge of an outline: for each x its smallest y, smoothed over the width of a stitch. */
export function ridgeOf(outline: string): (x: number) => number {
  const path = alongPath(outline);
  const heights = new Map<number, number>();
  for (let index = 0; index <= 1600; index += 1) {
    const { x, y } = path.at(index / 1600);
    const slot = Math.round(x / 4);
    heights.set(slot, Math.min(heights.get(slot) ?? y, y));
  }
  const slots = [...heights.keys()].toSorted((one, other) => one - other);
  const first = slots[0] ?? 0;
  const last = slots.at(-1) ?? 0;
  const heightAt = (slot: number): number => {
    for (let near = Math.max(first, Math.min(last, slot)); near >= first; near -= 1) {
      const height = heights.get(near);
      if (height !== undefined) {
        return height;
      }
    }
    return 0;
  };
  return (x) => {
    const place = Math.max(first, Math.min(last, x / 4));
    const slot = Math.floor(place);
    return heightAt(slot) + (heightAt(slot + 1) - heightAt(slot)) * (place - slot);
  };
}

/** The right end of an upper at a height, where its toe closes. */
function tipOf(outline: string): (y: number) => number {
  const path = alongPath(outline);
  const ends = new Map<number, number>();
  for (let index = 0; index <= 1600; index += 1) {
    const { x, y } = path.at(index / 1600);
    const slot = Math.round(y / 3);
    ends.set(slot, Math.max(ends.get(slot) ?? x, x));
  }
  return (y) => {
    // Above the toe box the outline's right end is the throat, under the foxing it is hidden: neither is the tip.
    const place = Math.max(446, Math.min(498, y)) / 3;
    const slot = Math.floor(place);
    const tip = ends.get(slot) ?? toeX;
    return tip + ((ends.get(slot + 1) ?? tip) - tip) * (place - slot);
  };
}

/** The tip of the sole at a height: fullest at the bumper, drawn in above and below, where the toe springs up. */
const soleTip = (y: number): number =>
  y < 530 ? toeX - Math.min(7, 0.04 * (y - 530) ** 2) : toeX - Math.min(40, (y - 530) * 0.6);

export type Shell = {
  readonly outline: string;

  /** End of the opening and beginning of the throat; behind it the top stays open. */
  readonly throatX: number;
  /** End of the laces, where the toe is closed. */
  readonly throatEnd: number;
};

/** The camera: turned towards the toe, a little above. Angles in radians. */
const yaw = 0.62;
const pitch = 0.2;
const distance = 1900;
const centre: Point = [405, 574];

const soleTopY = 508;

export type ShellSurface = 'shell' | 'laces' | 'middle' | 'flat';

/**
 * Moves a side view as half of a real shoe: each point gets the depth that it would have on a foot (the plan above,
 * rounded towards the ridge) and is seen from the front quarter. `half` is -1 for the near side, 1 for the far one.
 * On the surface `laces`, parts above the ridge are laid over the tongue to the middle; on `middle` nothing has depth
 * but the given one; on `flat` the side stands upright all the way, as a sole does.
 */
export function shellWarp({ outline, throatX, throatEnd }: Shell, half: number, surface: ShellSurface = 'shell'): Warp {
  const ridge = ridgeOf(outline);
  const tip = tipOf(outline);
  return ([x, y]) => {
    // Each slice is closed at its own end, or the toe would have corners. At the heel the width may not grow faster
    // than the length, or the heel would fold over itself and show its back.
    const isSole = surface === 'flat' || y > soleTopY;
    const slice = halfWidthAt((x - heelX) / ((isSole ? soleTip(y) : tip(y)) - heelX));
    const width = Math.max(0, Math.min(slice, (x - heelX) * 0.85));
    const top = ridge(x);
    // The collar stays open, the throat closes over the tongue, the toe closes altogether.
    const closing = Math.max(0, Math.min(1, (x - throatX) / (throatEnd - throatX)));
    const atTop = 0.66 * (1 - closing ** 2);
    if (surface === 'flat') {
      return project(x - centre[0], y - centre[1], half * width);
    }
    if (surface === 'middle') {
      return project(x - centre[0], y - centre[1], half * atTop * width);
    }
    if (surface === 'laces' && y < top) {
      const laid = Math.min(1, (top - y) / 24);
      return project(x - centre[0], top - 5 * laid - centre[1], half * atTop * width * (1 - laid));
    }
    const height = Math.max(0, Math.min(1, (y - top) / (soleTopY - top)));
    const roundness = Math.sqrt(1 - (1 - height) ** 2);
    const bulge = atTop + (1 - atTop) * roundness;
    return project(x - centre[0], y - centre[1], half * width * (isSole ? 1 : 0.95 * bulge));
  };
}

/** A point of the room on the picture: x along the shoe, y down, z away from the eye. */
export function project(x: number, y: number, z: number): Point {
  const across = x * Math.cos(yaw) + z * Math.sin(yaw);
  const away = -x * Math.sin(yaw) + z * Math.cos(yaw);
  const down = y * Math.cos(pitch) - away * Math.sin(pitch);
  const depth = away * Math.cos(pitch) + y * Math.sin(pitch);
  const scale = (distance / (distance + depth)) * 1.17;
  return [392 + across * scale, 590 + down * scale];
}
