/**
 * packages/domain/src/trade is a house of six rooms, and each may use only the rooms before it. Without the order,
 * deciders asked each other for helpers until the folder had 21 floors, and what a row may say could not be read
 * without the code that carries it out.
 */
import { dirname, normalize } from 'node:path/posix';
import { isTest } from '../find-matches.ts';
import type { Rule } from '../finding.ts';

const rooms: readonly string[] = ['facts', 'table', 'money', 'effects', 'view', 'decide'];
const inRoom = /^packages\/domain\/src\/trade\/(\w+)\//;
const decider = /^packages\/domain\/src\/trade\/decide\/decide-[^/]+$/;
const relative = /from '(\.[^']*)'/g;

export const tradeRooms: Rule = ({ path, text }) => {
  if (roomOf(path) === -1 || isTest(path)) return [];
  return [...text.matchAll(relative)].flatMap(({ index, 1: specifier = '' }) => {
    const message = messageFor(path, normalize(`${dirname(path)}/${specifier}`));
    return message === undefined ? [] : [{ path, line: text.slice(0, index).split('\n').length, message }];
  });
};

function roomOf(path: string): number {
  return rooms.indexOf(inRoom.exec(path)?.[1] ?? '');
}

function messageFor(path: string, to: string): string | undefined {
  const [own, other] = [roomOf(path), roomOf(to)];
  if (other > own)
    return `The room "${rooms[own]}" of the trade imports from "${rooms[other]}": each room may use only those before it (${rooms.join(', ')}). Move what both need to the left.`;
  return decider.test(path) && decider.test(to)
    ? `A decider imports from another decider, ${to.split('/').at(-1)}: move the helper to a file of its own beside them (decide/new-ask.ts).`
    : undefined;
}
