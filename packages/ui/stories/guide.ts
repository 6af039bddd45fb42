/** What a component's page in Storybook tells besides its states. `test` fails for a component without it. */
export type Guide = {
  /**
   * One row per key: the keys and what they do. `none` for a part that takes no focus: a reader then knows that the row was not
   * forgotten.
   */
  keyboard: readonly (readonly [keys: string, effect: string])[] | 'none';
  /** When to reach for it, and how it is used well. */
  do: readonly string[];
  /** What it is not for, and which part to take instead. */
  dont: readonly string[];
  /** What a screen reader says, what is never left to colour alone, what the caller must still name. */
  accessibility: readonly string[];
};
