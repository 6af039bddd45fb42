import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AVATAR_SIZE_PX, avatarNumbers } from '@suki/domain/users/avatars';
import { proves } from '@suki/evidence/proves';
import { expect, test } from 'vitest';
import { avatarPath } from './avatar-path.ts';

test.each(avatarNumbers)('avatar %i is a static picture of 300 by 300', (number) => {
  proves('12 avatar choices (numbered static images, 300 by 300).', { AVATAR_SIZE_PX });
  const picture = readFileSync(join(import.meta.dirname, '../../../../public', avatarPath(number)), 'utf8');
  expect(AVATAR_SIZE_PX).toBe(300);
  expect(picture).toMatch(/^<svg [^>]*width="300" height="300"/);
});
