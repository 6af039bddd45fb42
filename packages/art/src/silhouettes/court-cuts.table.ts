/**
 * The cut of a court shoe above its sole. Heel left at x 80, toe right at x 736, floor at y 574, about 2.2 units a
 * millimetre.
 */
export type CourtCut = {
  readonly top: number;
  /** Offset of the side marks from those of the low cut (negative is up). */
  readonly rise: number;
  readonly outline: string;
  readonly throat: string;
  readonly lining: string;
  readonly tongue: string;
  readonly tongueSeam: string;
  readonly label: readonly [x: number, y: number];
  readonly collarSeam: string;
  readonly collarPiece: string;
  readonly collarRow: number;
  readonly quilting: readonly string[];
  readonly eyestaySeam: string;
  readonly eyestayPiece: string;
  readonly strap?: { readonly seam: string; readonly piece: string } | undefined;
  readonly tab?: { readonly seam: string; readonly piece: string } | undefined;
  readonly laces: {
    readonly count: number;
    readonly reach: number;
    readonly width: number;
    readonly from: number;
    readonly to: number;
  };
};

const toeAndSole = 'C566 410 602 406 640 412C692 421 730 450 738 502L700 540H94';
const lowEyestay =
  'M584 404C568 436 544 452 514 452C486 450 462 438 432 416C396 391 362 377 334 374C314 372 298 379 284 392';
const highEyestay =
  'M584 404C568 436 544 452 514 452C476 448 436 424 402 395C352 356 320 330 300 296C286 272 278 244 272 180';
const midEyestay =
  'M584 404C568 436 544 452 514 452C476 448 436 424 402 395C356 360 326 342 304 314C288 293 282 274 278 236';

export const courtCuts = {
  low: {
    top: 300,
    rise: 0,
    outline: `M94 540C82 500 78 462 87 428C94 402 104 384 100 356C98 342 102 332 114 330C134 327 147 340 161 360C184 392 226 403 263 388C296 374 318 344 337 316C341 309 350 307 358 312C420 352 474 384 530 402${toeAndSole}Z`,
    throat: 'M346 307C414 351 474 384 538 405',
    lining:
      'M106 350C105 334 112 324 127 323C147 321 159 334 173 348C197 371 236 375 270 361C292 351 306 337 320 320L330 400L160 420',
    tongue:
      'M318 346C306 320 298 298 297 280C297 262 308 254 326 255C344 256 356 266 368 281C394 310 436 341 480 366C508 382 530 392 552 407L520 430L330 352Z',
    tongueSeam: 'M308 306C304 290 304 266 327 266C342 267 352 276 361 288',
    label: [316, 270],
    collarSeam: 'M144 384C176 426 236 440 284 418C306 408 320 394 330 378',
    collarPiece: 'M150 340L340 300L334 378C320 396 306 408 284 418C236 440 176 426 144 384Z',
    collarRow: 7,
    quilting: ['M154 372C184 402 226 416 268 400C298 388 316 366 330 344'],
    eyestaySeam: lowEyestay,
    eyestayPiece: `${lowEyestay}L300 290H380Z`,
    tab: { seam: 'M156 346C150 378 132 400 70 404', piece: 'M156 346C150 378 132 400 70 404V300H156Z' },
    laces: { count: 7, reach: 17, width: 18, from: 0.05, to: 0.92 },
  },
  mid: {
    top: 236,
    rise: -30,
    outline: `M94 540C82 500 78 462 86 428C92 400 106 376 108 346C109 322 104 296 102 276C101 260 108 251 124 249C152 246 178 259 208 257C240 255 262 240 288 230C304 224 316 230 320 244C330 278 352 304 388 330C432 360 482 386 530 402${toeAndSole}Z`,
    throat: 'M316 238C328 278 352 304 388 330C430 360 482 387 538 405',
    lining: 'M106 270C102 252 110 241 128 240C154 238 180 250 208 248C238 246 258 232 286 218L320 290H120',
    tongue:
      'M276 240C272 218 271 196 276 180C283 164 300 160 316 164C333 168 340 180 344 197C354 252 372 288 410 318C450 344 516 376 552 407L520 430L304 290Z',
    tongueSeam: 'M284 214C281 196 283 174 306 173C322 173 331 184 335 200',
    label: [291, 180],
    collarSeam: 'M60 336C120 330 190 344 246 338C270 335 288 330 306 324',
    collarPiece: 'M60 336C120 330 190 344 246 338C270 335 288 330 306 324L330 190H60Z',
    collarRow: 6,
    quilting: ['M92 278C152 274 206 304 286 268', 'M94 304C154 300 206 328 288 294'],
    eyestaySeam: midEyestay,
    eyestayPiece: `${midEyestay}L340 210H380Z`,
    strap: {
      seam: 'M60 398C110 386 150 374 190 358C236 340 272 332 330 328',
      piece:
        'M60 398C110 386 150 374 190 358C236 340 272 332 330 328L380 380C320 360 260 376 206 394C160 412 112 428 60 440Z',
    },
    laces: { count: 8, reach: 19, width: 18, from: 0.04, to: 0.93 },
  },
  high: {
    top: 190,
    rise: -40,
    outline: `M94 540C82 500 78 462 86 428C92 398 106 372 110 336C114 300 106 262 102 232C101 214 108 205 124 203C152 200 176 214 206 212C238 210 258 194 284 184C300 178 312 184 317 198C330 246 348 290 386 322C430 356 482 386 530 402${toeAndSole}Z`,
    throat: 'M312 192C326 246 346 290 386 322C428 356 482 387 538 405',
    lining: 'M106 226C102 206 110 196 128 194C154 192 178 205 206 203C236 201 254 186 282 172L320 260H120',
    tongue:
      'M270 196C266 172 266 148 272 132C279 115 296 112 312 116C329 120 336 132 340 150C350 218 368 264 406 298C446 332 516 374 552 407L520 430L300 260Z',
    tongueSeam: 'M278 170C274 148 278 126 302 125C318 125 327 136 331 154',
    label: [287, 132],
    collarSeam: 'M60 322C120 316 190 330 244 322C268 318 286 312 304 306',
    collarPiece: 'M60 322C120 316 190 330 244 322C268 318 286 312 304 306L330 150H60Z',
    collarRow: 6,
    quilting: ['M90 236C150 230 206 264 284 224', 'M90 263C150 257 206 290 284 248', 'M90 290C150 284 206 316 284 272'],
    eyestaySeam: highEyestay,
    eyestayPiece: `${highEyestay}L380 170Z`,
    strap: {
      seam: 'M60 392C110 380 150 366 190 350C236 332 272 322 330 318',
      piece:
        'M60 392C110 380 150 366 190 350C236 332 272 322 330 318L380 376C320 352 260 368 206 388C160 406 112 422 60 436Z',
    },
    laces: { count: 9, reach: 20, width: 18.5, from: 0.035, to: 0.935 },
  },
} as const satisfies Record<'low' | 'mid' | 'high', CourtCut>;
