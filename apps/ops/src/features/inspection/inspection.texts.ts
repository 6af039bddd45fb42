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
    pass: 'We publish the report, pay the seller and make the certificate.',
    defect: `Both sides get the report. The buyer has ${windowText('buyer_inspection_timeout')} to keep the item or not; the seller may offer a discount.`,
    fail: 'We keep your finding. When another inspector finds the same, the order closes at the seller’s cost.',
    damage: 'The order closes. Buyer and seller get their money back, and we pay what the item has lost.',
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
  lossHint: 'In whole pesos, at most what the seller would have received.',
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
} as const;

/** Words of the photo that shows a noted point. */
export const markTexts = {
  choose: 'Which photo shows it? It comes first in the report, with your remark.',
  tap: 'Tap the spot. The buyer sees it circled.',
  group: (point: string) => `Photo that shows: ${point}`,
  spot: (photo: string) => `Mark the spot on “${photo}”. Arrow keys move it.`,
} as const;

/** The form of an inspection. */
export const formTexts = {
  title: 'Inspect',
  intro: (points: number, version: number) =>
    `${points} points, criteria version ${version}. “Noted” is a pass with a remark for the buyer. A second inspector looks at an item that fails. Press P, N or F on a point.`,
  verdicts: { pass: 'Pass', noted: 'Noted', fail: 'Fail' },
  remark: (point: string) => `Remark: ${point}`,
  remarkHint: 'The buyer reads this in the report.',
  publishing: 'Publishing the report',
  chooseFinding: 'Choose what is wrong.',
  lossMissing: 'Enter the loss in value in whole pesos.',
  pointMissing: 'Mark the point that it is about, with a remark.',
  angleMissing: (angle: string) => `Take the photo “${angle}”.`,
  oneOpen: 'One point has no verdict yet.',
  open: (count: number) => `${count} points have no verdict yet.`,
  failed: (point: string) => `“${point}” failed: choose another verdict on the item below.`,
  unsaid: (point: string) => `Say what was noted about “${point}”.`,
  noPhoto: 'Add at least one photo.',
  tooManyPhotos: (max: number) => `A report takes at most ${max} photos; take some out.`,
} as const;

export const photoTexts = {
  take: 'Take the photo',
  takeAgain: 'Take it again',
  others: 'Other photos',
  optional: 'optional',
  takeOrChoose: 'Take or choose photos',
  rule: (megabytes: number) => `JPEG, PNG, WebP or AVIF, at most ${megabytes} MB each`,
  other: (position: number) => `Other photo ${position}`,
  remove: 'Remove',
  removeAbout: (position: number) => `Remove photo ${position}`,
  storing: 'Storing the photo',
  yours: (what: string) => `Your photo: ${what}`,
  alt: (position: number) => `Photo ${position}`,
} as const;

/** A published report. */
export const reportTexts = {
  caption: (at: string) => `Inspection report, ${at}`,
  foot: (inspector: string, version: number) => `Inspector ${inspector}, criteria version ${version}`,
  certificate: (number: string | null) => (number === null ? 'Certificate' : `Certificate ${number}`),
  photo: (position: number) => `Photo ${position}`,
  zoom: {
    viewer: 'Photos of the inspection',
    close: 'Close',
    zoom: 'Zoom',
    back: 'Previous photo',
    forward: 'Next photo',
    failed: 'The photo didn’t load.',
  },
  passed: (passed: number, all: number) => `${passed} of ${all} points passed`,
  noted: (count: number) => `${count} noted`,
  failed: (count: number) => `${count} failed`,
  didNotPass: 'Didn’t pass.',
  defect: 'Authentic, with a small defect.',
  authentic: 'Authentic.',
  oneRemark: 'Authentic. One remark.',
  remarks: (count: number) => `Authentic. ${count} remarks.`,
} as const;
