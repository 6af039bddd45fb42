import { randomBytes } from 'node:crypto';
import { type Id, type IdPrefix, toId } from '@suki/domain/ids/id';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';

const TIME_CHARACTERS = 10;
const RANDOM_CHARACTERS = 16;
const RANDOM_BYTES = 10;
const STEP_BYTES = 4;
/** Crockford's base 32 in lower case: no i, l, o, u, so that an id can be read aloud. */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * Ids of a prefix, ten characters of time (48 bits) and sixteen of randomness (80 bits). Two ids of one millisecond
 * keep their order, because the second adds a random step to the first one's randomness. The step cannot be guessed, so
 * an id does not give away the next one.
 */
export function sortableIds(clock: Clock): Ids {
  let lastMs = -1;
  let random = 0n;

  const next = <Prefix extends IdPrefix>(prefix: Prefix): Id<Prefix> => {
    const nowMs = clock.now().getTime();
    random = nowMs === lastMs ? random + 1n + randomNumber(STEP_BYTES) : randomPart();
    lastMs = nowMs;
    return toId(prefix, `${prefix}_${digits(BigInt(nowMs), TIME_CHARACTERS)}${digits(random, RANDOM_CHARACTERS)}`);
  };

  return { next };
}

/** The highest bit stays free, so counting up within a millisecond cannot overflow: there is room for 2^47 steps. */
function randomPart(): bigint {
  return randomNumber(RANDOM_BYTES) >> 1n;
}

function randomNumber(bytes: number): bigint {
  return BigInt(`0x${randomBytes(bytes).toString('hex')}`);
}

function digits(value: bigint, length: number): string {
  let rest = value;
  let text = '';
  for (let position = 0; position < length; position += 1) {
    text = DIGITS.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return text;
}
