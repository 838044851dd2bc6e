import type { RosterNames } from './types.ts'

/** The eighteen pilots. A replacement's name begins with the letter of the pilot he replaces (p4). */

const NAMES = `
  Ahrens    Albers
  Bär       Behnke
  Clausen   Cordes
  Doppler   Dierks
  Ehlers    Eckhoff
  Fromm     Friese
  Gehrke    Gutjahr
  Hollmann  Harms
  Imhof     Ingwersen
  Jessen    Jäckel
  Kolbe     Kersten
  Lüders    Lohse
  Moltmann  Melzer
  Niebuhr   Nissen
  Osterloh  Oehme
  Petzold   Paulsen
  Reimann   Rieck
  Thiemann  Thoms
`

export const ROSTER: RosterNames = {
  pilots: NAMES.trim()
    .split('\n')
    .map(line => {
      const [name, replacement] = line.trim().split(/\s+/) as [string, string]
      return { name, replacement }
    }),
  source: 'constrained',
  ref: 'p4: the first five as printed, the others invented (SR-K-VIC-02)',
}
