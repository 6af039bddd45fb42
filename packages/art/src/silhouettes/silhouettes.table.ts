import type { Silhouette } from '../art.types.ts';
import { paintAirRunner } from './air-runner.ts';
import { paintBackpack } from './backpack.ts';
import { paintBoot } from './boot.ts';
import { paintBoston } from './boston.ts';
import { paintBrickSet } from './brick-set.ts';
import { paintCanvasHigh } from './canvas-high.ts';
import { paintCap } from './cap.ts';
import { paintCard } from './card.ts';
import { paintClog } from './clog.ts';
import { paintCourtHigh, paintCourtLow, paintCourtMid, paintShellToe } from './court.ts';
import { paintCrossbody } from './crossbody.ts';
import { paintDad } from './dad.ts';
import { paintDeck } from './deck.ts';
import { paintFigure } from './figure.ts';
import { paintFlap } from './flap.ts';
import { paintFoamRunner } from './foam-runner.ts';
import { paintHoodie } from './hoodie.ts';
import { paintJacket } from './jacket.ts';
import { paintJersey } from './jersey.ts';
import { paintJoggers, paintShorts } from './joggers.ts';
import { paintKnit } from './knit.ts';
import { paintRippleRunner, paintWaveRunner } from './layered-runner.ts';
import { paintPolo } from './polo.ts';
import { paintRetroDimple, paintRetroNet, paintRetroPatent, paintRetroPrint, paintRetroRays } from './retro.ts';
import { paintSatchel } from './satchel.ts';
import { paintShoulderBag } from './shoulder-bag.ts';
import type { SilhouetteRecipe } from './silhouette.types.ts';
import { paintSlide } from './slide.ts';
import { paintTee } from './tee.ts';
import { paintTerrace } from './terrace.ts';
import { paintTote } from './tote.ts';
import { paintTrackTop } from './track-top.ts';
import { paintTrail } from './trail.ts';
import { paintTrousers } from './trousers.ts';
import { paintSlipOn, paintVulc } from './vulc.ts';
import { paintWatch } from './watch.ts';

const shoeShadow = { x: 402, y: 572, width: 350, height: 22 };
const toe = { x: 398, y: 222, size: 380, turn: -7 };
const clothShadow = { x: 400, y: 660, width: 250, height: 13 };

