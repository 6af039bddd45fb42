// Runs in the page that `gallery` writes, opened from the disk, so it is plain JavaScript without modules.
const filters = document.querySelector('#filters');
const place = document.querySelector('#pictures');
const large = document.querySelector('#large');
const names = ['screen', 'state', 'width', 'theme'];

for (const name of names) {
  const values = [...new Set(globalThis.pictures.map((picture) => String(picture[name])))];
  filters.elements[name].append(new Option('all', ''), ...values.map((value) => new Option(value, value)));
}

/** The address keeps the choice, so that a link shows one picture to somebody else. */
const chosen = new URLSearchParams(location.hash.slice(1));
for (const name of names) filters.elements[name].value = chosen.get(name) ?? '';
filters.elements.flawed.checked = chosen.has('flawed');

function figureOf(picture) {
  const { screen, state, width, theme, file, path, findings } = picture;
  const figure = document.createElement('figure');
  figure.dataset.width = width;
  const button = document.createElement('button');
  const image = new Image();
  image.loading = 'lazy';
  image.src = file;
  image.alt = `${screen}, ${state}, ${width} px, ${theme}`;
  button.append(image);
  button.addEventListener('click', () => enlarge(image));
  const caption = document.createElement('figcaption');
  caption.append(`${image.alt} · ${path}`);
  if (findings.length > 0) {
    const list = document.createElement('ul');
    for (const finding of findings) list.append(Object.assign(document.createElement('li'), { textContent: finding }));
    caption.append(list);
  }
  figure.append(button, caption);
  return figure;
}

function enlarge({ src, alt }) {
  Object.assign(document.querySelector('#picture'), { src, alt });
  document.querySelector('#name').textContent = alt;
  large.showModal();
}

function show() {
  const wanted = new FormData(filters);
  const shown = globalThis.pictures.filter(
    (picture) =>
      names.every((name) => wanted.get(name) === '' || wanted.get(name) === String(picture[name])) &&
      (!wanted.has('flawed') || picture.findings.length > 0),
  );
  place.replaceChildren(...shown.map(figureOf));
  document.querySelector('#count').textContent = `${shown.length} of ${globalThis.pictures.length}`;
  history.replaceState(null, '', `#${new URLSearchParams([...wanted].filter(([, value]) => value !== ''))}`);
}

filters.addEventListener('change', show);
show();
