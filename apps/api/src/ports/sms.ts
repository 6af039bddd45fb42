export type Sms = {
  /**
   * Sends one text message; `to` is E.164 (`+639171234567`).
   * @throws Error when the service did not take it.
   */
  readonly send: (message: { readonly to: string; readonly text: string }) => Promise<void>;
};
