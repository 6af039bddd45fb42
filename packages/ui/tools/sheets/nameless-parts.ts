import type { Page } from '@playwright/test';

type Value = { readonly value?: unknown };
type AccessibleNode = {
  readonly ignored: boolean;
  readonly role?: Value;
  readonly name?: Value;
  readonly properties?: readonly { readonly name: string; readonly value: Value }[];
};

/** Roles without a name of their own, because they hold named elements. */
const containers = new Set(['RootWebArea', 'document', 'generic', 'none']);

/** Finds focusable elements without an accessible name: a screen reader would say "button" and no more. */
export async function namelessParts(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: readonly AccessibleNode[] };
  await session.detach();
  return nodes
    .filter(({ ignored, properties }) => !ignored && properties?.some(isFocusable) === true)
    .filter(({ role, name }) => !containers.has(String(role?.value)) && String(name?.value ?? '').trim() === '')
    .map(({ role }) => `A ${String(role?.value)} takes the focus and has no name.`);
}

function isFocusable({ name, value }: { readonly name: string; readonly value: Value }): boolean {
  return name === 'focusable' && value.value === true;
}
