import { limits } from '@suki/domain/config/limits';
import { streamLimits } from '@suki/domain/config/shop-limits';
import { ApiRefusal } from '../../http/api-refusal.ts';
import { streamEvents as stream } from '../../http/event-stream.ts';
import { answeredItself, type Handler } from '../../http/handler.ts';
import { addressBucket } from '../../http/rate-limit.ts';
import { guestStreams } from './guest-streams.ts';

const RETRY_AFTER_SECONDS = 30;

/** `GET /event/stream`. A token that is revoked ends the stream: the caller's streams are closed with it. */
export const streamEvents: Handler<'streamEvents'> = async ({ caller, query, http }, { events, books }) => {
  const guests = guestStreams(events);
  const address = addressBucket(http.request.ip);
  if (
    events.count() >= streamLimits.ofProcess ||
    (caller.isAnonymous && guests.countOf(address) >= streamLimits.guestsOfAddress)
  ) {
    throw new ApiRefusal('TOO_MANY_CALLS', {
      message: 'Very many people watch prices just now. This page still shows what it fetches.',
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  if (events.countOf(caller.userId) >= limits.eventStreams) {
    throw new ApiRefusal('TOO_MANY_CALLS', {
      message: `Your account listens in ${limits.eventStreams} windows already. Close one; this one still shows what it fetches.`,
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
  // Headers that hooks have set so far (CORS, request id) are on Fastify's reply, which is left aside from here on.
  const headers = Object.fromEntries(
    Object.entries(http.reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  http.reply.hijack();
  if (caller.isAnonymous) guests.add(address, http.reply.raw);
  stream({ caller, response: http.reply.raw, headers, events, books, skuIds: query.skuIds ?? [] });
  return answeredItself;
};
