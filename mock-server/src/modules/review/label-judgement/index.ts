import type { Module } from '../../module.ts'
import { getJudgedFigures } from './get-judged-figures.ts'
import { judgeLabel } from './judge-label.ts'
import { listJudgedSessions } from './list-judged-sessions.ts'
import { listJudgements } from './list-judgements.ts'
import { tryOnJudged } from './try-on-judged.ts'
import { withdrawJudgement } from './withdraw-judgement.ts'

/** People's verdicts on labels in sessions, and how labels compare with them. */
export const labelJudgementModule: Module = {
  name: 'label-judgement',
  routes: [listJudgements, judgeLabel, withdrawJudgement, getJudgedFigures, listJudgedSessions, tryOnJudged],
}
