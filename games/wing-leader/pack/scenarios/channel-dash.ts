import type { ScenarioSpec } from '../types.ts'
import { above, below, families, fromHistory, ladder, side } from './frame.ts'

export const channelDash: ScenarioSpec = {
  id: 'wl-10',
  title: 'Six Swordfish',
  date: '1942-02-12',
  place: 'Straits of Dover',
  difficulty: 2,
  families: families`fighters escort weather surface flak low-angle torpedo anvil`,
  background: `Scharnhorst, Gneisenau and Prinz Eugen have broken out of Brest and are half-way through \
the Straits before the British know of it. Adolf Galland has planned a relay of fighters that keeps at \
least sixteen over the ships at any time. The only torpedo bombers within reach are six Swordfish of 825 \
Squadron at Manston. Lieutenant-Commander Esmonde waits for five squadrons of Spitfires; one finds him, \
and he takes off with that.`,
  advice: `The Swordfish must come down to the sea, fly straight and drop in or next to the ship's square. \
Two flights that attack one ship in the same turn catch it in a pincer and help each other, so choose one \
target. British: let the Spitfires fight, not follow. Germans: keep one unit for the Swordfish, whatever \
the Spitfires do; the destroyers' guns cannot point high but at torpedo bombers they need not.`,
  setsUpFirst: 'defender',
  raider: side`
    Manston  britain  left  loose  losses 6 3  veteranBombers 1
    825 Squadron, Esmonde   flight    swordfish    bombing  F0-G0         loads torpedo
    825 Squadron, Thompson  flight    swordfish    bombing  E0-F0         loads torpedo
    72 Squadron             squadron  spitfire-vb  escort   near bombers`,
  defender: side`
    Operation Donnerkeil  germany  right  loose  losses 6 3  veteranFighters 1
    III./JG 26  3 flights  fw-190a-3  cap  N1-R1
    II./JG 2    squadron   bf-109f-4  cap  R2-T2`,
  sky: above`sea  haze 3  broken A3-Z3`,
  ...below`
    dd-1  Z 29           L
    pg-1  Schnellboote   M
    bc-2  Scharnhorst    N
    bc-2  Gneisenau      P
    ca-2  Prinz Eugen    R
    dd-1  Friedrich Ihn  S`,
  special: ['The Swordfish carry torpedoes.', 'The destroyers have low-angle guns.'],
  victory: { ...ladder(8, 1, -3), lastTurn: 10 },
  ...fromHistory('12 February 1942; the earliest Fw 190s are shown as Fw 190A-3'),
}
