import './attack.css'
import { capital, counted, listed, percent } from '@tallyho/engine'
import type { AskedAs } from '@tallyho/kit'
import { formation, missionOf } from '../../rules/05-map/table.ts'
import { positionOf } from '../../rules/16-engage/maneuvers.ts'
import type { Campaign, Fighter } from '../../state.ts'
import { ALTITUDE_NAMES, COHESION_NAMES, fighterCalled, MODE_NAMES } from '../../text/names.ts'
import { againAfter } from '../../text/reach.ts'
import type { Asks } from '../../vocabulary.ts'
import { Aircraft } from '../pieces/Aircraft.tsx'
import { incoming, moverOf } from '../question.ts'
import { Fire, Holes } from '../sky/Damage.tsx'
import { damageOf, levelFor } from '../tips.tsx'
import { FIGURES } from './Figures.tsx'
import { type AttackOdds, attackOdds, DECK_OF, leastDanger } from './odds.ts'
import { bestOf, targetsByOdds } from './targets.ts'
import { AboveWave } from './WaveTable.tsx'
import { WayOut } from './WayOut.tsx'
import { WHERE } from './Where.tsx'
import { atWords, outWords, proposal, sumWords, WAVE_ID, wavesWords } from './wave.ts'

/** The attack as one card: which bomber, how hard, and which way out, each answer with what the cards left promise. */

/** SR-DMG-06 With so many points it is gone. */
const GONE = 10

/** `Left Loose · damage 6/10`. */
function bomberWords(campaign: Campaign, place: number): string {
  const mission = missionOf(campaign)
  const plan = formation(campaign)
  // Of a formation that is one element all bombers could be told the same.
  const here = plan.elements.length > 1 ? (plan.places[place]?.elements ?? []) : []
  const elements = here.map(no => {
    const cohesion = mission.elements[no]?.cohesion ?? 'good'
    const name = plan.elements[no]?.name ?? ''
    return cohesion === 'good' ? name : `${name} ${COHESION_NAMES[cohesion]}`
  })
  const damage = damageOf(campaign, mission.bombers[place]?.damage ?? [])
  return [elements.filter(Boolean).join(', '), damage > 0 && `damage ${damage}/${GONE}`]
    .filter(Boolean)
    .join(' · ')
}

function Portrait({ campaign, place }: { readonly campaign: Campaign; readonly place: number }) {
  const damage = damageOf(campaign, missionOf(campaign).bombers[place]?.damage ?? [])
  return (
    <svg className="sr-portrait" viewBox="-52 -34 104 70" aria-hidden="true">
      <Aircraft type="b24" size={100} shadow={0} />
      <Holes damage={damage} span={100} no={place} />
      <Fire damage={damage} span={100} no={place} />
    </svg>
  )
}

function Level({ level }: { readonly level: number }) {
  return (
    <span className="sr-lozenge">
      <span className="sr-only">Lethal Level </span>
      {level}
    </span>
  )
}

/** One of the four: how likely, as a bar and in figures, and to whom it happens. */
function Odd({
  said,
  chance,
  tone,
}: {
  readonly said: string
  readonly chance: number
  readonly tone: string
}) {
  return (
    <span className="sr-odd" data-tone={tone}>
      {said} <i aria-hidden="true" style={{ backgroundSize: `${Math.round(chance * 100)}% 100%` }} />
      <b>{percent(chance)}</b>
    </span>
  )
}

/** What is told of a pass, at whichever of its questions: the same four figures in the same words. */
function figuresOf({ damage, down, crash }: AttackOdds, danger: number) {
  return [
    { what: 'damage', said: 'bomber damaged', chance: damage, tone: 'damage' },
    { what: 'down', said: 'bomber down', chance: down, tone: 'damage' },
    { what: 'is hit', said: 'he is hit', chance: danger, tone: 'hit' },
    { what: 'crash', said: 'he crashes', chance: crash, tone: 'crash' },
  ] as const
}

/** `approach.target`: figures in columns. */
const Target: AskedAs<Campaign, Asks['approach.target']>['Answer'] = ({ state, choice, option }) => {
  const bomber = missionOf(state).bombers[option.place]
  const targets = targetsByOdds(state, choice)
  const found = targets.find(({ id }) => id === option.id)
  if (!bomber || !found) return undefined
  const { odds, danger } = found
  const words = bomberWords(state, option.place)
  return (
    <span className="sr-target" data-abreast>
      <Level level={odds.level} />
      <span>
        <b>B-24&nbsp;{bomber.id}</b>
        {bestOf(targets)?.id === option.id && <em>best</em>}
        {(words || odds.shares) && (
          <small>{[words, odds.shares && 'not alone there'].filter(Boolean).join(' · ')}</small>
        )}
      </span>
      <span className="sr-target-odds">
        {figuresOf(odds, danger).map(({ what, chance }) => (
          <span key={what}>
            {percent(chance)} <small>{what}</small>
          </span>
        ))}
      </span>
    </span>
  )
}

const AboveTargets: AskedAs<Campaign, Asks['approach.target']>['Above'] = ({ state, choice }) => (
  <p className="sr-by">
    Chances if he goes in Determined and leaves by the safest way.
    <span className="sr-by-ways">
      {' '}
      Is hit: in or out.{firesMore(state, incoming(moverOf(state, choice)))}
    </span>
  </p>
)

