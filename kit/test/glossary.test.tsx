import type { Glossary } from '@tallyho/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { GlossaryHost, Glossed, TermsOf } from '../index.ts'

const GLOSSARY: Glossary = {
  escort: 'Fighters beside the bombers.',
  'close escort': 'Fighters that do not leave the bombers.',
  'kette|ketten': 'Three bombers.',
}

/** The words that explain themselves. */
const marked = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, word]) => word)
const drawn = (part: React.ReactNode, glossary: Glossary | undefined = GLOSSARY) =>
  renderToStaticMarkup(<GlossaryHost glossary={glossary}>{part}</GlossaryHost>)
const inText = (text: string, glossary?: Glossary) => marked(drawn(<Glossed>{text}</Glossed>, glossary))

describe('special words in a text', () => {
  test('are found in any case, in the plural and in their other forms', () => {
    expect(inText('Escorts meet two Ketten.')).toEqual(['Escorts', 'Ketten'])
  })

  test('may have a hyphen or a stroke in them', () => {
    const terms = { 're-arm': 'It takes on fuel.', 'i/jg26': 'A group.' }
    expect(inText('They re-arm. I/JG26 waits.', terms)).toEqual(['re-arm', 'I/JG26'])
  })

  test('are whole words: no part of a longer one', () => {
    expect(inText('The escorted ones, kettenweise.')).toEqual([])
  })

  test('that stand in a longer one do not count', () => {
    expect(inText('A close escort.')).toEqual(['close escort'])
  })

  test('are marked once, and nothing of the text is lost', () => {
    const markup = drawn(<Glossed>An escort, no escort.</Glossed>)
    expect(marked(markup)).toEqual(['escort'])
    expect(markup.replace(/<[^>]*>/g, '')).toBe('An escort, no escort.')
  })

  test('are told to readers aloud with what they mean, and leave the keys to the answers', () => {
    const markup = drawn(<Glossed>An escort.</Glossed>)
    expect(markup).toContain('aria-description="Fighters beside the bombers."')
    expect(markup).toContain('tabindex="-1"')
  })

  test('keep what touches them on their line, and nothing is lost or said twice', () => {
    const said = (text: string) => drawn(<Glossed>{text}</Glossed>)
    const texts = [
      'Where to (escort)? “Kette, kette.”',
      'kette/escort',
      'An escort or kette',
      'no kette, escort.',
    ]
    for (const text of texts) expect(said(text).replace(/<[^>]*>/g, ''), 'as it was').toBe(text)
    const markup = said(texts[0] ?? '')
    expect(markup).toMatch(/<span class="term-whole">\(<button[^>]*>escort<\/button>\)\?<\/span>/)
  })

  test('are plain text in a game that explains none', () => {
    expect(drawn(<Glossed>An escort.</Glossed>, {})).toBe('An escort.')
    expect(renderToStaticMarkup(<Glossed>An escort.</Glossed>)).toBe('An escort.')
  })
})

describe('special words of several texts', () => {
  test('stand in a row, each once, for the keyboard too', () => {
    const markup = drawn(<TermsOf texts={['Which kette?', 'Escort', 'Two ketten']} />)
    expect(marked(markup)).toEqual(['Kette', 'Escort'])
    expect(markup).not.toContain('tabindex')
  })

  test('are named in the form that is read there', () => {
    const glossary = { 'LF2 South|LF2 East': 'A region of the Luftwaffe.' }
    const named = (text: string) => marked(drawn(<TermsOf texts={[text]} />, glossary))
    expect(named('A raid from LF2 South')).toEqual(['LF2 South'])
    expect(named('A raid from LF2 East')).toEqual(['LF2 East'])
  })

  test('are six at most, those that are met first', () => {
    const many = Object.fromEntries(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(word => [word, 'A word.']))
    expect(marked(drawn(<TermsOf texts={['g f e', 'd c b a']} />, many))).toEqual([...'GFEDCB'])
  })

  test('are no row where there are none', () => {
    expect(drawn(<TermsOf texts={['Which one?']} />)).toBe('')
  })
})
