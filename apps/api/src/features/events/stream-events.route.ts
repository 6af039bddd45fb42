import { streamEvents as stream } from '../../http/event-stream.ts';
import { answeredItself, type Handler } from '../../http/handlers.ts';

/** `GET /event/stream`. A token that is revoked ends the stream: the caller's streams are closed with it. */
export const streamEvents: Handler<'streamEvents'> = async ({ caller, http }, { events }) => {
  // Headers that hooks have set so far (CORS, request id) are on Fastify's reply, which is left aside from here on.
  const headers = Object.fromEntries(
    Object.entries(http.reply.getHeaders()).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  http.reply.hijack();
  stream({ caller, response: http.reply.raw, headers, events });
  return answeredItself;
};
