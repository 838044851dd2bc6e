/** What points were scored for. */
export type ScoreReason = 'gruppe' | 'squadron' | 'bombs' | 'days' | 'sealion' | 'night' | 'accident'

export interface TermsNotes {
  score: { readonly by: number; readonly vp: number; readonly why: ScoreReason }
  decided: { readonly vp: number }
}
