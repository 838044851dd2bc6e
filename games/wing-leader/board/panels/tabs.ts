/** The displays, each behind its tab. */
export type Tab = 'card' | 'battle' | 'order' | 'scenario' | 'wings'
