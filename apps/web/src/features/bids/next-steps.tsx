import { Section } from '@suki/ui/foundations/Section/Section';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { tradeTexts } from '../trade/trade.texts.ts';
import { bidTexts } from './bids.texts.ts';

/** The steps after a seller accepts. `isOnHold`: a seller has accepted and pays their deposit. */
export function NextSteps({ isOnHold = false }: { readonly isOnHold?: boolean | undefined }) {
  const { accept, hold, afterwards } = bidTexts.nextSteps;
  return (
    <Section title={tradeTexts.next}>
      <InspectionSteps steps={[isOnHold ? hold : accept, ...afterwards]} />
    </Section>
  );
}
