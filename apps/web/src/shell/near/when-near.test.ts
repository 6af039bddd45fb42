import { afterEach, expect, test, vi } from 'vitest';
import { whenNear } from './when-near.ts';

type Told = (moments: readonly { readonly isIntersecting: boolean }[]) => void;

const watched = vi.fn();
const ended = vi.fn();
let tell: Told = () => undefined;

function watch(onNear: () => void): () => void {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = watched;
      disconnect = ended;
      constructor(told: Told) {
        tell = told;
      }
    },
  );
  return whenNear({} as Element, '200px', onNear);
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  { what: 'far away', moments: [false], calls: 0 },
  { what: 'near from the start', moments: [true], calls: 1 },
  { what: 'far, then near, told at once by a busy browser', moments: [false, true], calls: 1 },
  { what: 'near, then far again, told at once', moments: [true, false], calls: 1 },
])('an element that is $what calls back $calls times', ({ moments, calls }) => {
  const onNear = vi.fn();
  watch(onNear);
  tell(moments.map((isIntersecting) => ({ isIntersecting })));
  expect(onNear).toHaveBeenCalledTimes(calls);
});

test('nothing is watched after the first time, nor after a stop', () => {
  const stop = watch(vi.fn());
  tell([{ isIntersecting: true }]);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  expect(ended).toHaveBeenCalledTimes(2);
});
