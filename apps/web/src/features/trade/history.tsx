import type { HistoryEntry } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { historyLines } from './history.view-model.ts';
import { tradeTexts } from './trade.texts.ts';

/** Everything that happened to an ask, bid or order, latest first. */
export function History({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Section title={tradeTexts.history}>
      <Timeline entries={historyLines(history)} />
    </Section>
  );
}
