/** The shop's cached pages, which are equal for everyone. */
export type ShopPages = {
  /**
   * Makes every copy of the shop's server renew these pages.
   * @param tags - as the pages are tagged there: `item:<itemId>`
   * @throws Error when a copy did not renew them.
   */
  readonly renew: (tags: readonly string[]) => Promise<void>;
};
