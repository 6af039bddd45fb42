import type { Approval, Move } from '@suki/domain/trade/facts/decision';
import type { BookChange } from './queries/books.ts';

/**
 * Returns the changes of a decision to the book of its SKU, one for each line of the log. An ask and a bid that meet
 * are one line, the trade. Only entries in the book count (rule 9): `listed` asks and `bid_active` bids.
 */
export function bookChangesOf({ event, moves, patches, creations }: Approval): readonly BookChange[] {
  const entries = moves.filter((move) => move.entity === 'ask' || move.entity === 'bid');
  const order = creations.find((creation) => creation.entity === 'order')?.row;
  const ask = order && entries.find((move) => move.entity === 'ask' && move.from === 'listed');
  const bid = ask && entries.find((move) => move.entity === 'bid' && move.from === 'bid_active');
  const price = order?.price ?? null;
  return [
    ...(ask === undefined
      ? []
      : [{ kind: 'trade', event: ask.event, ...ids(ask), ...(bid && { bidId: ids(bid).bidId }), price } as const]),
    ...entries.filter((move) => move !== ask && move !== bid).flatMap(changeOf),
    ...patches.flatMap((patch): readonly BookChange[] =>
      (patch.entity === 'ask' || patch.entity === 'bid') && patch.set.liveAt !== undefined
        ? [{ kind: 'change', event, ...ids(patch), price: null }]
        : [],
    ),
  ];
}

type Entry = Extract<Move, { entity: 'ask' | 'bid' }>;

function changeOf(move: Entry): readonly BookChange[] {
  const inBook = move.entity === 'ask' ? 'listed' : 'bid_active';
  const entry = { event: move.event, ...ids(move), price: null };
  if (move.to === inBook) return [{ kind: 'enter', ...entry }];
  return move.from === inBook ? [{ kind: 'leave', ...entry }] : [];
}

function ids(of: Pick<Entry, 'entity' | 'id'>): Pick<BookChange, 'askId' | 'bidId'> {
  return of.entity === 'ask'
    ? { askId: of.id as BookChange['askId'], bidId: null }
    : { askId: null, bidId: of.id as BookChange['bidId'] };
}
