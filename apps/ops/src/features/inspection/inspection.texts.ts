import { findingNames } from '@suki/domain/inspection/findings';
import { windowText } from '@suki/domain/time/window-text';
import type { InspectionFinding } from '@suki/sdk/types';

export const verdictsOfPair = [
  { value: 'pass', label: 'Passes' },
  { value: 'defect', label: 'Small defect' },
  { value: 'fail', label: 'Fails' },
  { value: 'damage', label: 'Damaged in transit' },
] as const;
export type PairVerdict = (typeof verdictsOfPair)[number]['value'];

/** Words of the inspection form by the verdict on the item. */
export const outcomeTexts = {
  label: 'The item',
  does: {
    pass: 'The report is published, the seller is paid, the certificate is made.',
    defect: `The report goes to both sides. The buyer has ${windowText('buyer_inspection_timeout')} to keep the item or not; the seller may offer a discount.`,
    fail: 'Your finding is kept. When another inspector finds the same, the order closes at the seller’s cost.',
    damage: 'The order closes. Buyer and seller have their money back, and we pay what the item has lost.',
  } satisfies Record<PairVerdict, string>,
  button: {
    pass: 'Pass and publish the report',
    defect: 'Publish the defect and ask the buyer',
    fail: 'Record the finding',
    damage: 'Close the order as damaged',
  } satisfies Record<PairVerdict, string>,
  done: {
    pass: 'Report published',
    defect: 'The buyer decides now',
    fail: 'Finding recorded',
    damage: 'Order closed as damaged in transit',
  } satisfies Record<PairVerdict, string>,
  finding: 'What is wrong',
  chooseFinding: 'Choose a finding',
  findings: Object.entries(findingNames).map(([value, label]) => ({ value, label })),
  passesAsNew: 'Everything that is there is new',
  passesAsNewHint: 'The seller may then sell it as flash stock.',
  loss: 'Loss in value',
  lossHint: 'In whole pesos. No more than the seller would have received counts.',
} as const;

export const findingTexts = {
  title: 'A first inspector failed this item',
  name: (finding: NonNullable<InspectionFinding['finding']>) => findingNames[finding],
  by: (inspectorNumber: string, at: string) => `Inspector ${inspectorNumber}, ${at}`,
  own: 'You found this. Another inspector has to look at the item before the order closes. What you send below replaces it.',
  unseen:
    'Another inspector has failed this item. Inspect it yourself: you see their finding after you have given yours.',
  looked: 'I have inspected the item myself',
  mustLook: 'Inspect the item first, and say so above.',
  secondDoes:
    'Yours is the second finding. The same as the first closes the order at once, at the seller’s cost; another one waits in its place for one more inspector.',
  agreed: 'The item failed, and the order is closed',
  photo: (position: number) => `Photo ${position}`,
} as const;
