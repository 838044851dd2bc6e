import { GAMES } from '../../../games/index.ts'

/** What a player who is no newcomer has agreed on: in earnest, and in the first seat. */
export const AGREED = Object.fromEntries(
  Object.keys(GAMES).map(id => [
    id,
    {
      practice: false,
      ...(id === 'wing-leader' && { seating: { raider: 'person', defender: 'machine' } }),
    },
  ]),
)
