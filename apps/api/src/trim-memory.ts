import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { z } from 'zod';

const CollectGarbage = z.function({
  input: [z.object({ type: z.literal('major'), execution: z.literal('sync'), flavor: z.literal('last-resort') })],
});

/** Percentage by which the heap may grow over the memory in use before a collection: V8's own is up to 300. */
const GROWTH_PERCENT = 50;

/**
 * Gives back the memory that loading left behind: the process is 280 MB large after it has loaded its modules and 110
 * MB after this call, which takes 60 ms once. (Node parses the 179 kB package.json of drizzle-orm anew for each of its
 * hundred modules; V8 keeps the heap that this took until memory runs short, which never happens in a quiet process.)
 *
 * From then on the heap stays near the memory in use: under load 38 MB were in use, and V8 let the heap grow to 141 MB
 * before it collected (ADR 0061).
 */
export function trimMemory(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
  setFlagsFromString('--expose-gc');
  CollectGarbage.implement(runInNewContext('gc'))({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
