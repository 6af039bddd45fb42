import { beforeEach, expect, test, vi } from 'vitest';

const noteItemEvents = vi.fn();
vi.mock('./note-item-events.server.ts', () => ({ noteItemEvents }));
beforeEach(() => noteItemEvents.mockReset().mockResolvedValue(true));

const text = JSON.stringify({ visit: 'a'.repeat(20), events: [] });
async function beacon(headers: Record<string, string> = {}) {
  const { POST } = await import('../app/api/item-events/route.ts');
  const sent = { 'sec-fetch-site': 'same-origin', 'content-length': String(text.length), ...headers };
  return await POST(new Request('http://shop.test/api/item-events', { method: 'POST', headers: sent, body: text }));
}

test('a beacon of the shop is passed on as it is, without its sender', async () => {
  const answer = await beacon({ cookie: 'suki_session=x', 'user-agent': 'a phone' });
  expect(answer.status).toBe(204);
  expect(noteItemEvents.mock.calls).toEqual([[text]]);
});

test.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [413, { 'content-length': '8001' }],
] as const)('is answered %i with %o, and nothing is passed on', async (status, headers) => {
  expect((await beacon(headers)).status).toBe(status);
  expect(noteItemEvents).not.toHaveBeenCalled();
});

test('a text that the API refuses is answered 400', async () => {
  noteItemEvents.mockResolvedValue(false);
  expect((await beacon()).status).toBe(400);
});
