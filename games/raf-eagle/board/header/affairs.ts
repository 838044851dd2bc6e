import type { Campaign } from '../../state.ts'

/** Something that an event or an order has brought about, and what it means. */
export interface Affair {
  readonly name: string
  readonly text: string
  readonly holds: boolean
}

/** RE-CP.D3.a RE-CP.D4.a RE-19.5.g What a campaign day begins with, apart from weather and priorities. */
export function affairsOf({ scenario, advanced, lf3ToLf2, haze, pressed }: Campaign): readonly Affair[] {
  if (scenario === 'prelude') return []
  return [
    {
      name: 'LF 3 to LF 2',
      text: 'Gruppen of Luftflotte 3 may fly with raids of Luftflotte 2.',
      holds: lf3ToLf2,
    },
    { name: 'Haze', text: 'Fewer targets are drawn, and none is raided in the early hours.', holds: haze },
    ...(advanced
      ? [
          {
            name: 'Pressed',
            text: 'The Luftwaffe flies again without rest: one strategy card, and raids are detected with more ease.',
            holds: pressed,
          },
        ]
      : []),
  ]
}
