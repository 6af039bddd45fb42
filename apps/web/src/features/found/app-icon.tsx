import { readFile } from 'node:fs/promises';
import { light } from '@suki/ui/tokens/light';
import { ImageResponse } from 'next/og';

/** The share of the mark in the icon: a phone may cut the corners of an icon, up to a tenth of each side. */
const SHARE = 0.62;

/** Draws the mark of Suki on paper as a PNG of `size` pixels, for home screens. */
export async function appIcon(size: number): Promise<ImageResponse> {
  const mark = await readFile(new URL('../../app/icon.svg', import.meta.url));
  const side = Math.round(size * SHARE);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        alignItems: 'center',
        justifyContent: 'center',
        background: light.paper,
      }}
    >
      <img src={`data:image/svg+xml;base64,${mark.toString('base64')}`} width={side} height={side} alt="" />
    </div>,
    { width: size, height: size },
  );
}
