import { catalogued } from './catalogue.ts'

/** A game's picture, by day and by night: the file is one, and draws itself in other colours where it is asked for as night. */
export function Picture({ game, small }: { readonly game: string; readonly small?: boolean }) {
  const { picture } = catalogued(game)
  return (
    <span className={small ? 'picture picture-small' : 'picture'} data-game={game} aria-hidden="true">
      <img className="by-day" src={picture} alt="" />
      <img className="by-night" src={`${picture}#night`} alt="" />
    </span>
  )
}
