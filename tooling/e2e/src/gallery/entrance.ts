import type { Browser, Page } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { pointerHand } from '../hands/pointer-hand.ts';
import { OpsStation } from '../pages/ops-station.ts';
import { SignInPage } from '../pages/sign-in-page.ts';
import { newPerson } from '../people/new-person.ts';
import { customers, staff } from '../people/staff.ts';
import { callerOf } from '../stage/caller.ts';
import type { Who } from './screens.ts';

/**
 * Returns a signed-in page, one for each person. The ops console forgets its person with the tab, so all screens
 * share one.
 */
export type Entrance = (who: Who) => Promise<Page>;

export function entranceOf(browser: Browser): Entrance {
  const open = new Map<Who, Promise<Page>>();
  return (who) => {
    const known = open.get(who) ?? enter(browser, who);
    open.set(who, known);
    return known;
  };
}

const isStaff = (who: Who): who is keyof typeof staff & Who => Object.hasOwn(staff, who);

async function enter(browser: Browser, who: Who): Promise<Page> {
  const context = await browser.newContext({ baseURL: addresses.web, locale: 'en-PH', timezoneId: 'Asia/Manila' });
  const page = await context.newPage();
  if (who === 'visitor') return page;
  if (isStaff(who)) {
    await new OpsStation({ page, hand: pointerHand }).signIn(staff[who]);
  } else {
    const form = new SignInPage({ page, hand: pointerHand });
    await form.open();
    await form.signIn(who === 'newcomer' ? await somebodyNew() : customers[who]);
  }
  return page;
}

async function somebodyNew(): Promise<{ readonly email: string; readonly password: string }> {
  const { email, password } = newPerson('Newcomer');
  await callerOf({ email, password }, 'new');
  return { email, password };
}
