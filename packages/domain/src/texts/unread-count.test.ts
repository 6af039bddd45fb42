import { expect, test } from 'vitest';
import { unreadCountText } from './unread-count.ts';

test.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [300, '99+'],
])('%i unread messages are shown as %s', (count, text) => {
  expect(unreadCountText(count)).toBe(text);
});
