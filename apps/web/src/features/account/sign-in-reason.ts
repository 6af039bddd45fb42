import { signInTexts } from './sign-in.texts.ts';

const { reasons } = signInTexts;

/** Returns the reason for a sign-in by the `paramsFrom` of the page that asked (specification, section 2), or null. */
export function signInReason(paramsFrom: string | null): string | null {
  return paramsFrom !== null && Object.hasOwn(reasons, paramsFrom) ? reasons[paramsFrom as keyof typeof reasons] : null;
}
