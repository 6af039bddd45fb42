import { freeToCancel } from '../trade/cancel.texts.ts';

/** Under the buttons. Apart from itemTexts, which come with the scripts: this one would bring the limits there. */
export const itemPromise = `${freeToCancel} If it does not pass the inspection, you get every peso back.`;
