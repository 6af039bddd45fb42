import { signInTexts } from '../../../../features/account/sign-in.texts.ts';
import { SignInPage } from '../../../../features/account/sign-in-page.tsx';

export const metadata = { title: signInTexts.signIn.title, robots: { index: false } };

export default function SignInRoute() {
  return <SignInPage mode="signIn" />;
}
