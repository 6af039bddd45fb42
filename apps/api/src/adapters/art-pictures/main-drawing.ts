import process from 'node:process';
import { drawItem } from '@suki/art/draw-item';
import type { DrawingAnswer, DrawingRequest } from './drawing-messages.types.ts';
import { renderPicture } from './render-picture.ts';

// Draws pictures for the process that forked this one (ADR 0164), and ends with it.
process.on('message', (request: DrawingRequest) => {
  const { id, source, width, format } = request;
  const answer = (result: DrawingAnswer): void => void process.send?.(result);
  const drawn = async (): Promise<Uint8Array> => {
    const image = 'photo' in source ? source.photo : Buffer.from(drawItem(source.input));
    return await renderPicture({ image, isDrawing: 'input' in source, width, format });
  };
  drawn().then(
    (bytes) => answer({ id, bytes }),
    (error: unknown) => answer({ id, error: String(error) }),
  );
});
process.on('disconnect', () => process.exit());
