import { readdirSync, readFileSync } from 'node:fs';
import type { RouteDefinition } from '@suki/contract/route';

const folder = new URL('../../../../packages/sdk/src/generated/', import.meta.url);
const files = readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);

/** Returns the SDK's file with the function of a call; null for calls that no client makes: webhooks, event stream. */
export function sdkFileOf(call: string, { audience }: Pick<RouteDefinition, 'audience'>): string | null {
  if (audience === 'provider') return null;
  return files.find(([, text]) => text.includes(`export const ${call} = async`))?.[0] ?? null;
}
