import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Between and around the looks, so that a picture shows where each ends. */
const gap = 16;
const ground = 0x80;

export type Looks = { readonly light: Buffer; readonly dark: Buffer; readonly phone: Buffer };

/** Joins the three looks of a component in one PNG: light above dark at the left, the phone at the right. */
export function joinLooks(looks: Looks): PNG {
  const light = PNG.sync.read(looks.light);
  const dark = PNG.sync.read(looks.dark);
  const phone = PNG.sync.read(looks.phone);
  const joined = new PNG({
    width: Math.max(light.width, dark.width) + phone.width + gap,
    height: Math.max(light.height + gap + dark.height, phone.height),
  });
  joined.data.fill(ground);
  for (let at = 3; at < joined.data.length; at += 4) joined.data[at] = 0xff;
  PNG.bitblt(light, joined, 0, 0, light.width, light.height, 0, 0);
  PNG.bitblt(dark, joined, 0, 0, dark.width, dark.height, 0, light.height + gap);
  PNG.bitblt(phone, joined, 0, 0, phone.width, phone.height, light.width + gap, 0);
  return joined;
}

/** Small on disk: no transparency, and the strongest compression. */
export function encodePicture(picture: PNG): Buffer {
  return PNG.sync.write(picture, {
    colorType: 2,
    inputColorType: 6,
    deflateLevel: 9,
    deflateStrategy: 0,
    filterType: 0,
  });
}

export type Difference = { readonly sentence: string; readonly picture: PNG | undefined };

/**
 * No pixel may differ. Two pixels differ when their colours are further apart than two steps of 255 in each channel:
 * processors round the blending of colours by one step in either direction, which nobody sees. Smoothed edges of
 * letters count as everything else.
 */
const threshold = 0.01;

/** Returns the difference between the accepted and the present picture, or undefined. */
export function differenceOf(accepted: Buffer, now: PNG): Difference | undefined {
  const before = PNG.sync.read(accepted);
  if (before.width !== now.width || before.height !== now.height)
    return {
      sentence: `It was ${before.width} × ${before.height} pixels and is ${now.width} × ${now.height}.`,
      picture: undefined,
    };
  if (before.data.equals(now.data)) return undefined;
  const picture = new PNG({ width: now.width, height: now.height });
  const count = pixelmatch(before.data, now.data, picture.data, now.width, now.height, {
    threshold,
    includeAA: true,
    alpha: 0.2,
  });
  return count === 0 ? undefined : { sentence: `${count} pixels differ.`, picture };
}
