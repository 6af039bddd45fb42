/** The categories of traded items (specification, section 3); each has a checklist of its own. */
export const categories = ['shoes', 'apparel', 'collectibles', 'handbags'] as const;
export type Category = (typeof categories)[number];
