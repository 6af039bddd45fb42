import type { SignInMessageId } from './message-ids.ts';

export const signInFil: Readonly<Record<SignInMessageId, string>> = {
  'signIn.invalidEmail': 'Hindi tama ang email',
  'signIn.invalidEmail.retry': 'Hindi tama ang email, pakilagay muli',
  'signIn.wrongPassword': 'Mali ang password',
  'signIn.wrongPassword.retry': 'Mali ang password, pakisubukan muli',
  'signIn.userNotFound': 'Walang ganitong account, pakilagay muli ang email',
  'signIn.suspended': 'Suspendido ang account, makipag-ugnayan sa support',
  'signIn.emailInUse': 'Ginagamit na ang email',
  'signIn.closed': 'Isinara na ang account',
  'signIn.banned': 'Na-ban na ang account',
  'signIn.invalidCredentials': 'Hindi tama ang mga detalye sa pag-sign in',
  'signIn.unsupported': 'Hindi ito magagawa rito',
  'signIn.other': 'May nangyaring mali, pakisubukan muli',
  'signIn.onlyProvider': 'Hindi maalis: walang ibang beripikadong paraan ng pag-sign in',
};