export const silhouetteRecipes: Readonly<Record<Silhouette, SilhouetteRecipe>> = {
  'court-low': {
    paint: paintCourtLow,
    blocking: 'court',
    nudge: -14,
    shadow: shoeShadow,
    detail: toe,
    tread: 'pivot',
    opening: { from: 348, to: 560 },
  },
  'shell-toe': {
    paint: paintShellToe,
    blocking: 'court',
    nudge: -14,
    shadow: shoeShadow,
    detail: toe,
    tread: 'pivot',
    opening: { from: 348, to: 560 },
  },
  'court-mid': {
    paint: paintCourtMid,
    blocking: 'court',
    nudge: 30,
    shadow: shoeShadow,
    detail: { x: 240, y: 150, size: 420, turn: -6 },
    tread: 'pivot',
    opening: { from: 318, to: 560 },
  },
  'court-high': {
    paint: paintCourtHigh,
    blocking: 'court',
    nudge: 50,
    shadow: shoeShadow,
    detail: { x: 220, y: 120, size: 440, turn: -6 },
    tread: 'pivot',
    opening: { from: 314, to: 560 },
  },
  'air-runner': {
    paint: paintAirRunner,
    blocking: 'court',
    nudge: -14,
    shadow: shoeShadow,
    detail: { x: 60, y: 280, size: 330, turn: 6 },
    tread: 'waffle',
    opening: { from: 346, to: 550 },
  },
  'wave-runner': {
    paint: paintWaveRunner,
    blocking: 'court',
    nudge: -14,
    shadow: shoeShadow,
    detail: { x: 60, y: 280, size: 330, turn: 6 },
    tread: 'waffle',
    opening: { from: 346, to: 550 },
  },
  'ripple-runner': {
    paint: paintRippleRunner,
    blocking: 'court',
    nudge: -14,
    shadow: shoeShadow,
    detail: { x: 60, y: 280, size: 330, turn: 6 },
    tread: 'waffle',
    opening: { from: 346, to: 550 },
  },
  dad: {
    paint: paintDad,
    blocking: 'court',
    nudge: -10,
    shadow: shoeShadow,
    detail: { x: 60, y: 230, size: 360, turn: 6 },
    tread: 'pods',
    opening: { from: 344, to: 550 },
  },
  terrace: {
    paint: paintTerrace,
    blocking: 'court',
    nudge: -24,
    shadow: shoeShadow,
    detail: toe,
    tread: 'pivot',
    opening: { from: 350, to: 550 },
  },
  knit: {
    paint: paintKnit,
    blocking: 'runner',
    nudge: -22,
    shadow: shoeShadow,
    detail: { x: 250, y: 240, size: 350, turn: -6 },
    tread: 'pods',
    opening: { from: 338, to: 540 },
  },
  'canvas-high': {
    paint: paintCanvasHigh,
    blocking: 'court',
    nudge: 44,
    shadow: shoeShadow,
    detail: { x: 380, y: 230, size: 380, turn: -6 },
    tread: 'diamonds',
    opening: { from: 286, to: 575 },
  },
  vulc: {
    paint: paintVulc,
    blocking: 'court',
    nudge: -32,
    shadow: shoeShadow,
    detail: toe,
    tread: 'diamonds',
    opening: { from: 346, to: 550 },
  },
  'slip-on': {
    paint: paintSlipOn,
    blocking: 'court',
    nudge: -56,
    shadow: shoeShadow,
    detail: toe,
    tread: 'diamonds',
    opening: { from: 346, to: 550 },
  },
  trail: {
    paint: paintTrail,
    blocking: 'court',
    nudge: -12,
    shadow: shoeShadow,
    detail: { x: 270, y: 222, size: 360, turn: -6 },
    tread: 'lugs',
    opening: { from: 344, to: 550 },
  },
  'foam-runner': {
    paint: paintFoamRunner,
    blocking: 'runner',
    nudge: -16,
    shadow: shoeShadow,
    detail: { x: 60, y: 250, size: 350, turn: 6 },
    tread: 'pods',
    opening: { from: 344, to: 550 },
  },
  slide: {
    paint: paintSlide,
    blocking: 'court',
    nudge: -46,
    shadow: shoeShadow,
    detail: { x: 270, y: 280, size: 380, turn: -5 },
    tread: 'waves',
  },
  clog: {
    paint: paintClog,
    blocking: 'court',
    nudge: -58,
    shadow: shoeShadow,
    detail: { x: 270, y: 290, size: 360, turn: -5 },
    tread: 'waves',
  },
  boot: {
    paint: paintBoot,
    blocking: 'court',
    nudge: 60,
    shadow: shoeShadow,
    detail: { x: 240, y: 130, size: 440, turn: -5 },
    tread: 'lugs',
    opening: { from: 324, to: 540 },
  },
  'retro-print': {
    paint: paintRetroPrint,
    blocking: 'court',
    nudge: 30,
    shadow: shoeShadow,
    detail: { x: 60, y: 240, size: 380, turn: 6 },
    tread: 'waffle',
    opening: { from: 318, to: 560 },
  },
  'retro-net': {
    paint: paintRetroNet,
    blocking: 'court',
    nudge: 30,
    shadow: shoeShadow,
    detail: { x: 60, y: 240, size: 380, turn: 6 },
    tread: 'waffle',
    opening: { from: 318, to: 560 },
  },
  'retro-patent': {
    paint: paintRetroPatent,
    blocking: 'court',
    nudge: 50,
    shadow: shoeShadow,
    detail: { x: 60, y: 220, size: 400, turn: 6 },
    tread: 'waffle',
    opening: { from: 314, to: 560 },
  },
  'retro-rays': {
    paint: paintRetroRays,
    blocking: 'court',
    nudge: 50,
    shadow: shoeShadow,
    detail: { x: 60, y: 220, size: 400, turn: 6 },
    tread: 'waffle',
    opening: { from: 314, to: 560 },
  },
  'retro-dimple': {
    paint: paintRetroDimple,
    blocking: 'court',
    nudge: 30,
    shadow: shoeShadow,
    detail: { x: 60, y: 240, size: 380, turn: 6 },
    tread: 'waffle',
    opening: { from: 318, to: 560 },
  },
  tee: {
    paint: paintTee,
    blocking: 'plain',
    nudge: -14,
    zoom: 1.06,
    shadow: clothShadow,
    detail: { x: 250, y: 130, size: 320, turn: -4 },
  },
  polo: {
    paint: paintPolo,
    blocking: 'plain',
    nudge: -14,
    zoom: 1.06,
    shadow: clothShadow,
    detail: { x: 250, y: 120, size: 320, turn: -4 },
  },
  jersey: {
    paint: paintJersey,
    blocking: 'plain',
    nudge: -8,
    zoom: 1.08,
    shadow: { x: 400, y: 704, width: 220, height: 12 },
    detail: { x: 240, y: 100, size: 320, turn: -4 },
  },
  'track-top': {
    paint: paintTrackTop,
    blocking: 'plain',
    nudge: 10,
    zoom: 1.08,
    shadow: clothShadow,
    detail: { x: 250, y: 90, size: 330, turn: 4 },
  },
  hoodie: {
    paint: paintHoodie,
    blocking: 'plain',
    nudge: 10,
    zoom: 1.08,
    shadow: clothShadow,
    detail: { x: 250, y: 90, size: 330, turn: 4 },
  },
  jacket: {
    paint: paintJacket,
    blocking: 'plain',
    nudge: 10,
    zoom: 1.06,
    shadow: clothShadow,
    detail: { x: 360, y: 150, size: 290, turn: -5 },
  },
  trousers: {
    paint: paintTrousers,
    blocking: 'plain',
    nudge: 0,
    shadow: { x: 400, y: 706, width: 170, height: 10 },
    detail: { x: 300, y: 84, size: 270, turn: 5 },
  },
  joggers: {
    paint: paintJoggers,
    blocking: 'plain',
    nudge: 4,
    zoom: 1.09,
    shadow: { x: 400, y: 690, width: 170, height: 10 },
    detail: { x: 260, y: 80, size: 280, turn: 5 },
  },
  shorts: {
    paint: paintShorts,
    blocking: 'plain',
    nudge: 30,
    zoom: 1.44,
    shadow: { x: 400, y: 592, width: 220, height: 12 },
    detail: { x: 240, y: 130, size: 300, turn: 5 },
  },
  cap: {
    paint: paintCap,
    blocking: 'plain',
    nudge: -24,
    zoom: 1.13,
    nudgeX: -50,
    shadow: { x: 440, y: 620, width: 280, height: 16 },
    detail: { x: 380, y: 320, size: 320, turn: -4 },
  },
  tote: {
    paint: paintTote,
    blocking: 'court',
    nudge: 0,
    zoom: 1.18,
    shadow: { x: 400, y: 658, width: 260, height: 15 },
    detail: { x: 400, y: 290, size: 300, turn: -5 },
  },
  'shoulder-bag': {
    paint: paintShoulderBag,
    blocking: 'plain',
    nudge: 10,
    zoom: 1.19,
    shadow: { x: 400, y: 652, width: 240, height: 17 },
    detail: { x: 250, y: 280, size: 330, turn: -5 },
  },
  crossbody: {
    paint: paintCrossbody,
    blocking: 'plain',
    nudge: 24,
    zoom: 1.18,
    shadow: { x: 400, y: 640, width: 260, height: 16 },
    detail: { x: 330, y: 350, size: 330, turn: -5 },
  },
  flap: {
    paint: paintFlap,
    blocking: 'plain',
    nudge: 0,
    zoom: 1.08,
    shadow: { x: 400, y: 680, width: 300, height: 16 },
    detail: { x: 240, y: 360, size: 320, turn: -5 },
  },
  satchel: {
    paint: paintSatchel,
    blocking: 'plain',
    nudge: -10,
    zoom: 1.07,
    shadow: { x: 400, y: 688, width: 300, height: 16 },
    detail: { x: 250, y: 300, size: 300, turn: -5 },
  },
  boston: {
    paint: paintBoston,
    blocking: 'plain',
    nudge: -16,
    zoom: 1.08,
    shadow: { x: 400, y: 672, width: 300, height: 16 },
    detail: { x: 120, y: 320, size: 320, turn: -5 },
  },
  backpack: {
    paint: paintBackpack,
    blocking: 'plain',
    nudge: 8,
    shadow: { x: 400, y: 698, width: 220, height: 14 },
    detail: { x: 240, y: 400, size: 320, turn: -5 },
  },
  watch: {
    paint: paintWatch,
    blocking: 'plain',
    nudge: 0,
    zoom: 0.93,
    detail: { x: 266, y: 266, size: 268, turn: 0 },
  },
  figure: {
    paint: paintFigure,
    blocking: 'plain',
    nudge: 10,
    shadow: { x: 400, y: 712, width: 170, height: 14 },
    detail: { x: 240, y: 90, size: 320, turn: -4 },
  },
  card: {
    paint: paintCard,
    blocking: 'plain',
    nudge: 0,
    detail: { x: 230, y: 250, size: 320, turn: -4 },
  },
  deck: {
    paint: paintDeck,
    blocking: 'plain',
    nudge: 0,
    detail: { x: 280, y: 180, size: 280, turn: -6 },
  },
  'brick-set': {
    paint: paintBrickSet,
    blocking: 'plain',
    nudge: -40,
    zoom: 1.08,
    shadow: { x: 400, y: 706, width: 310, height: 14 },
    detail: { x: 180, y: 330, size: 320, turn: -4 },
  },
};
