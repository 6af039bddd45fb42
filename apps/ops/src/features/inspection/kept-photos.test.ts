import { toId } from '@suki/domain/ids/id';
import { expect, test } from 'vitest';
import { type KeptPhoto, keptPhotos, withPhoto } from './kept-photos.ts';

const orderId = toId('ord', 'ord_0123456789');
const photo = (id: string, angle: string | null): KeptPhoto => ({
  fileId: toId('fil', `fil_${id.padStart(10, '0')}`),
  url: `https://suki.test/${id}`,
  angle,
});

function drawer() {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
}

test('ops A.2 A8: photos are there after a reload, for the same inspector and item alone', () => {
  const storage = drawer();
  keptPhotos(storage, 'noli', orderId).keep([photo('1', 'side'), photo('2', null)]);
  expect(keptPhotos(storage, 'noli', orderId).read()).toEqual([photo('1', 'side'), photo('2', null)]);
  expect(keptPhotos(storage, 'rico', orderId).read()).toEqual([]);
  keptPhotos(storage, 'noli', orderId).forget();
  expect(keptPhotos(storage, 'noli', orderId).read()).toEqual([]);
});

test.each(['{', '7', '[{"fileId":"x","url":"y","angle":null}]', '[null]'])('stored text %s is no photo', (text) => {
  const storage = drawer();
  keptPhotos(storage, 'noli', orderId).keep([]);
  for (const key of storage.texts.keys()) storage.setItem(key, text);
  expect(keptPhotos(storage, 'noli', orderId).read()).toEqual([]);
});

test('ops A.2 A8: a photo taken again takes the place of the one of its angle; other photos stay', () => {
  const photos = [photo('1', 'side'), photo('2', null)];
  expect(withPhoto(photos, photo('3', 'side'))).toEqual([photo('2', null), photo('3', 'side')]);
  expect(withPhoto(photos, photo('3', null))).toEqual([...photos, photo('3', null)]);
});
