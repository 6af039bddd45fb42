import { Section } from '@suki/ui/foundations/Section/Section';
import { InspectionSteps } from '@suki/ui/market/InspectionSteps/InspectionSteps';
import { bidTexts } from './bids.texts.ts';

/** What follows once a seller accepts; on hold, when one has and pays their deposit. */
export function NextSteps({ isOnHold = false }: { readonly isOnHold?: boolean | undefined }) {
  const { accept, hold, afterwards } = bidTexts.nextSteps;
  return (
    <Section title={bidTexts.next}>
      <InspectionSteps steps={[isOnHold ? hold : accept, ...afterwards]} />
    </Section>
  );
}
