import { expect, test } from 'vitest';
import { spotAfterKey, spotOfTap } from './spot-place.ts';

const box = { left: 10, top: 20, width: 200, height: 100 };

test.each([
  ['a tap marks where it is', { clientX: 60, clientY: 70, detail: 1 }, { x: 0.25, y: 0.5 }],
  ['a tap on the edge stays inside', { clientX: 211, clientY: 19, detail: 1 }, { x: 1, y: 0 }],
  ['a press by the keyboard marks the middle', { clientX: 0, clientY: 0, detail: 0 }, { x: 0.5, y: 0.5 }],
])('ux 16: %s', (_what, tap, spot) => {
  expect(spotOfTap(tap, box)).toEqual(spot);
});

test.each([
  ['ArrowLeft', { x: 0.25, y: 0.5 }, { x: 0.23, y: 0.5 }],
  ['ArrowDown', null, { x: 0.5, y: 0.52 }],
  ['ArrowRight', { x: 1, y: 0 }, { x: 1, y: 0 }],
  ['n', { x: 0.25, y: 0.5 }, null],
])('ux 16: the key %s moves the spot, and never out of the photo', (key, from, to) => {
  expect(spotAfterKey(key, from)).toEqual(to);
});
