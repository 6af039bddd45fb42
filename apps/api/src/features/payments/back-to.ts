import type { Environment } from '../../env.ts';

type Outcome = { readonly name: 'payment' | 'link'; readonly outcome: string };

/** The address in the shop to which the gateway sends somebody back; a parameter tells the page the outcome. */
export function backTo(
  returnPath: string,
  { name, outcome }: Outcome,
  { WEB_URL }: Pick<Environment, 'WEB_URL'>,
): string {
  const url = new URL(returnPath, WEB_URL);
  url.searchParams.set(name, outcome);
  return url.href;
}
