/**
 * Subject and text of the mail whose link sets a new password. Anybody can ask for it by typing an address, so it holds
 * nothing that somebody typed, not even a name.
 */
export function passwordMail(url: string): { readonly subject: string; readonly text: string } {
  const text = [
    'Hello,',
    '',
    'Choose a new password for your Suki account here. The link works once, and only for a short time:',
    '',
    url,
    '',
    'You didn’t ask for this? Then do nothing: your password stays as it is, and nobody saw it.',
    '',
    'Your Suki team',
    '',
  ].join('\n');
  return { subject: 'Choose a new password', text };
}
