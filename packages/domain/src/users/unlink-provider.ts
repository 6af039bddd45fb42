import type { SignInMessageId } from '../texts/message-ids.ts';

/**
 * Returns the reason why a sign-in provider cannot be unlinked: it is the only one (specification, section 5). Null
 * when it can be, and for a provider that is not linked, where unlinking changes nothing.
 */
export function unlinkRefusal(linkedProviders: readonly string[], provider: string): SignInMessageId | null {
  const isOnlyOne = linkedProviders.includes(provider) && linkedProviders.every((linked) => linked === provider);
  return isOnlyOne ? 'signIn.onlyProvider' : null;
}
