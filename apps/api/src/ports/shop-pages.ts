/** The pages of the shop that are kept ready, the same for everyone. */
export type ShopPages = {
  /**
   * Has every copy of the shop's server make these pages anew.
   * @param tags - as the pages are tagged there: `item:<itemId>`
   * @throws Error when a copy did not do it.
   */
  readonly renew: (tags: readonly string[]) => Promise<void>;
};
