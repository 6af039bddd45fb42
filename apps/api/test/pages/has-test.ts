import { existsSync, readFileSync } from 'node:fs';

export type NamedTest = { readonly file: string; readonly title: string };

/** The texts of titles in a file, as patterns: what a table fills in is anything. */
function titlesIn(text: string): readonly RegExp[] {
  return [...text.matchAll(/'((?:[^'\\\n]|\\.)+)'|`([^`]+)`|"((?:[^"\\\n]|\\.)+)"/g)].map(([, one, two, three]) => {
    const title = (one ?? two ?? three ?? '').replaceAll(/\\(.)/g, '$1');
    const pattern = title
      .replaceAll(/[.*+?^(){}|[\]\\]/g, '\\$&')
      .replaceAll(/\$\\\{.*?\\\}|\$[\w.]+|%[sdifjo#$]/g, '.+');
    return new RegExp(`^${pattern}$`, 's');
  });
}

const known = new Map<string, readonly RegExp[]>();

/** Whether a file of this package has a test of this title; groups are separated by ` > `, as Vitest names them. */
export function hasTest({ file, title }: NamedTest): boolean {
  const url = new URL(`../../${file}`, import.meta.url);
  if (!existsSync(url)) return false;
  const titles = known.get(file) ?? titlesIn(readFileSync(url, 'utf8'));
  known.set(file, titles);
  return title.split(' > ').every((part) => titles.some((pattern) => pattern.test(part)));
}

/** What each test shows, the other way round: name → test. */
export function flattened(
  files: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>,
): readonly (readonly [string, NamedTest])[] {
  return Object.entries(files).flatMap(([file, titles]) =>
    Object.entries(titles).flatMap(([title, names]) => names.map((name) => [name, { file, title }] as const)),
  );
}
