import { lessonsOf } from '@tallyho/kit'
import type { Key } from './key.ts'

/** On the ground: the men, and what a patrol does to them. */
export const campaignLessons = lessonsOf<Key>({
  aircraft: {
    title: 'What you fly',
    text: 'Each type has its own cards for dogfights. Hurricanes do more damage and bring more wounded machines home; Spitfires are hit less when somebody is behind them. You keep what you choose to the end.',
    rules: ['SAB-GEN-19', 'SAB-RVS-04'],
  },
  assign: {
    title: 'Who flies',
    text: 'Put twelve men into twelve cockpits, or let the adjutant do so; the others rest. Click a man and he takes the marked cockpit, or drag him to any; click somebody who is seated to move him. Give each Section a good Leader, and its novices a Veteran who can shield them.',
    rules: ['SAB-CMP-07', 'SAB-FRM-16', 'SAB-VET-05'],
  },
  slots: {
    title: 'Flights',
    text: 'Two Sections make a Flight, which can be given one order and strikes together. Which two is settled now, and until the next die you may still move your men.',
    rules: ['SAB-GEN-09', 'SAB-FRM-03'],
  },
  visibility: {
    title: 'Weather and sun',
    text: 'Clear sky makes it easier to find the raid again, clouds hide everybody. Whoever attacks out of the sun comes as a surprise, and that goes for the escort too.',
    rules: ['SAB-RVS-05', 'SAB-INT-07', 'SAB-INT-09'],
  },
  climb: {
    title: 'The climb',
    text: 'The die says over which zone your squadron waits, and how high. Near the coast you meet the raid early and have time for it; High is where the sun and the advantage are.',
    rules: ['SAB-RVS-07', 'SAB-RVS-08'],
  },
  promoted: {
    title: 'Experience',
    text: 'Four patrols make a novice a Regular, five more make him a Veteran. A Veteran does one favour on each patrol, which the table offers you when its moment comes.',
    rules: ['SAB-PIL-05', 'SAB-PIL-06', 'SAB-VET-01'],
  },
  hospital: {
    title: 'Hospital',
    when: ({ result }) => result !== undefined,
    text: 'Before each patrol a die is rolled for every man in hospital: he is discharged for good, stays, or is fit again for the next one.',
    rules: ['SAB-RTB-11', 'SAB-RTB-12'],
  },
  skill: {
    title: 'An Ace',
    text: 'Every fifth kill teaches a man something that he may use once in each patrol. Vision wins the first moment of a fight, Bloodhound finds the bombers, Lucky Charm saves a life.',
    rules: ['SAB-ACE-01'],
  },
  replacement: {
    title: 'A new man',
    text: 'For every man who is killed, captured or discharged one comes, but only one after each patrol, and a novice. A squadron that loses men faster than that shrinks.',
    rules: ['SAB-PIL-02', 'SAB-PIL-03'],
  },
  'patrol-begins': {
    title: 'Tired men',
    when: facts => facts.patrol === 3,
    text: 'Two patrols in a row tire a man: 1 less on every die that decides about him, until he sits one out. After four in a row he goes to hospital. Violet boxes in the book count for you.',
    rules: ['SAB-PIL-09', 'SAB-PIL-10', 'SAB-PIL-11'],
  },
  innovator: {
    title: 'Three Sections of four',
    text: 'Your Innovator may lead the squadron as the Germans fly: three Sections of four, each of which can break into two pairs when it is tailed.',
    rules: ['SAB-ACE-04', 'SAB-VET-09'],
  },
  posting: {
    title: 'Too many men',
    text: 'This chapter allows fewer men. Whoever is posted away is gone, and nobody comes for him.',
    rules: ['SAB-PIL-03', 'SAB-A-105'],
  },
  'random-event': {
    title: 'What the day brings',
    text: 'An optional rule: before each patrol a die may bring new men, a day of rest, a medal, bad weather, or a second squadron that holds part of the escort for you.',
    rules: ['SAB-CMP-08', 'SAB-A-100'],
  },
})
