import { EventEmitter } from 'node:events';
import { streamLimits } from '@suki/domain/config/shop-limits';
import { expect, test } from 'vitest';
import { tradeWorld } from '../../../test/support/trade-world.ts';
import { eventHub } from '../../live/event-hub.ts';
import { guestStreams } from './guest-streams.ts';
import { streamEvents } from './stream-events.route.ts';

const world = tradeWorld();

/** Takes up streams of guests at an address, as their open connections would. */
function occupy(address: string, count: number) {
  const guests = guestStreams(world.api.dependencies.events);
  const connections = Array.from({ length: count }, () => new EventEmitter());
  for (const connection of connections) guests.add(address, connection as never);
  return () => {
    for (const connection of connections) connection.emit('close');
  };
}

const ask = (isAnonymous: boolean, ip: string) => {
  const request = { caller: { userId: 'usr_0123456789', isAnonymous }, http: { request: { ip } } };
  if (typeof streamEvents !== 'function') throw new Error('Expected a handler.');
  return streamEvents(request as never, world.api.dependencies);
};

test('security 11: the streams of guests at one address end at a limit; registered people and other addresses go on', async () => {
  const leave = occupy('1.2.3.4', streamLimits.guestsOfAddress);
  await expect(ask(true, '1.2.3.4')).rejects.toMatchObject({ reason: 'TOO_MANY_CALLS' });
  // These two pass the limit, and fail only at the reply that this test leaves out.
  await expect(ask(false, '1.2.3.4')).rejects.toThrow(TypeError);
  await expect(ask(true, '5.6.7.8')).rejects.toThrow(TypeError);
  leave();
  await expect(ask(true, '1.2.3.4')).rejects.toThrow(TypeError);
});

test('a stream that is closed is counted no more', () => {
  const guests = guestStreams(eventHub());
  const connection = new EventEmitter();
  guests.add('1.2.3.4', connection as never);
  expect(guests.countOf('1.2.3.4')).toBe(1);
  connection.emit('close');
  expect(guests.countOf('1.2.3.4')).toBe(0);
});
