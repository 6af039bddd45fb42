/**
 * Subject and text of the mail whose link proves an address. Its reader may be a stranger who never heard of us, so it
 * holds nothing that somebody typed, not even a name.
 */
export function verificationMail(url: string): { readonly subject: string; readonly text: string } {
  const text = [
    'Hello,',
    '',
    'Confirm your email to get news about your orders and payouts here:',
    '',
    url,
    '',
    'You did not make a Suki account? Then do nothing: without your confirmation we send no mail here.',
    '',
    'Your Suki team',
    '',
  ].join('\n');
  return { subject: 'Confirm your email', text };
}
