import type { SignInMessageId } from '../texts/message-ids.ts';

/**
 * Why a sign-in provider cannot be unlinked, or null when it can: refused when it is the only one (specification, section 5). One that is not
 * linked changes nothing, and is not refused.
 */
export function unlinkRefusal(linkedProviders: readonly string[], provider: string): SignInMessageId | null {
  const isOnlyOne = linkedProviders.includes(provider) && linkedProviders.every((linked) => linked === provider);
  return isOnlyOne ? 'signIn.onlyProvider' : null;
}
