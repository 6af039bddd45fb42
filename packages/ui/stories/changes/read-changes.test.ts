import { expect, test } from 'vitest';
import { readChangelog, readChangeset } from './read-changes.ts';

test('a line that names components belongs to them, any other to the whole kit', () => {
  const changeset =
    "---\n'@suki/ui': minor\n---\n\nThe kit is complete.\n\n- Button, TextLink: they wrap\n  long words.\n- Nothing moves.\n";
  expect(readChangeset(changeset)).toEqual([
    { components: [], text: 'The kit is complete.' },
    { components: ['Button', 'TextLink'], text: 'they wrap long words.' },
    { components: [], text: 'Nothing moves.' },
  ]);
});

test('a changeset of other packages says nothing of the kit', () => {
  expect(readChangeset("---\n'@suki/sdk': minor\n---\n\n- Button: it is not ours.\n")).toEqual([]);
});

test('a changelog says the same after a version was made', () => {
  const changelog =
    '# @suki/ui\n\n## 0.1.0\n\n### Minor Changes\n\n- 1a2b3c4: The kit is complete.\n\n  - Button: it wraps.\n';
  expect(readChangelog(changelog)).toEqual([
    { components: [], text: '1a2b3c4: The kit is complete.' },
    { components: ['Button'], text: 'it wraps.' },
  ]);
});
