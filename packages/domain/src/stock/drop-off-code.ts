import { dropOffCode } from '../config/warehouse.ts';
import type { UserId } from '../ids/id.ts';

/**
 * Letters only, without I, O and Q, which are read as other signs. There are 23, a prime number, so that the check
 * letter finds every single wrong letter and every two that were swapped.
 */
const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** Returns the letter that ends a code. `letters` are those before it. */
function checkLetter(letters: string): string {
  const sum = [...letters].reduce((total, letter, index) => total + (index + 1) * LETTERS.indexOf(letter), 0);
  return LETTERS.charAt(sum % LETTERS.length);
}

/** Makes a code of random letters and a check letter; `draw(n)` returns a random whole number from 0 up to n - 1. */
export function makeDropOffCode(draw: (below: number) => number): string {
  const letters = Array.from({ length: dropOffCode.letters - 1 }, () => LETTERS.charAt(draw(LETTERS.length))).join('');
  return letters + checkLetter(letters);
}

/** Reads a typed or scanned code in any spelling; null when its letters cannot be right. */
export function readDropOffCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  const isKnown = code.length === dropOffCode.letters && [...code].every((letter) => LETTERS.includes(letter));
  return isKnown && checkLetter(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** `ABCD EFGH`: in fours, for people who read it out. */
export function readableDropOffCode(code: string): string {
  return code.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** A code as it is stored. The desk that looked it up has it until `deskUntil`. */
export type StoredDropOffCode = {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly seenBy: UserId | null;
  readonly deskUntil: Date | null;
};

export type DropOffRefusal = 'DROP_OFF_CODE_UNKNOWN' | 'DROP_OFF_CODE_ENDED' | 'DROP_OFF_CODE_UNCONFIRMED';

type Desk = { readonly staffId: UserId; readonly now: Date };

/** Returns why a desk cannot look a code up; null when it can. */
export function refuseLookUp(code: StoredDropOffCode | undefined, { staffId, now }: Desk): DropOffRefusal | null {
  if (code === undefined) {
    return 'DROP_OFF_CODE_UNKNOWN';
  }
  const isAtDesk = code.seenBy === staffId && code.deskUntil !== null && now < code.deskUntil;
  return code.usedAt !== null || (now >= code.expiresAt && !isAtDesk) ? 'DROP_OFF_CODE_ENDED' : null;
}

/** Returns why nothing can be booked with a code; null for one that this employee has looked up and confirmed. */
export function refuseBooking(code: StoredDropOffCode | undefined, { staffId, now }: Desk): DropOffRefusal | null {
  if (code === undefined) {
    return 'DROP_OFF_CODE_UNKNOWN';
  }
  if (code.usedAt !== null) {
    return 'DROP_OFF_CODE_ENDED';
  }
  if (code.seenBy !== staffId || code.deskUntil === null) {
    return 'DROP_OFF_CODE_UNCONFIRMED';
  }
  return now >= code.deskUntil ? 'DROP_OFF_CODE_ENDED' : null;
}
