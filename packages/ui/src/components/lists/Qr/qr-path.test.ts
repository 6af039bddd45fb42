import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

const address = 'https://suki.test/certificate/crt_0000000001';

/** The squares that a path fills, read back from its rectangles. */
function squaresOf(path: string, side: number): boolean[][] {
  const rows = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    rows[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return rows;
}

test('the path fills exactly the dark squares of the code', () => {
  const { path, side } = qrPath(address);
  expect(squaresOf(path, side)).toEqual(encode(address, { ecc: 'M', border: 4 }).data);
});

test('four squares all round stay light', () => {
  const { path, side } = qrPath(address);
  const squares = squaresOf(path, side);
  const edges = squares.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, side - 1 - x, side - 1 - y) < 4));
  expect(edges).toHaveLength(side ** 2 - (side - 8) ** 2);
  expect(edges).not.toContain(true);
});

test('a longer text makes a finer code', () => {
  expect(qrPath(address.repeat(4)).side).toBeGreaterThan(qrPath(address).side);
});
