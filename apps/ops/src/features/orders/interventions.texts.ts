/** Steps of the platform into an order. */
export const interventionTexts = {
  working: 'Working',
  lose: {
    summary: 'We lost or damaged the item',
    text: (second: string) =>
      `The buyer has the money back and the seller is paid, both at our cost, and the order ends. ${second}`,
    button: 'Report the loss',
    question: 'Report the loss?',
    done: 'Reported: both sides are paid',
  },
  hold: {
    summary: 'Stop the order to look at it',
    text: 'It waits for a day at most, and its deadlines get the time back. We warn you 4 hours before it continues. The buyer is told.',
    button: 'Stop the order',
  },
  release: {
    summary: 'Let the order continue',
    text: 'We stopped it. Its deadlines get the time back, and the buyer is told.',
    button: 'Let it continue',
  },
  cancel: {
    summary: 'Cancel the order for the platform',
    text: 'The buyer gets back what they paid. The side without fault loses nothing; a deposit is kept for fraud only.',
    button: 'Cancel the order',
    question: 'Cancel the order?',
    questionWithDeposit: 'Cancel the order and keep the deposit?',
    done: 'The order is canceled',
    fault: 'Whose fault is it?',
    faults: { unclear: 'Nobody’s, or it is unclear', buyer: 'The buyer’s', seller: 'The seller’s' },
    fraud: 'It was fraud: keep the deposit',
  },
} as const;
