import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { windowText } from '@suki/domain/time/window-text';

/** The steps after a seller has accepted a bid. Nothing is confirmed a second time (E37b). */
export const acceptedSteps = [
  {
    id: 'pay',
    lead: `The bidder pays within ${windowText('accepted_payment_window')}.`,
    text: 'Their deposit says that they mean it. If they do not pay, most of it is yours and your own comes back.',
  },
  {
    id: 'send',
    lead: 'You send it to us',
    text: `within ${lengthText(saleWindows.shipMs)} after the payment, and we inspect it. Accepting is your word: nothing else has to be confirmed.`,
  },
  { id: 'paid', lead: 'It passes.', text: 'Your income is in your wallet, and your deposit goes back.' },
] as const;
