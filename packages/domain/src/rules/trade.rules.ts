import { askStatuses, bidStatuses, orderStatuses } from '../trade/facts/statuses.ts';
import { askSteps, orderSteps } from '../trade/facts/steps.ts';
import { movesFrom } from '../trade/table/allowed-moves.ts';
import { oneOfWords, shownValue } from './argument.ts';
import { money, oneOf, orNull, text } from './arguments.ts';
import { rule } from './rule.ts';

const statuses: Readonly<Record<string, readonly string[]>> = {
  ask: askStatuses,
  bid: bidStatuses,
  order: orderStatuses,
};

/** Steps and moves of asks, bids and orders (specification, section 4). */
export const tradeRules = {
  askStep: rule({ status: oneOf(...askStatuses) }, ({ status }) => askSteps[status]),
  orderStep: rule({ status: oneOf(...orderStatuses) }, ({ status }) => orderSteps[status]),
  moves: rule({ entity: oneOf('ask', 'bid', 'order'), status: text }, ({ entity, status }) => {
    const known = statuses[entity] ?? [];
    if (!known.includes(status)) {
      throw new RangeError(`expected "status" to be ${oneOfWords(known)}, got ${shownValue(status)}`);
    }
    return movesFrom(entity, status);
  }),
  isHighest: rule(
    { highestBid: orNull(money), proposedPrice: money },
    ({ highestBid, proposedPrice }) => highestBid === proposedPrice,
  ),
};
