import { type Html, html } from './html.ts';

const sections = [
  { href: '/', label: 'Overview' },
  { href: '/payments', label: 'Payments' },
  { href: '/payouts', label: 'Payouts' },
  { href: '/parcels', label: 'Parcels' },
  { href: '/webhooks', label: 'Webhooks' },
  { href: '/faults', label: 'Faults' },
  { href: '/outbox', label: 'Outbox' },
] as const;

export type SectionPath = (typeof sections)[number]['href'];

/** Suki's mark: a tag with its hole. */
const mark = html`<svg class="Mark" viewBox="0 0 24 28" aria-hidden="true"><path fill-rule="evenodd" d="M0 0h16l8 8v20H0zM16.5 6.7a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6z"/></svg>`;

/** A page of the sandbox itself, with its navigation. */
export function layout(options: { title: string; path: SectionPath; notice?: string | undefined; body: Html }): Html {
  const { title, path, notice, body } = options;
  return shell({
    title: `${title} · Suki sandbox`,
    body: html`
<header class="Header">
  <a class="Header-home" href="/">${mark}<span>Suki <b>sandbox</b></span></a>
  <nav aria-label="Sandbox">
    <ul class="Nav">${sections.map((section) => html`<li><a href="${section.href}"${section.href === path ? html` aria-current="page"` : ''}>${section.label}</a></li>`)}</ul>
  </nav>
</header>
<main class="Page">
  <div class="Page-head"><h1>${title}</h1></div>
  ${notice ? html`<p class="Notice" role="status">${notice}</p>` : ''}
  ${body}
</main>`,
  });
}

/** The bare document; the wallet's pages have no navigation. */
export function shell(options: { title: string; body: Html }): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${options.title}</title>
<link rel="icon" href="/assets/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/sandbox.css">
<script src="/assets/refresh.js" defer></script>
</head>
<body>${options.body}
</body>
</html>`;
}
