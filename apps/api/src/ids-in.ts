import { type IdPrefix, idPrefixes, isId } from '@suki/domain/ids/id';

/** A list of messages may be long, and its first ids lead to the rest. */
const IDS_MAX = 8;
const PREFIX_LENGTH = 3;

/**
 * Collects the ids in a value of any form, for a line of the log: a trade is traced by its id, and nothing else of a
 * call or job belongs in the log.
 */
export function idsIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (typeof part === 'string' && isOurs(part)) found.add(part);
    else if (typeof part === 'object' && part !== null) for (const inner of Object.values(part)) look(inner);
  };
  look(value);
  return [...found].slice(0, IDS_MAX);
}

function isOurs(text: string): boolean {
  const prefix = text.slice(0, PREFIX_LENGTH);
  return Object.hasOwn(idPrefixes, prefix) && isId(prefix as IdPrefix, text);
}
