import type { Point } from '../kit/path.ts';

const yaw = 0.5;
const distance = 1700;

/** Projects a point of a board (from its centre, z into space) whose left side is turned away. */
export function turn(x: number, y: number, z: number): Point {
  const across = x * Math.cos(yaw) + z * Math.sin(yaw);
  const away = -x * Math.sin(yaw) + z * Math.cos(yaw);
  const scale = distance / (distance + away);
  return [400 + across * scale, 400 + (y + 60) * scale - 60 - away * 0.08];
}
