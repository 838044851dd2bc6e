/** What the sheet is printed with: a picture knows no tokens of the page, so it has its own, for day and night. */
export interface Inks {
  readonly sea: string
  readonly water: string
  readonly land: string
  readonly france: string
  readonly coast: string
  readonly line: string
  readonly text: string
  readonly hachure: string
  readonly hostile: string
  readonly margin: string
  /** By sector: the ground, and the wash along its borders. */
  readonly tints: Readonly<Record<string, readonly [ground: string, wash: string]>>
  /** Light from above: its middle and its rim. */
  readonly lamp: readonly [middle: string, rim: string]
}

const DAY: Inks = {
  sea: '#c9d8d6',
  water: '#7fa3a8',
  land: '#efe7d2',
  france: '#e5dac0',
  coast: '#4d5b57',
  line: '#6f6146',
  text: '#3d3427',
  hachure: '#8a6c3c',
  hostile: '#a3352b',
  margin: '#dccfb2',
  tints: {
    '1/11': ['#e7dcb8', '#c3a95c'],
    '2/11': ['#ecd9c2', '#c98f6c'],
    '3/11': ['#e2e0c6', '#9aa866'],
    '4/11': ['#ebe2bd', '#cbb24e'],
    '5/11': ['#dfe2c6', '#86a070'],
    '6/11': ['#efdfb6', '#cfa23e'],
    '7/11': ['#ecd3b3', '#c8824a'],
    '4/10': ['#dfe0cd', '#8fa088'],
    '2/12': ['#e8dccb', '#b4937a'],
    London: ['#dfcfb8', '#8c7558'],
    Thames: ['#c4cfc4', '#cfa23e'],
  },
  lamp: ['#fff8e4', '#6f5a34'],
}

/** The plotting table under its lamps: dark baize, chalk lines, the rim of the room in shadow. */
const NIGHT: Inks = {
  sea: '#15202a',
  water: '#5d8291',
  land: '#262e2f',
  france: '#20282b',
  coast: '#8fa39c',
  line: '#8b8672',
  text: '#d8cfb8',
  hachure: '#b79a63',
  hostile: '#e0685b',
  margin: '#303b45',
  tints: {
    '1/11': ['#343629', '#8d7b3f'],
    '2/11': ['#392f2b', '#946249'],
    '3/11': ['#2d362b', '#667344'],
    '4/11': ['#38382a', '#8f7f37'],
    '5/11': ['#2b3730', '#567057'],
    '6/11': ['#3b3727', '#93752d'],
    '7/11': ['#3d3026', '#945c34'],
    '4/10': ['#2c3533', '#5f7068'],
    '2/12': ['#342f2d', '#7d6555'],
    London: ['#423a31', '#b39a73'],
    Thames: ['#1b2a31', '#93752d'],
  },
  lamp: ['#ffe9b8', '#000309'],
}

export type Theme = 'day' | 'night'

export const INKS: Readonly<Record<Theme, Inks>> = { day: DAY, night: NIGHT }
