export const testSecrets = {
  xenditSecretKey: 'local-xendit-secret-key',
  xenditCallbackToken: 'local-xendit-callback-token',
  trackingMoreApiKey: 'local-trackingmore-api-key',
  trackingMoreWebhookSecret: 'local-trackingmore-webhook-secret',
  smsApiKey: 'local-sms-api-key',
  controlKey: 'local-sandbox-control-key',
} as const;
