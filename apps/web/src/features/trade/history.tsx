import type { HistoryEntry } from '@suki/sdk/types';
import { Section } from '@suki/ui/foundations/Section/Section';
import { Timeline } from '@suki/ui/lists/Timeline/Timeline';
import { historyLines } from './history.view-model.ts';
import { tradeTexts } from './trade.texts.ts';

export function History({ history }: { readonly history: readonly HistoryEntry[] }) {
  return (
    <Section title={tradeTexts.history}>
      <Timeline entries={historyLines(history)} />
    </Section>
  );
}
