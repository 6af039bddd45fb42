import { toId } from '@suki/domain/ids/id';

/** The ids of the story that all examples tell: Bea buys a pair from Sam and bids for another. */
export const ids = {
  bea: toId('usr', 'usr_01kas4v0b8m2q6w1e3'),
  sam: toId('usr', 'usr_01kas4v0b8m2q6w1e4'),
  ines: toId('usr', 'usr_01kas4v0b8m2q6w1e5'),
  beasAddress: toId('adr', 'adr_01kas4x5n3c7t9k2h1'),
  samsAddress: toId('adr', 'adr_01kas4x5n3c7t9k2h2'),
  beasOffice: toId('adr', 'adr_01kas4x5n3c7t9k2h3'),
  samsShop: toId('adr', 'adr_01kas4x5n3c7t9k2h4'),
  item: toId('itm', 'itm_01jd0000000000000000000003'),
  brand: toId('brd', 'brd_01jd0000000000000000000003'),
  category: toId('cat', 'cat_0000000001'),
  subcategory: toId('cat', 'cat_0000000011'),
  sizeTemplate: toId('szt', 'szt_01jd0000000000000000000004'),
  /** Bea buys US 9 (`sku`) and bids for US 9.5 (`bidSku`). */
  sku: toId('sku', 'sku_01jd0000000000000000030011'),
  bidSku: toId('sku', 'sku_01jd0000000000000000030012'),
  ask: toId('ask', 'ask_01kas7d2f5x8r4p6j1'),
  askDeposit: toId('dep', 'dep_01kas7d2f5x8r4p6j2'),
  askAttempt: toId('att', 'att_01kas7e9w1y3u5z7s1'),
  bid: toId('bid', 'bid_01kas8g4k6v2n9b5m1'),
  bidDeposit: toId('dep', 'dep_01kas8g4k6v2n9b5m2'),
  bidAttempt: toId('att', 'att_01kas8h7q2d4f6g8j1'),
  /** The ask that Sam's acceptance of the bid makes. */
  acceptedAsk: toId('ask', 'ask_01kasb3t8c1x5v7n2k1'),
  acceptedAttempt: toId('att', 'att_01kasb3t8c1x5v7n2k2'),
  flashAsk: toId('ask', 'ask_01kasb9p4m6q8w2e5r1'),
  order: toId('ord', 'ord_01kat2m7y4h9s3d5f1'),
  attempt: toId('att', 'att_01kat2n8z5j1t4g6h1'),
  refund: toId('ref', 'ref_01kat3r5b7n9m2k4p1'),
  inbound: toId('trk', 'trk_01kaxa6s8d1f3g5h7j1'),
  outbound: toId('trk', 'trk_01kb1c4v6b8n2m5k7l1'),
  certificate: toId('crt', 'crt_01kb13w5e7r9t2y4u1'),
  photo: toId('fil', 'fil_01kb12q4w6e8r1t3y5'),
  paymentMethod: toId('pmt', 'pmt_01kas5c8x2z4v6b9n1'),
  account: toId('wac', 'wac_01kas5m3k7l9p2o4i1'),
  payout: toId('pyo', 'pyo_01kbb7h2j4k6l8q1w3'),
  message: toId('msg', 'msg_01kas7f1a3s5d7g9h2'),
  reconciliation: toId('rec', 'rec_01kasz4k7m2p5r8t1w4'),
  approval: toId('apv', 'apv_01kb0z9t5r3e1w7q4y'),
  alert: toId('alr', 'alr_01kb0z8x6c4v2b1n3m'),
  savedItem: toId('kpt', 'kpt_01kas4y1a3s5d7f9g1'),
  wishList: toId('kpt', 'kpt_01kas4y1a3s5d7f9g2'),
  followed: toId('kpt', 'kpt_01kas4y1a3s5d7f9g3'),
  notice: toId('kpt', 'kpt_01kas4y1a3s5d7f9g4'),
  search: toId('kpt', 'kpt_01kas4y1a3s5d7f9g5'),
  seen: toId('kpt', 'kpt_01kas4y1a3s5d7f9g6'),
  owned: toId('kpt', 'kpt_01kas4y1a3s5d7f9g7'),
  /** The entry of `order` in Bea's collection. */
  bought: toId('kpt', 'kpt_01kat2m7y4h9s3d5f1'),
} as const;

export const apiUrl = 'http://localhost:4000';
export const sandboxUrl = 'http://localhost:4100';
