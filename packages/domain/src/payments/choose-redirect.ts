/** In this order (specification, section 7). */
const urlFields = ['mobile_deeplink_checkout_url', 'mobile_web_checkout_url', 'desktop_web_checkout_url'] as const;

export type RedirectChoice =
  | { readonly ok: true; readonly url: string }
  | { readonly ok: false; readonly message: 'The payment url was not found.' };

/**
 * Returns the address for the payer: the first of the three checkout addresses, or the `url` of the first element when
 * the gateway answered a list of actions (specification, section 7).
 */
export function chooseRedirect(actions: unknown): RedirectChoice {
  const url = Array.isArray(actions) ? textIn(actions[0], 'url') : firstOf(actions);
  return url === null ? { ok: false, message: 'The payment url was not found.' } : { ok: true, url };
}

function firstOf(actions: unknown): string | null {
  for (const field of urlFields) {
    const url = textIn(actions, field);
    if (url !== null) {
      return url;
    }
  }
  return null;
}

function textIn(source: unknown, field: string): string | null {
  if (typeof source !== 'object' || source === null) {
    return null;
  }
  const value: unknown = Reflect.get(source, field);
  return typeof value === 'string' && value !== '' ? value : null;
}
