import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { externalLinks, shownLinks } from './links.ts';

test.each([
  { what: 'none of those that do not exist yet', links: externalLinks, shown: [] },
  {
    what: 'the help centre alone',
    links: { ...externalLinks, helpCentre: 'https://help.suki.test' },
    shown: ['helpCentre'],
  },
  {
    what: 'apps and social pages in their order',
    links: { ...externalLinks, googlePlay: 'https://play.suki.test', facebook: 'https://facebook.suki.test' },
    shown: ['facebook', 'googlePlay'],
  },
])('a page links to $what', ({ links, shown }) => {
  proves('External help-centre, social and app-download links are configured', { shownLinks });
  expect(shownLinks(links).map(({ name }) => name)).toEqual(shown);
});

test('there is a place for help centre, social pages and apps', () => {
  proves('External help-centre, social and app-download links are configured', { externalLinks });
  expect(Object.keys(externalLinks)).toEqual([
    'helpCentre',
    'facebook',
    'instagram',
    'tiktok',
    'appStore',
    'googlePlay',
  ]);
});

test.each(['http://help.suki.test', 'javascript:alert(1)', ''])('"%s" is no link', (helpCentre) => {
  expect(() => shownLinks({ ...externalLinks, helpCentre })).toThrow('Expected helpCentre to be an https address');
});
