import { proves } from '@suki/evidence/proves';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createToastStore, toastDurationMs, toastFadeMs } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the times are those of the specification', () => {
  proves('Fades 140 ms (toast) and 200 ms (spinner)', { toastFadeMs });
  expect([toastDurationMs, toastFadeMs]).toEqual([1000, 140]);
});

test('a toast shows for 1000 ms, fades for 140 ms and is gone', () => {
  proves('A global notice toast, a full-screen loading spinner, and a route-change progress bar.');
  proves('Notice toast default 1000 ms.', { toastDurationMs });
  const store = createToastStore();
  store.show('Saved');
  vi.advanceTimersByTime(999);
  expect(store.current()?.phase).toBe('shown');
  vi.advanceTimersByTime(1);
  expect(store.current()?.phase).toBe('leaving');
  vi.advanceTimersByTime(139);
  expect(store.current()?.phase).toBe('leaving');
  vi.advanceTimersByTime(1);
  expect(store.current()).toBeUndefined();
});

test('a toast may have a time of its own', () => {
  proves('On an auth failure a toast shows the message for 1 second.');
  const store = createToastStore();
  store.show('Read this', { durationMs: 4000 });
  vi.advanceTimersByTime(3999);
  expect(store.current()?.phase).toBe('shown');
  vi.advanceTimersByTime(1);
  expect(store.current()?.phase).toBe('leaving');
});

test('a new toast replaces the old one and has its whole time', () => {
  const store = createToastStore();
  store.show('First');
  vi.advanceTimersByTime(900);
  store.show('Second', { tone: 'critical' });
  expect(store.current()).toMatchObject({ text: 'Second', tone: 'critical', phase: 'shown' });
  vi.advanceTimersByTime(999);
  expect(store.current()).toMatchObject({ text: 'Second', phase: 'shown' });
});

test('each toast has its own id, so that the same words are announced again', () => {
  const store = createToastStore();
  store.show('Saved');
  const first = store.current()?.id;
  store.show('Saved');
  expect(store.current()?.id).not.toBe(first);
});

test('it stays while pointer or focus is on it, and its time starts anew after that', () => {
  const store = createToastStore();
  store.show('Saved');
  vi.advanceTimersByTime(500);
  store.pause();
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.phase).toBe('shown');
  store.resume();
  vi.advanceTimersByTime(999);
  expect(store.current()?.phase).toBe('shown');
  vi.advanceTimersByTime(1);
  expect(store.current()?.phase).toBe('leaving');
});

test('caught while fading it comes back', () => {
  const store = createToastStore();
  store.show('Saved');
  vi.advanceTimersByTime(1050);
  store.pause();
  expect(store.current()?.phase).toBe('shown');
  vi.advanceTimersByTime(60_000);
  expect(store.current()?.phase).toBe('shown');
});

test('without a toast nothing can be paused, resumed or dismissed', () => {
  const store = createToastStore();
  store.pause();
  store.resume();
  store.dismiss();
  vi.runAllTimers();
  expect(store.current()).toBeUndefined();
});

test('listeners hear of each change until they leave', () => {
  const store = createToastStore();
  const listener = vi.fn<() => void>();
  const leave = store.subscribe(listener);
  store.show('Saved');
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(3);
  leave();
  store.show('Saved');
  expect(listener).toHaveBeenCalledTimes(3);
});
