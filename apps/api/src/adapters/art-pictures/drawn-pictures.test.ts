import type { ArtInput } from '@suki/art/art.types';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/support/temporary-folder.ts';
import { createLog } from '../../log.ts';
import type { BucketObjects } from '../file-store/bucket-objects.ts';
import { type DrawPicture, drawingProcess } from './drawing-process.ts';
import { drawnPictures } from './drawn-pictures.ts';

const input: ArtInput = { silhouette: 'court-low', colourway: 'White/Black', seed: 'T-1', view: 'side', name: 'Tee' };
const log = createLog({ level: 'silent', process: 'command' });
const request = { itemId: 'itm_1', view: 'side', width: 160, format: 'webp' } as const;

type Machine = { readonly shared: BucketObjects; readonly draw: DrawPicture };
/** A machine with an empty folder of its own. */
const machine = ({ shared, draw }: Machine) =>
  drawnPictures({
    drawingOf: async () => ({ key: 'key1', isFixed: true, source: async () => ({ input }) }),
    cacheDirectory: temporaryFolder('suki-drawn-').path,
    draw,
    shared,
    log,
  });

function counted(): { readonly draw: DrawPicture; readonly count: () => number } {
  let count = 0;
  const draw: DrawPicture = async () => {
    count += 1;
    return Buffer.from('drawn');
  };
  return { draw, count: () => count };
}

function bucket(): BucketObjects {
  const objects = new Map<string, Uint8Array>();
  return {
    put: async (name, { bytes }) => void objects.set(name, bytes),
    get: async (name) => objects.get(name),
  };
}

describe('the pictures of several machines', () => {
  test('a picture that one machine drew is found by the next, and drawn once', async () => {
    const { draw, count } = counted();
    const shared = bucket();
    for (const one of [machine({ shared, draw }), machine({ shared, draw })]) {
      expect(Buffer.from((await one.get(request))?.bytes ?? []).toString()).toBe('drawn');
    }
    expect(count()).toBe(1);
  });

  test('a store that is away costs a drawing and no picture', async () => {
    const { draw, count } = counted();
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const one = machine({ draw, shared: { put: away, get: away } });
    expect(await one.get(request)).toBeDefined();
    expect(await one.get(request)).toBeDefined();
    expect(count()).toBe(1);
  });
});

describe('the process that draws', () => {
  test('gives a picture, tells of an order that it cannot draw, and goes on', async () => {
    const draw = drawingProcess();
    const order = { source: { input }, width: 160, format: 'webp' } as const;
    expect(
      Buffer.from(await draw(order))
        .subarray(8, 12)
        .toString(),
    ).toBe('WEBP');
    await expect(draw({ ...order, source: { input: { ...input, silhouette: 'none' as 'tee' } } })).rejects.toThrow(
      /TypeError/,
    );
    const [one, other] = await Promise.all([draw(order), draw({ ...order, format: 'jpeg' })]);
    expect(one.length).toBeGreaterThan(500);
    expect(Buffer.from(other).subarray(0, 2).toString('hex')).toBe('ffd8');
  });
});
