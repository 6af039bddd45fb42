/** The second step of a sign-in: not set up, not done in this sign-in, or done. */
export const secondFactorStates = ['none', 'unverified', 'verified'] as const;
export type SecondFactorState = (typeof secondFactorStates)[number];

/**
 * Returns true when a member of the staff may act in this sign-in. A second step that was set up is always asked for;
 * one that was not is asked for where it is required (everywhere but on a local stack).
 */
export function maySkipSecondFactor(
  state: SecondFactorState,
  { isRequired }: { readonly isRequired: boolean },
): boolean {
  return state === 'verified' || (state === 'none' && !isRequired);
}
