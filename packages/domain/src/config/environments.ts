export const environments = ['test', 'staging', 'production'] as const;
export type Environment = (typeof environments)[number];

/**
 * The base address of the API in each environment (specification, section 7). Local work is `test`. Production's is
 * blank on purpose: it must be set from outside, or the process refuses to start.
 */
export const baseAddresses: Readonly<Record<Environment, string>> = {
  test: 'http://127.0.0.1:4000',
  staging: 'https://api.staging.suki.test',
  production: '',
};

/** Returns true for the name of an environment (specification, section 9). */
export function isEnvironment(text: unknown): text is Environment {
  return environments.some((environment) => environment === text);
}
