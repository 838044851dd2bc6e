import { counted } from '@tallyho/engine'
import { TipText } from '@tallyho/kit'
import { levelOf } from '../../rules/01-general/fighters.ts'
import { killsOf } from '../../rules/08-return/pilots.ts'
import type { Pilot } from '../../state.ts'
import { SKILL_WORDS } from '../../text/cards.ts'
import { flownSaid, LEVEL_NAMES } from '../../text/names.ts'
import { becameOf, LEVEL_MEANS, sitsOutBecause, storyTold } from '../../text/stories.ts'
import { isAtTheEnd, isTired, ROW_TO_HOSPITAL } from './tired.ts'

/** A pilot's page: what he is, what it means in the air, and his story. */
export function PilotTip({ pilot }: { readonly pilot: Pilot }) {
  const { name, inARow, bombers, fighters, skills, story, sitsOut } = pilot
  const level = levelOf(pilot)
  const away = becameOf(pilot) ?? sitsOutBecause(pilot)
  return (
    <TipText title={name}>
      <p>
        <b>{LEVEL_NAMES[level]}</b>, {flownSaid(pilot)}. {LEVEL_MEANS[level]}
      </p>
      {away && (
        <p>
          <b>{away}</b>
          {sitsOut > 0 && `: misses ${counted(sitsOut, 'patrol')}`}
        </p>
      )}
      {inARow > 0 && (
        <p>
          {counted(inARow, 'patrol')} in a row.{' '}
          {isAtTheEnd(pilot)
            ? `Tired (−1), and a ${ROW_TO_HOSPITAL}th sends him to hospital.`
            : isTired(pilot)
              ? 'Tired: 1 less on the dice when he is hit, collides or goes down.'
              : 'After two he is tired; a patrol off cures it.'}
        </p>
      )}
      {killsOf(pilot) > 0 && (
        <p>
          {counted(bombers, 'bomber')} and {counted(fighters, 'fighter')} to his name; every fifth kill makes
          an Ace.
        </p>
      )}
      {skills.map(skill => (
        <p key={skill}>
          <b>{SKILL_WORDS[skill].title}</b>: {SKILL_WORDS[skill].text}.
        </p>
      ))}
      {story.length > 0 && (
        <ol className="sab-story">
          {story.slice(-STORY_LINES).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a story come in order
            <li key={i}>
              <span>Patrol {line.patrol}</span> {storyTold(line)}
            </li>
          ))}
        </ol>
      )}
    </TipText>
  )
}

const STORY_LINES = 7
