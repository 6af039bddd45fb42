/** Tells our own apps from programs that call as strangers, before a call that costs money. */
export type Challenge = {
  /**
   * Checks the proof that the app sent along; undefined when it sent none.
   * @throws Error when the keys cannot be fetched, which says nothing about the proof.
   */
  readonly isPassed: (proof: string | undefined) => Promise<boolean>;
};
