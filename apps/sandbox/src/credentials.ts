/** The keys that callers have to show and that webhooks carry: the same values as in the API's environment. */
export type Credentials = {
  xenditSecretKey: string;
  xenditCallbackToken: string;
  trackingMoreApiKey: string;
  trackingMoreWebhookSecret: string;
  smsApiKey: string;
  /** Opens `/control`, by which tests and the demo play the people and couriers at the services. */
  controlKey: string;
};
