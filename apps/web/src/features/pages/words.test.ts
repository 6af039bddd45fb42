import { readdirSync, readFileSync } from 'node:fs';
import { en } from '@suki/domain/texts/en';
import { expect, test } from 'vitest';

/** Words that people met in the shop and in the console, translated or British (docs/writing.md). */
const unwanted = [
  /\bstands?\b|\bgoes back\b(?! on sale)|\bgo back to\b|\bgoes? on\b(?! sale)|\bway back\b(?<!on its way back)|\bof now\b/gi,
  /\bwhoever\b|\banew\b|\btakes? it up\b|\bby then\b|\bat the most\b|\bput down\b|\bjust drop\b|\bevery line\b/gi,
  /\bnobody sells\b|\bcolou|\bcancell(?!ation)|\bfavou|\bcatalogue|\bcentre\b/gi,
  /[\d…] %|\bflaws?\b|\bour check\b|\bany more\b|\b(?:goes|going|send|sent) (?:it )?home\b|\bnot traded now\b/gi,
];

const source = new URL('../../../../', import.meta.url);
const files = ['web/src', 'ops/src'].flatMap((folder) =>
  readdirSync(new URL(folder, source), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.texts.ts'))
    .map((name) => `${folder}/${name}`),
);

const wordsOf = (text: string): readonly string[] => unwanted.flatMap((words) => text.match(words) ?? []);

/** Reads the words of a file: its strings and templates, without comments, imports and what is put into a template. */
function said(file: string): string {
  const code = readFileSync(new URL(file, source), 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
    .replace(/\$\{[^}]*\}/g, '…');
  return (code.match(/'[^'\n]*'|`[^`]*`/g) ?? []).join('\n');
}

test.each(files)('ux 45: %s speaks American English, without translated words', (file) => {
  expect(wordsOf(said(file))).toEqual([]);
});

test('ux 45: the texts of the rules speak American English, without translated words', () => {
  const found = Object.entries(en).filter(([, text]) => wordsOf(text).length > 0);
  expect(found).toEqual([]);
});
