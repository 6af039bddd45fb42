import { proves } from '@suki/evidence/proves';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';

/** Stands for a server that never answers. */
function silent(request: Request): Promise<Response> {
  return new Promise((_, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason));
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', silent);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a call waits 60 s for its answer; then none came: -1', async () => {
  proves('timeout 60 seconds', { http });
  proves('API timeout 60 s.', { http });
  const ended = vi.fn<(error: unknown) => void>();
  const call = http('/thing', { client: { baseUrl: 'http://api.test', getToken: () => null } }).catch(ended);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await call;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ code: -1, message: 'Network Error' }));
});
