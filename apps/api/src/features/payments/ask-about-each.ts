import type { Dependencies } from '../../dependencies.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';

/** Result of a question to a hosted service. `differs`: the answer contradicts our row, so a person must look. */
export type Outcome = 'open' | 'settled' | 'differs';

/** Number of records of one kind that were asked about, by outcome. */
export type Reconciled = Readonly<Record<'checked' | 'settled' | 'differs' | 'unanswered', number>>;

/**
 * Asks about each open record. A record that cannot be settled now must not keep the others from it; a service that
 * hangs is not asked about the rest.
 */
export async function askAboutEach<Open extends { readonly id: string }>(
  open: readonly Open[],
  { log }: Pick<Dependencies, 'log'>,
  ask: (one: Open) => Promise<Outcome>,
): Promise<Reconciled> {
  const counts = { open: 0, settled: 0, differs: 0, unanswered: 0 };
  for (const one of open) {
    try {
      counts[await ask(one)] += 1;
    } catch (err) {
      log.warn({ err, id: one.id }, 'Could not be reconciled now; a later run tries again.');
      counts[err instanceof GatewayError ? 'unanswered' : 'differs'] += 1;
      if (err instanceof GatewayError && err.isSilence) break;
    }
  }
  const { settled, differs, unanswered } = counts;
  return { checked: counts.open + settled + differs + unanswered, settled, differs, unanswered };
}
