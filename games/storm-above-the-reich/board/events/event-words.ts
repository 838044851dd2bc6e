import type { EventId } from '../../pack/types.ts'

/** SR-EVT-01…15 What a Continuing Fire card does, and for whom. */
export const FIRE_EVENTS: Readonly<
  Record<EventId, { readonly title: string; readonly when: string; readonly text: string }>
> = {
  achtung: {
    title: 'Achtung!',
    when: 'Determined, after the fire.',
    text: 'An escort in Above Trailing, if there is one, follows you to your Return Box.',
  },
  bounced: {
    title: 'Bounced',
    when: 'Dive or Dive Roll, after the fire.',
    text: 'An escort in Below Trailing, if there is one, is on you: aerial combat at once.',
  },
  confused: {
    title: 'Confused',
    when: 'Green pilot, after the fire.',
    text: 'Lose 1 TP. With none left take a Hit that no advantage cancels.',
  },
  debris: {
    title: 'Debris',
    when: 'Everybody.',
    text: 'Roll: even damages the nearest bomber, odd is a Hit on you that nothing cancels.',
  },
  'fall-away': {
    title: 'Fall away',
    when: 'Dive.',
    text: 'Determined turns Evasive before the fire. Evasive already: no fire, break away.',
  },
  'friendly-fire': {
    title: 'Friendly fire',
    when: 'Everybody.',
    text: 'Roll: even, the gunners hit the nearest bomber; odd, they cease fire.',
  },
  'hard-roll': { title: 'Hard roll', when: 'Dive Roll.', text: 'No fire: break away.' },
  'into-the-sun': {
    title: 'Into the sun',
    when: 'Climb or Climb Roll toward the Sun.',
    text: 'The gunners are blinded: no fire.',
  },
  'power-bleed': {
    title: 'Power bleed',
    when: 'Everybody, after the fire.',
    text: 'Speed is gone: break away to Tail Low, Evasive Return.',
  },
  'slow-climb': {
    title: 'Slow climb',
    when: 'Climb or Climb Roll.',
    text: 'Hanging on the propeller: a higher Lethal Level, then break away to Tail High.',
  },
  strafe: {
    title: 'Strafe',
    when: 'A pilot with a skill.',
    text: 'Roll two dice: one even die is Damage on a bomber of the element.',
  },
}
