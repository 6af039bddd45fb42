import type { Page, Route } from '@playwright/test';
import { addresses } from '../addresses.ts';

/**
 * Fields of the API's answers whose text a person or a member of the staff wrote, by their names. A validator keeps
 * most payloads out of most of them; a page may rely on none.
 */
const written = new Set([
  ...['name', 'recipient', 'street', 'landmark', 'place', 'postalCode', 'phoneNumber', 'email', 'unverifiedEmail'],
  ...['accountHolderName', 'maskedAccountNumber', 'account', 'title', 'bankName'],
  ...['by', 'reason', 'note', 'notes', 'remark', 'alt', 'text', 'message', 'caption', 'failureReason', 'askedBy'],
  ...['secondFactorResetAskedBy', 'trackingNumber', 'number', 'description', 'headline', 'colourway', 'model'],
]);

function planted(value: unknown, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => planted(one, next));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      written.has(name) && (typeof one === 'string' || one === null) ? next() : planted(one, next),
    ]),
  );
}

export type Plant = {
  /** Texts that were planted so far. */
  readonly count: () => number;
  /** Returns what ran, and what the policy of the page kept from running, since the last look. */
  readonly findings: () => Promise<readonly string[]>;
};

/** Puts the payloads in place of every written text in every answer that this tab gets from the API. */
export async function plant(page: Page, pack: readonly string[]): Promise<Plant> {
  let count = 0;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`a dialog on ${page.url()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const refused: string[] = [];
    Reflect.set(window, 'refused', refused);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample, blockedURI }) => {
      refused.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  const next = (): string => {
    count += 1;
    // Two of a pack together, each beginning somewhere else, so that every field has every payload in time.
    return `${pack[count % pack.length]} ${pack[(count * 7) % pack.length]}`;
  };
  const answer = async (route: Route): Promise<void> => {
    const request = route.request();
    // A picture that does not come runs the handler of a smuggled one all the same.
    if (request.resourceType() === 'image') return route.abort();
    if (request.method() === 'OPTIONS' || request.headers().accept === 'text/event-stream') return route.continue();
    const response = await route.fetch();
    const content: unknown = await response.json().catch(() => undefined);
    await (content === undefined
      ? route.fulfill({ response })
      : route.fulfill({ response, json: planted(content, next) }));
  };
  await page.route(
    ({ origin }) => origin === addresses.api,
    // A page that is left wants no answer any more.
    (route) => answer(route).catch(() => undefined),
  );
  return {
    count: () => count,
    findings: async () => {
      const [stolen, refused] = await page.evaluate(() => [
        Reflect.get(window, 'stolen') as number | undefined,
        Reflect.get(window, 'refused') as readonly string[],
      ]);
      const ran = stolen === undefined ? [] : [`a script ran on ${page.url()}`];
      return [...dialogs.splice(0), ...ran, ...refused.map((line) => `${line} on ${page.url()}`)];
    },
  };
}
