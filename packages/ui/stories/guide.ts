/** The guidance on a component's page in Storybook, besides its states. `test` fails for a component without it. */
export type Guide = {
  /**
   * One row per key: the keys and their effect. `none` for a part that takes no focus, so that a reader knows that the
   * row was not forgotten.
   */
  keyboard: readonly (readonly [keys: string, effect: string])[] | 'none';
  /** When to reach for it, and how it is used well. */
  do: readonly string[];
  /** Uses that the part is not for, and the part to take instead. */
  dont: readonly string[];
  /**
   * The announcement of a screen reader, the meanings that never rest on colour alone, and the names that the caller
   * must still give.
   */
  accessibility: readonly string[];
};
