/** How long a buyer can cancel for free: until payment (`E35`), and until the seller confirms (`E44`). */
export const freeToCancel = 'Free to cancel until you pay. A standard order as a rule also until its seller confirms.';
