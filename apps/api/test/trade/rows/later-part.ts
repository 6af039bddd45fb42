import { timerWindows } from '@suki/domain/config/timers';
import { timerKinds } from '@suki/domain/trade/facts/statuses';
import { commandEntries, type LaterPart } from '@suki/domain/trade/table/command-entries.table';
import type { RefundEvent } from '@suki/domain/trade/table/refund-transitions.table';
import { missingAnswer } from '@suki/domain/trade/table/timer-answers.table';
import { type EventId, eventIds, transition } from '@suki/domain/trade/table/transitions.table';
import { laterRows } from './later-rows.table.ts';

const late: Readonly<Record<string, LaterPart>> = laterRows;

/** The lapse of a timer that nobody can answer yet comes with its answer: until then the timer waits. */
const lapseParts: ReadonlyMap<string, LaterPart | undefined> = new Map(
  timerKinds.map((kind) => [timerWindows[kind].command, missingAnswer(kind) ?? undefined]),
);

/** Later parts by row: only the rows of asks, bids, orders and parcels have commands. */
const partsOfCommands: ReadonlyMap<string, LaterPart | undefined> = new Map(
  eventIds.map((id) => [id, commandEntries[transition(id).command].later ?? lapseParts.get(transition(id).command)]),
);

/** Returns the later part of the product that brings a row's command; undefined when the server's code gives it. */
export const laterPartOfCommand = (row: string): LaterPart | undefined => partsOfCommands.get(row);

/** The later part of the product that a row belongs to: by itself, or because of its command. */
export const laterPart = (row: EventId | RefundEvent): LaterPart | undefined => late[row] ?? laterPartOfCommand(row);
