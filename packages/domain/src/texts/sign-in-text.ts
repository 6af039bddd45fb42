import { type SignInFailure, signInMessageId } from '../users/sign-in-message.ts';
import { signInEn } from './sign-in.en.ts';

/** The English text for a failed sign-in: `signInMessageId` chooses it (specification, section 8). */
export function signInMessage(failure: SignInFailure): string {
  return signInEn[signInMessageId(failure)];
}
