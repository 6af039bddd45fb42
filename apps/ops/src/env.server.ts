import { readVariables } from '@suki/start-guard/read-variables';
import type { VariableName } from '@suki/start-guard/variables.table';
import { z } from 'zod';

const WHERE_TO_SET = {
  APP_ENV: 'which environment this is: test (also for local work), staging or production',
  SUKI_PORT_BASE: 'the number that every port is counted from; leave it out for 3000',
  PORT: 'the port of the console; leave it out for SUKI_PORT_BASE + 1',
  HOST: 'the network address to listen on; leave it out for 127.0.0.1, use 0.0.0.0 in a container',
  VITE_API_URL: 'the address of the API: the same value as in the build',
  VITE_FIREBASE_AUTH_EMULATOR_URL: 'the Auth emulator of a stack on one machine; leave it out everywhere else',
} as const satisfies { readonly [Name in VariableName]?: string };

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z.object({
  APP_ENV: z.enum(['test', 'staging', 'production']).default('test'),
  SUKI_PORT_BASE: port.default(3000),
  PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
  VITE_API_URL: z.url({ protocol: /^https?$/ }),
  VITE_FIREBASE_AUTH_EMULATOR_URL: z.string().optional(),
} satisfies Record<keyof typeof WHERE_TO_SET, z.ZodType>);

/**
 * Reads the environment of the console's server.
 * @throws Error that names each missing, invalid or unsafe variable, its rule, its purpose and where to set it.
 */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>) {
  const values = readVariables({ process: 'The console', schema, help: WHERE_TO_SET, variables });
  return { ...values, PORT: values.PORT ?? values.SUKI_PORT_BASE + 1 };
}
