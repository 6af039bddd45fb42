/** A service that works in the background of the worker until it is stopped. */
export type BackgroundService = {
  /** Takes no new work, and finishes the work under way. */
  readonly stop: () => Promise<void>;
};
