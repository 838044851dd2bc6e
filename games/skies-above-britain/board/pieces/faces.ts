import type { Pilot } from '../../state.ts'

/** What tells one portrait from another. All of it follows from a pilot's number and name, so that a man keeps his face. */
export interface Face {
  readonly head: 'bare' | 'cap' | 'helmet'
  readonly coat: 'tunic' | 'flying-jacket' | 'life-jacket'
  readonly hair: number
  readonly parting: number
  readonly jaw: number
  readonly brow: number
  readonly nose: number
  readonly mouth: number
  readonly upperLip: 'shaven' | 'trim' | 'handlebar'
  readonly scarf: number
  readonly skin: number
  readonly ground: number
}

const HEADS = ['bare', 'helmet', 'cap'] as const
const COATS = ['tunic', 'flying-jacket', 'life-jacket'] as const
/** Most are too young for one. */
const LIPS = ['shaven', 'shaven', 'trim', 'shaven', 'handlebar', 'shaven', 'trim'] as const

export const HAIRS = ['#3a2a1c', '#1f1a17', '#a8793c', '#8a4526', '#5b3d24', '#c49a5a'] as const
export const SKINS = ['#e5bd96', '#ecc9a6', '#d9ac84', '#e2b48c'] as const
export const GROUNDS = ['#c3d0d2', '#ddcda0', '#cfc0ad', '#bcc8ad', '#d3c6d0', '#c9d6c4'] as const
/** None; silk, squadron blue, red, spotted, bottle green. */
export const SCARVES = [undefined, '#f0e8d4', '#6f8fb0', '#a3453a', '#3f4d72', '#4f6b52'] as const

/** Draws one after the other; the same for the same beginning. */
function drawsFrom(seed: string): (among: number) => number {
  let at = 2166136261
  const stir = (by: number) => {
    at = Math.imul(at ^ by, 16777619) >>> 0
  }
  for (const letter of seed) stir(letter.charCodeAt(0))
  return among => {
    stir(at >>> 13)
    stir(0x9e37)
    return (at >>> 8) % among
  }
}

/** What he wears follows from his number, so that no two men side by side look alike; his features from his name. */
export function faceOf({ no, name }: Pick<Pilot, 'no' | 'name'>): Face {
  const draw = drawsFrom(`${no} ${name}`)
  const head = HEADS[(no + Math.floor(no / 3)) % HEADS.length] ?? 'bare'
  const coat = head === 'cap' ? 'tunic' : (COATS[draw(COATS.length)] ?? 'tunic')
  return {
    head,
    coat,
    hair: draw(HAIRS.length),
    parting: draw(4),
    jaw: draw(3),
    brow: draw(3),
    nose: draw(3),
    mouth: draw(3),
    upperLip: LIPS[draw(LIPS.length)] ?? 'shaven',
    scarf: coat === 'tunic' && head === 'cap' ? 0 : draw(SCARVES.length),
    skin: draw(SKINS.length),
    ground: (no * 5 + draw(2)) % GROUNDS.length,
  }
}

/** `HA`, of Hugh Ashdown. */
export function initialsOf(name: string): string {
  return name
    .split(' ')
    .map(part => part.charAt(0))
    .join('')
}
