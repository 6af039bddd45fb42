import { readVariables } from '@suki/start-guard/read-variables';
import type { VariableName as GuardedName } from '@suki/start-guard/variables.table';
import { z } from 'zod';

const PORT_OFFSET = { api: 1000, sandbox: 1100 } as const;

/** Help for each variable, for the error about missing ones. */
const WHERE_TO_SET = {
  APP_ENV: 'leave it out, or test: the sandbox plays the hosted services for a stack on one machine and for no other',
  SUKI_PORT_BASE: 'the number that every port is counted from; leave it out for 3000',
  SUKI_DATA_DIR: 'the folder for data of this machine; leave it out for .suki',
  PORT: 'the port of the sandbox; leave it out for SUKI_PORT_BASE + 1100',
  API_URL: 'the address that webhooks are sent to; leave it out for http://localhost:(SUKI_PORT_BASE + 1000)',
  WEB_URL: 'the address of the shop; leave it out for http://localhost:SUKI_PORT_BASE',
  OPS_URL: 'the address of the ops console; leave it out for this machine',
  DATABASE_URL: 'the database of the stack; the sandbox only makes sure that it is on this machine',
  SANDBOX_URL: 'the address under which browsers see the sandbox; leave it out to use the address of each request',
  XENDIT_SECRET_KEY: 'the key that the API signs in to Xendit with: the same value as in the API',
  XENDIT_CALLBACK_TOKEN: 'the token in the x-callback-token header of webhooks: the same value as in the API',
  TRACKINGMORE_API_KEY: 'the key that the API signs in to TrackingMore with: the same value as in the API',
  TRACKINGMORE_WEBHOOK_SECRET: 'the secret that parcel webhooks are signed with: the same value as in the API',
  SANDBOX_CONTROL_KEY: 'the key that opens the /control calls; `npx -y pnpm@12 start` sets it',
  SMS_API_KEY: 'the key that the API sends text messages with: the same value as in the API',
} as const satisfies { readonly [Name in GuardedName]?: string };

type VariableName = keyof typeof WHERE_TO_SET;

const port = z.coerce.number().int().min(1).max(65_535);
const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
const secret = z.string().min(1);

const schema = z.object({
  APP_ENV: z.literal('test').default('test'),
  SUKI_PORT_BASE: port.default(3000),
  SUKI_DATA_DIR: z.string().min(1).default('.suki'),
  PORT: port.optional(),
  API_URL: address.optional(),
  WEB_URL: address.optional(),
  OPS_URL: address.optional(),
  DATABASE_URL: z.string().optional(),
  SANDBOX_URL: address.optional(),
  XENDIT_SECRET_KEY: secret,
  XENDIT_CALLBACK_TOKEN: secret,
  TRACKINGMORE_API_KEY: secret,
  TRACKINGMORE_WEBHOOK_SECRET: secret,
  SMS_API_KEY: secret,
  SANDBOX_CONTROL_KEY: secret,
} satisfies Record<VariableName, z.ZodType>);

export type Environment = {
  port: number;
  dataDirectory: string;
  apiUrl: string;
  webUrl: string;
  sandboxUrl: string | undefined;
  xenditSecretKey: string;
  xenditCallbackToken: string;
  trackingMoreApiKey: string;
  trackingMoreWebhookSecret: string;
  smsApiKey: string;
  controlKey: string;
};

/**
 * Reads the environment once, at the start.
 * @throws Error that names every missing or wrong variable, every address of elsewhere, their purpose and where to set
 * them.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const values = readVariables({ process: 'The sandbox', schema, help: WHERE_TO_SET, variables });
  return {
    port: values.PORT ?? values.SUKI_PORT_BASE + PORT_OFFSET.sandbox,
    dataDirectory: values.SUKI_DATA_DIR,
    apiUrl: values.API_URL ?? `http://localhost:${values.SUKI_PORT_BASE + PORT_OFFSET.api}`,
    webUrl: values.WEB_URL ?? `http://localhost:${values.SUKI_PORT_BASE}`,
    sandboxUrl: values.SANDBOX_URL,
    xenditSecretKey: values.XENDIT_SECRET_KEY,
    xenditCallbackToken: values.XENDIT_CALLBACK_TOKEN,
    trackingMoreApiKey: values.TRACKINGMORE_API_KEY,
    trackingMoreWebhookSecret: values.TRACKINGMORE_WEBHOOK_SECRET,
    smsApiKey: values.SMS_API_KEY,
    controlKey: values.SANDBOX_CONTROL_KEY,
  };
}
