import { test } from 'vitest';
import { tradeWorld } from '../support/trade-world.ts';
import { deadlinesTogether } from '../trade/scenarios/deadlines-together.ts';

/** A limit against hanging: beside other tests it took four minutes; `chaos F11` measures the firing. */
const HANGING_MS = 600_000;

const world = tradeWorld({ isCrowd: true });

test(
  'F11: 1,000 deadlines in one minute, the Clock stepped by 2 h, no worker for 1 h: none is early, each fires once',
  async () => {
    const durationMs = await deadlinesTogether(world, { orders: 1_000 });
    console.info(`F11: 1,000 deadlines fired in ${Math.round(durationMs)} ms after the workers came back`);
  },
  HANGING_MS,
);
