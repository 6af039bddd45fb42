/** The moments of the story in UTC: Tuesday 24 November 2026, 10:00 in Manila, is 02:00Z. */
export const at = {
  joined: '2026-11-02T01:00:00.000Z',
  askPosted: '2026-11-23T01:10:00.000Z',
  askLive: '2026-11-23T01:12:00.000Z',
  bidPosted: '2026-11-23T04:30:00.000Z',
  bidLive: '2026-11-23T04:32:00.000Z',
  bidAccepted: '2026-11-23T09:00:00.000Z',
  ordered: '2026-11-24T02:00:00.000Z',
  paid: '2026-11-24T02:04:00.000Z',
  cancelled: '2026-11-24T02:40:00.000Z',
  confirmed: '2026-11-24T03:10:00.000Z',
  sent: '2026-11-25T01:20:00.000Z',
  received: '2026-11-27T02:30:00.000Z',
  taken: '2026-11-27T05:00:00.000Z',
  passed: '2026-11-27T05:40:00.000Z',
  offered: '2026-11-27T06:30:00.000Z',
  answered: '2026-11-27T07:00:00.000Z',
  shipped: '2026-11-27T08:00:00.000Z',
  delivered: '2026-11-28T06:15:00.000Z',
  content: '2026-11-28T10:00:00.000Z',
  withdrawn: '2026-12-02T01:30:00.000Z',
} as const;

export type At = (typeof at)[keyof typeof at];

export function later(moment: string, ms: number): string {
  return new Date(Date.parse(moment) + ms).toISOString();
}
