import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AboutItem, sizeAndNumber } from '../about/about-item.ts';
import type { Letter } from './letter.ts';
import { mailTexts } from './mail.texts.ts';
import { darkStyle, looks } from './mail-looks.ts';

/** Outlook reads the width and height of an attribute, not those of a style. */
const PICTURE_PX = 96;

/**
 * The HTML of a letter (ADR 0140). React escapes every word, so a name or an item with markup in it is shown as typed.
 * Node runs this file as it is, so the elements are calls instead of JSX.
 */
export function letterHtml(letter: Letter): string {
  return renderToStaticMarkup(h(Page, { letter }));
}

function Page({ letter }: { readonly letter: Letter }): ReactNode {
  const { subject, heading = subject, name, item, paragraphs, button, postscript, reason } = letter;
  return h(
    Html,
    { lang: 'en' },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', null, darkStyle),
    ),
    h(
      Body,
      { style: looks.page, className: 'm-page' },
      h(Preview, null, paragraphs[0] ?? heading),
      h(
        Container,
        { style: looks.sheet, className: 'm-sheet' },
        h(
          'div',
          { style: looks.inner },
          h('p', { style: looks.mark, className: 'm-ink' }, 'SUKI'),
          h('h1', { style: looks.heading, className: 'm-ink' }, heading),
          item ? h(Item, { item }) : null,
          h(Paragraph, null, mailTexts.greeting(name)),
          ...paragraphs.map((paragraph) => h(Paragraph, null, paragraph)),
          button && h(Button, { href: button.url, style: looks.button }, button.text),
          postscript === undefined ? null : h(Paragraph, null, postscript),
          h(Paragraph, null, mailTexts.signature),
          h(Hr, { style: looks.rule, className: 'm-rule' }),
          h(Small, null, mailTexts.reason(reason)),
          h(Small, null, mailTexts.help),
        ),
      ),
    ),
  );
}

type Words = { readonly children?: ReactNode };

function Paragraph({ children }: Words): ReactNode {
  return h(Text, { style: looks.text, className: 'm-ink' }, children);
}

function Small({ children }: Words): ReactNode {
  return h(Text, { style: looks.small, className: 'm-soft' }, children);
}

/** Picture, name, size and order number. */
function Item({ item }: { readonly item: AboutItem }): ReactNode {
  const { picture, name } = item;
  return h(
    Section,
    { style: looks.item, className: 'm-rule' },
    h(
      Row,
      null,
      picture &&
        h(
          Column,
          { style: looks.pictureCell },
          h(Img, {
            src: picture.url,
            alt: picture.alt,
            width: PICTURE_PX,
            height: PICTURE_PX,
            style: looks.picture,
            // Without it React asks for the picture ahead in the head, which mail programs show or drop.
            fetchPriority: 'low',
          }),
        ),
      h(
        Column,
        { style: looks.itemCell },
        h(Text, { style: looks.itemName, className: 'm-ink' }, name),
        h(Text, { style: looks.itemDetail, className: 'm-soft' }, sizeAndNumber(item)),
      ),
    ),
  );
}
