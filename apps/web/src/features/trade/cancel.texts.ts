/** Until when a buyer may change their mind: E35, and E44 where a seller has to confirm. */
export const freeToCancel = 'Free to cancel until you pay. A standard order as a rule also until its seller confirms.';
