import { TradeEvent } from '@suki/contract/system/system.table';
import { z } from 'zod';
import type { TradeEventMessage } from './event-hub.ts';

/** The channel on which every change of a trade is announced at its commit. */
export const TRADE_CHANNEL = 'trade';

const Payload = z.object({
  entity: TradeEvent.shape.kind,
  id: z.string(),
  /** The users concerned; empty for the book of a size, whose viewers are told (`bookEvents`). */
  userIds: z.array(z.string()),
});

/** Parses an announcement into an event for browsers. Undefined for a malformed one, which must not break a stream. */
export function eventOf(payload: string): TradeEventMessage | undefined {
  const parsed = Payload.safeParse(readJson(payload));
  if (!parsed.success) return undefined;
  const { entity: kind, id, userIds } = parsed.data;
  return { kind, id, audience: userIds };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
