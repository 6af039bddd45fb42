/** Something that works on its own in the worker until it is stopped. */
export type BackgroundService = {
  /** Takes nothing new, finishes what is under way. */
  readonly stop: () => Promise<void>;
};
