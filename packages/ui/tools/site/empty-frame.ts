import type { Page } from '@playwright/test';

/**
 * Takes down the content of the frame, so that the next story is drawn as in a fresh frame: unmounts its parts, then
 * empties the browser's storage, in this order because parts may write until their end.
 * @param page - of `openFrame`
 * @returns leftovers in the document that the next story would find, as sentences. Empty is good.
 */
export function emptyFrame(page: Page): Promise<readonly string[]> {
  return page.evaluate(takeDown);
}

type Channel = {
  readonly once: (event: string, listener: () => void) => void;
  readonly emit: (event: string, told: unknown) => void;
};

/** Runs in the page. Storybook takes down a story before it says that the next one does not exist. */
async function takeDown(): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, sukiOwn } = globalThis as unknown as {
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
    readonly sukiOwn: ReadonlySet<Node>;
  };
  await new Promise<void>((missing) => {
    channel.once('storyMissing', missing);
    channel.emit('setCurrentStory', { storyId: 'nothing', viewMode: 'story' });
  });
  // Overlays beside a part go with the part, or by a timer that the part has set: two drawings later they are gone.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  localStorage.clear();
  sessionStorage.clear();
  window.scrollTo(0, 0);
  const { body, head, documentElement: root } = document;
  // The add-on that simulates vision deficiencies leaves this style when it is switched off.
  if (body.getAttribute('style') === 'filter: none;') body.removeAttribute('style');
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  const describe = (element: Element) => `<${element.localName}> "${element.outerHTML.slice(0, 120)}"`;
  const others = [...body.children, ...head.querySelectorAll('style')].filter((each) => !sukiOwn.has(each));
  const drawn = [...(document.querySelector('#storybook-root')?.children ?? [])];
  return [
    ...[...others, ...drawn].map((each) => `It leaves ${describe(each)} behind.`),
    ...body
      .getAttributeNames()
      // The class is Storybook's own record of its view.
      .filter((name) => name !== 'class')
      .map((name) => `It leaves ${name}="${body.getAttribute(name)}" on the body.`),
    ...(document.activeElement === body ? [] : ['It leaves the focus somewhere.']),
  ];
}