/** The wave as proposed, in the button that gives it. */
const ProposedWave: AskedAs<Campaign, Asks['approach.target']>['Beyond'] = ({ state, choice, id }) => {
  const plan = id === WAVE_ID ? proposal(state, choice) : undefined
  if (!plan) return undefined
  return (
    <span className="sr-proposal">
      <b>
        {wavesWords(plan)}
        <span className="sr-by-ways">{outWords(plan)}</span>
      </b>
      <small>{sumWords(plan)}</small>
      <small>
        {listed(plan.wave.map(one => atWords(plan.then, one)))}
        <span className="sr-by-ways">
          ; {plan.wave.length > 1 ? 'you may still change it' : 'he fires at once'}
        </span>
      </small>
    </span>
  )
}

/** SR-LL-02 Why numbers on the map are higher than printed, for a fighter that goes in so. */
function firesMore(campaign: Campaign, fighter: Fighter | undefined): string {
  if (!fighter) return ''
  const parts = formation(campaign).spaces.flatMap(
    ({ no }) => levelFor(campaign, { ...fighter, space: no }).parts,
  )
  const isMore = (id: string) => parts.some(part => part.id === id && part.by > 0)
  const why = [
    isMore('altitude') && `he comes in ${ALTITUDE_NAMES[fighter.altitude]}`,
    isMore('anchored') && 'another formation flies near',
  ].filter(one => typeof one === 'string')
  return why.length === 0 ? '' : ` Red numbers on the map: more fire, as ${listed(why)}.`
}

/** The bomber that is attacked, over the questions how. */
const AttackedBomber: AskedAs<Campaign, Asks['engage.mode']>['Above'] = ({ state, choice }) => {
  const fighter = moverOf(state, choice)
  const bomber = fighter && missionOf(state).bombers[fighter.target]
  if (fighter?.at !== 'space' || !bomber || bomber.gone) return undefined
  const decided = choice.ask === 'engage.maneuver'
  const odds = attackOdds(state, fighter, decided ? fighter.mode : 'determined')
  return (
    <div className="sr-attacked" data-decided={decided || undefined}>
      <Portrait campaign={state} place={fighter.target} />
      <div>
        <b>B-24&nbsp;{bomber.id}</b>
        <small>{bomberWords(state, fighter.target)}</small>
      </div>
      <Level level={odds.level} />
      <p>
        {!decided && odds.shares && 'He is not alone there: two may collide. '}
        <span className="sr-by-ways">
          {decided
            ? `${MODE_NAMES[fighter.mode]}: damage ${percent(odds.damage)}, down ${percent(odds.down)}, crash ${percent(odds.crash)}.`
            : deckWords(fighter, odds)}
        </span>
      </p>
    </div>
  )
}

/** `Chances if he leaves by the safest way. Is hit: in or out. Reckoned from the 11 nose cards not drawn yet.` */
function deckWords(fighter: Fighter, { cards }: AttackOdds): string {
  const deck = DECK_OF[positionOf(fighter)].replace('oblique', 'flank')
  return `Chances if he leaves by the safest way. Is hit: in or out. Reckoned from the ${counted(cards, `${deck} card`)} not drawn yet.`
}

/** `engage.mode` */
const ModeAnswer: AskedAs<Campaign, Asks['engage.mode']>['Answer'] = ({ state, choice, option }) => {
  const fighter = moverOf(state, choice)
  if (option.all || fighter?.at !== 'space') return undefined
  const odds = attackOdds(state, fighter, option.mode)
  const danger = leastDanger(state, { ...fighter, mode: option.mode })
  return (
    <span className="sr-mode-answer">
      <b>{MODE_NAMES[option.mode]}</b>
      {figuresOf(odds, danger).map(one => (
        <Odd key={one.what} {...one} />
      ))}
    </span>
  )
}

/** SR-CF-04 SR-PAS-01 What the figures in the answers are. */
const AboveWays: AskedAs<Campaign, Asks['engage.maneuver']>['Above'] = props => {
  const fighter = moverOf(props.state, props.choice)
  return (
    <>
      <AttackedBomber {...props} />
      <p className="sr-by">
        {fighter && `${capital(againAfter(props.state, fighter.mode))}. `}
        <span className="sr-by-ways">
          Diamonds: the fire he may fly past; the card says how far. Hit: in or out, if he leaves so.
        </span>
      </p>
    </>
  )
}

export const ASKED: { readonly [K in keyof Asks]?: AskedAs<Campaign, Asks[K]> } = {
  'approach.next': { Beyond: ProposedWave },
  'approach.target': { Above: AboveTargets, Answer: Target, Beyond: ProposedWave },
  'engage.mode': { Above: AttackedBomber, Answer: ModeAnswer, Beyond: ProposedWave, abreast: true },
  'engage.maneuver': { Above: AboveWays, Answer: WayOut, abreast: true },
  // How he attacks stands above.
  'burst.next': {
    Above: AboveWave,
    Answer: ({ state, option: { fighter } }) =>
      fighter === undefined ? undefined : `${fighterCalled(state, fighter)} first`,
    abreast: true,
  },
  ...WHERE,
  ...FIGURES,
  'muster.experte': { abreast: true },
  'muster.green': { abreast: true },
}
