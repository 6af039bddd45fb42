import { freeToCancel } from '../trade/cancel.texts.ts';

/** Under the buttons. Not among the item's other texts: those come with the scripts, and this one would bring limits. */
export const itemPromise = `${freeToCancel} If it does not pass the inspection, you get every peso back.`;
