import { readTrustedProxies } from '@suki/serving/trusted-proxies';
import { readVariables } from '@suki/start-guard/read-variables';
import { type VariableName as GuardedName, googleKeysUrl } from '@suki/start-guard/variables.table';
import { z } from 'zod';

/** For each variable: the hint in the error of a start without it. */
const WHERE_TO_SET = {
  APP_ENV: 'which environment this is: test (also for local work), staging or production',
  TRUST_PROXY:
    'the proxies of ours before the shop that set x-forwarded-for: how many, or their addresses; leave it out when there is none',
  HOST: 'the network address to listen on; leave it out for 127.0.0.1, use 0.0.0.0 in a container',
  API_URL: 'the address of the API as this server reaches it',
  WEB_URL: 'the address of the shop',
  CATALOGUE_SERVICE_TOKEN: 'the token with which this server reads the catalogue: the same value as in the API',
  SESSION_SECRET: 'the key that session cookies are signed with, at least 32 characters',
  FIREBASE_PROJECT_ID: 'the Firebase project whose sign-ins are accepted',
  FIREBASE_KEYS_URL: 'where the public keys of Firebase are; leave it out for Google’s own address',
  FIREBASE_AUTH_EMULATOR_HOST:
    'the Auth emulator of a stack on one machine, like 127.0.0.1:9099; leave it out everywhere else',
} as const satisfies { readonly [Name in GuardedName]?: string };
type VariableName = keyof typeof WHERE_TO_SET;

const address = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

const schema = z.object({
  APP_ENV: z.enum(['test', 'staging', 'production']),
  TRUST_PROXY: z
    .string()
    .default('false')
    .transform((text, context) => {
      const proxies = readTrustedProxies(text);
      if (proxies === undefined) context.addIssue('Expected a number from 1 to 5, or addresses like 10.0.0.0/8');
      return proxies ?? false;
    }),
  HOST: z.string().default('127.0.0.1'),
  API_URL: address,
  WEB_URL: address.optional(),
  CATALOGUE_SERVICE_TOKEN: z.string().min(8),
  SESSION_SECRET: z.string().min(32),
  FIREBASE_PROJECT_ID: z.string().min(1),
  FIREBASE_KEYS_URL: address.default(googleKeysUrl),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[\w.-]+:\d+$/, 'Expected host:port')
    .optional(),
} satisfies Record<VariableName, z.ZodType>);

export type Environment = z.output<typeof schema>;

/**
 * Reads the environment of the server.
 * @throws Error that names each missing, invalid or unsafe variable, its rule, its purpose and where to set it.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  return readVariables({ process: 'The shop', schema, help: WHERE_TO_SET, variables });
}

let read: Environment | undefined;

export function env(): Environment {
  read ??= readEnvironment(process.env);
  return read;
}
