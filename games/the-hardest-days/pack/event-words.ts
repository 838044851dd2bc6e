import type { ApproachEvent, TargetEvent } from './types.ts'

export type EventKind = ApproachEvent | TargetEvent

/** What each event says and does, in our own words. Some chits add a selector letter: those groups are meant. */
export const EVENT_WORDS: Readonly<
  Record<EventKind, { readonly title: string; readonly text: string; readonly rule: string }>
> = {
  // approach side: drawn when a raid is deployed
  'break-formation': {
    title: 'Bombers Break Formation',
    text: 'The formation comes apart on the way over: every bomber group of the raid with this letter is reduced.',
    rule: 'THD-17.2.a',
  },
  'form-up-failure': {
    title: 'Form-Up Failure',
    text: 'In a raid of eight or more groups, bombers and close escorts with this letter miss the rendezvous and fly home.',
    rule: 'THD-17.3.a',
  },
  'high-altitude': {
    title: 'High Altitude Raid',
    text: 'A raid of Me 109s alone comes in high and stays there. Every fight with it is at −1.',
    rule: 'THD-17.4.a',
  },
  'hunter-tactics': {
    title: 'Hunter Tactics',
    text: 'One hunter has the sun behind it: its first fight is at −2.',
    rule: 'THD-17.5.a',
  },
  'hunter-tactics-before-0824': {
    title: 'Hunter Tactics',
    text: 'One hunter has the sun behind it: its first fight is at −2. Only on the first three days.',
    rule: 'THD-17.6.a',
  },
  'low-altitude': {
    title: 'Low Altitude Raid',
    text: 'A raid with a single bomber group slips in at roof height: it flies low, bombs harder and fears flak.',
    rule: 'THD-17.7.a',
  },
  'raid-in-clouds': {
    title: 'Raid in Clouds',
    text: 'In patchy or broken clouds the groups of the raid with this letter lose touch and are reduced.',
    rule: 'THD-17.8.a',
  },
  'squadron-tactics-after-0816': {
    title: 'Squadron Tactics',
    text: 'A squadron has learnt a trick: the first fight with one hunter is at +2. Only on the last three days.',
    rule: 'THD-17.9.a',
  },
  'squadron-tactics': {
    title: 'Squadron Tactics',
    text: 'A squadron has learnt a trick: the first fight with one hunter is at +2.',
    rule: 'THD-17.10.a',
  },
  'undetected-raid': {
    title: 'Undetected Raid',
    text: 'With fewer than three raids on the map another one appears: its region is drawn, and it crosses and is detected at once.',
    rule: 'THD-17.11.a',
  },
  'vectored-away': {
    title: 'Vectored Away',
    text: 'The controller errs: the nearest full airborne squadron with this letter is sent home.',
    rule: 'THD-17.12.a',
  },
  // target side: drawn when a raid is over its target
  'patrollers-escort': {
    title: 'Channel Patrollers Escort',
    text: 'The channel patrollers join the close escort: now over a coastal target, else when the raid comes back to the coast.',
    rule: 'THD-17.13.a',
  },
  'patrollers-hunt': {
    title: 'Channel Patrollers Hunt',
    text: 'The channel patrollers join the hunters: now over a coastal target, else when the raid comes back to the coast.',
    rule: 'THD-17.14.a',
  },
  'escorts-strafe': {
    title: 'Close Escorts Strafe',
    text: 'Close escort fighters with this letter go down to strafe: they move to the Bomber Box.',
    rule: 'THD-17.15.a',
  },
  'decoy-raid': {
    title: 'Decoy Raid',
    text: 'Another raid still over the sea was a feint: take one marker off a coast track.',
    rule: 'THD-17.16.a',
  },
  flak: {
    title: 'Flak',
    text: 'Bomber groups with this letter are reduced; reduced ones fly home. In a low raid they take a light loss.',
    rule: 'THD-17.17.a',
  },
  'navigational-error': {
    title: 'Navigational Error',
    text: 'Over an inland target the bombs fall wide: one point less.',
    rule: 'THD-17.18.a',
  },
  'non-essential-target': {
    title: 'Non-Essential Target',
    text: 'The bombs hit nothing that matters: at most one point, and no damage to airfield, radar or headquarters.',
    rule: 'THD-17.19.a',
  },
  pathfinders: {
    title: 'Pathfinders',
    text: 'Expert crews lead the way: one point more, to four at most.',
    rule: 'THD-17.20.a',
  },
  'radio-confusion': {
    title: 'RAF Radio Confusion',
    text: 'Where more than four squadrons are airborne in one space, one full squadron of your choice goes home.',
    rule: 'THD-17.21.a',
  },
  'weather-shift': {
    title: 'Weather Shift',
    text: 'The weather over the target region changes: clear turns patchy, patchy and broken change places.',
    rule: 'THD-17.23.a',
  },
}
