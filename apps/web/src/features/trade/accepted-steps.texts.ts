import { saleWindows } from '@suki/domain/config/sale-windows';
import { lengthText } from '@suki/domain/time/length-text';
import { windowText } from '@suki/domain/time/window-text';

/** The steps after a seller has accepted a bid. Nothing is confirmed a second time (E37b). */
export const acceptedSteps = [
  {
    id: 'pay',
    lead: `The bidder pays within ${windowText('accepted_payment_window')}.`,
    text: 'If they don’t, you get most of their deposit and all of your own back.',
  },
  {
    id: 'send',
    lead: 'You ship it to us',
    text: `within ${lengthText(saleWindows.shipMs)} after the payment, and we inspect it. You’ve already agreed, so there’s nothing else to confirm.`,
  },
  { id: 'paid', lead: 'It passes.', text: 'Your income is in your wallet, and you get your deposit back.' },
] as const;
