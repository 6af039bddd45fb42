import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../context.ts';
import { readForms } from '../http/form-parser.ts';
import { WireError } from '../http/wire-error.ts';
import { actionRoutes } from './actions.route.ts';
import { checkoutRoutes } from './checkout.route.ts';
import { faultsPage } from './faults.page.ts';
import { faultForms } from './faults.route.ts';
import { homePage } from './home.page.ts';
import { type Html, html } from './html.ts';
import { shell } from './layout.ts';
import { noticeOf } from './notices.table.ts';
import { outboxPage } from './outbox.page.ts';
import { sendPage } from './page-reply.ts';
import { parcelsPage } from './parcels.page.ts';
import { paymentsPage } from './payments.page.ts';
import { payoutsPage } from './payouts.page.ts';
import { webhooksPage } from './webhooks.page.ts';

type WithNotice = { Querystring: { done?: string } };

/** The pages for people: plain HTML and forms, with one small script that refreshes lists. */
export function pagesPlugin(app: FastifyInstance, context: SandboxContext): void {
  readForms(app);
  refuseOtherSites(app);
  answerErrorsAsPages(app);
  assetRoutes(app);

  const page = (path: string, show: (context: SandboxContext, notice: string | undefined) => Html) =>
    app.get<WithNotice>(path, (request, reply) => sendPage(reply, show(context, noticeOf(request.query.done))));
  page('/', homePage);
  page('/payments', paymentsPage);
  page('/payouts', payoutsPage);
  page('/parcels', parcelsPage);
  page('/webhooks', webhooksPage);
  page('/faults', faultsPage);
  page('/outbox', outboxPage);
  mailRoute(app, context);
  checkoutRoutes(app, context);
  actionRoutes(app, context);
  faultForms(app, context);
}

/** Refuses forms of other sites, which could press our buttons in the browser of the developer. */
function refuseOtherSites(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site') {
      throw new WireError(
        403,
        {},
        'This form was sent from another site. Open the page of the sandbox and press there.',
      );
    }
  });
}

function answerErrorsAsPages(app: FastifyInstance): void {
  const errorPage = (title: string, message: string) =>
    shell({
      title,
      body: html`<main class="Wallet"><h1>${title}</h1><p>${message}</p><p><a class="Button" href="/">To the overview</a></p></main>`,
    });

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof WireError) {
      const title = error.status === 404 ? 'Not here' : 'That did not work';
      return sendPage(reply, errorPage(title, error.message), error.status);
    }
    if (error instanceof z.ZodError) {
      return sendPage(reply, errorPage('That did not work', 'The form was not filled in as it should be.'), 400);
    }
    request.log.error(error);
    return sendPage(reply, errorPage('That did not work', 'The sandbox failed. Its log says why.'), 500);
  });
  app.setNotFoundHandler((request, reply) =>
    sendPage(reply, errorPage('Not here', `There is no page ${request.url.split('?')[0]}.`), 404),
  );
}

function assetRoutes(app: FastifyInstance): void {
  const asset = (path: string, file: URL, type: string) => {
    const content = readFileSync(file, 'utf8');
    app.get(path, (_request, reply) =>
      reply.header('content-type', type).header('cache-control', 'no-cache').send(content),
    );
  };
  asset('/assets/sandbox.css', new URL('./assets/sandbox.css', import.meta.url), 'text/css; charset=utf-8');
  asset('/assets/refresh.js', new URL('./assets/refresh.js', import.meta.url), 'text/javascript; charset=utf-8');
  asset('/assets/mark.svg', new URL('./assets/mark.svg', import.meta.url), 'image/svg+xml');
}

/** Serves a mail as its sender made it, sandboxed: its scripts do not run and its forms do not work. */
function mailRoute(app: FastifyInstance, context: SandboxContext): void {
  app.get<{ Params: { id: string } }>('/outbox/mail/:id/html', (request, reply) => {
    const mail = context.store.state.mails.find((row) => row.id === request.params.id);
    if (!mail) {
      throw new WireError(404, {}, 'This mail is not here any more.');
    }
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "sandbox allow-popups allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:",
      )
      .header('x-content-type-options', 'nosniff')
      .send(mail.html ?? mail.text);
  });
}
