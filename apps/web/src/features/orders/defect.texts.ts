/** Words about an item with a small defect: the buyer's decision, the seller's discount. */
export const defectTexts = {
  decide: {
    title: 'Keep it or not?',
    found: (findings: readonly string[]) =>
      // Inspectors end a remark with a full stop or without.
      findings.length === 0
        ? 'Our inspector found a small defect.'
        : `We found: ${findings.map((finding) => finding.replace(/\.$/, '')).join('. ')}.`,
    intro: 'The item is genuine and new.',
    toPhoto: 'See the photo',
    keep: 'Keep it',
    keepNote: 'you pay in total',
    keepDoes: (discount: string | null) => [
      discount === null ? 'Nothing more to pay' : `${discount} of what you paid is refunded`,
      'We ship it to you next',
      'You can’t return it later for this defect',
    ],
    keepButton: 'Keep the item',
    keeping: 'Saving',
    refuse: 'Don’t keep it',
    refuseNote: 'refunded to you',
    refuseDoes: ['You get every peso back, shipping too', 'The order closes', 'We return it to the seller'],
    refuseButton: 'Don’t keep it',
    refuseTitle: 'Don’t keep this item?',
    refuseText: (total: string) => `We refund ${total}, and the order closes. You can’t undo this.`,
    refusing: 'Closing the order',
    back: 'Back',
    bar: 'Your answer',
    kept: 'It’s yours. We ship it next.',
  },
  discount: {
    title: 'Offer a discount?',
    text: 'Our inspector found a small defect; see the report below. A discount makes it easier for the buyer to keep the item. You can offer one once.',
    costs: (amount: string) =>
      `If the buyer doesn’t keep it, return shipping is paid from your deposit: ${amount} at most. You get the rest back.`,
    label: 'Discount',
    hint: (step: string, max: string) => `Steps of ${step}, ${max} at most.`,
    problem: (step: string, max: string) => `Use a multiple of ${step}, ${max} at most.`,
    result: (income: string) => `You get ${income} if the buyer keeps it.`,
    empty: 'Enter a discount first.',
    button: 'Offer the discount',
    saving: 'Telling the buyer',
    saved: 'We’ve told the buyer.',
    bar: 'Discount',
  },
  offered: {
    title: (discount: string) => `You offered ${discount}`,
    offer: 'Your discount',
    receive: 'You get if the buyer keeps it',
    receiveNote: 'All fees are off already',
    refused: 'If they don’t, return shipping',
    refusedNote: 'Out of your deposit. You get the rest of it back.',
    atMost: (amount: string) => `at most ${amount}`,
  },
} as const;
