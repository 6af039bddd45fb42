// Refreshes the lists of a page without disturbing the reader: not while the tab is hidden, while the focus is in a
// list or something in it is open, or while the reader has paused it. Without this script the pages work, but have to
// be reloaded.
const EVERY_MS = 4000;
const regions = [...document.querySelectorAll('[data-refresh]')];

if (regions.length > 0) {
  const bar = document.createElement('p');
  bar.className = 'Refresh';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'Button';
  button.textContent = 'Pause updates';
  const message = document.createElement('span');
  message.setAttribute('role', 'status');
  bar.append(message, button);
  document.querySelector('.Page-head').append(bar);

  let isPaused = false;
  button.addEventListener('click', () => {
    isPaused = !isPaused;
    button.textContent = isPaused ? 'Resume updates' : 'Pause updates';
    message.textContent = isPaused ? 'Updates are paused.' : 'Updates run.';
  });

  const isInUse = (region) => region.contains(document.activeElement) || region.querySelector('details[open]') !== null;

  const refresh = async () => {
    if (isPaused || document.hidden) {
      return;
    }
    const response = await fetch(location.pathname, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    let hasChanged = false;
    for (const region of regions) {
      const fresh = page.querySelector(`[data-refresh="${region.dataset.refresh}"]`);
      if (fresh && !isInUse(region) && fresh.innerHTML !== region.dataset.last) {
        hasChanged ||= region.dataset.last !== undefined;
        region.dataset.last = fresh.innerHTML;
        region.replaceChildren(...fresh.childNodes);
      }
    }
    if (hasChanged) {
      message.textContent = 'The list was updated.';
    }
  };

  setInterval(() => {
    refresh().catch(() => {
      message.textContent = 'The sandbox does not answer. Trying again.';
    });
  }, EVERY_MS);
}
