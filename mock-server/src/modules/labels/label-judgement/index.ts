import type { Module } from '../../module.ts'
import { judgeLabel, withdrawJudgement } from './judge-label.ts'
import { getJudgedFigures, listJudgedSessions, tryOnJudged } from './judged-label.ts'
import { listLabelJudgements } from './list-judgements.ts'

/** What people say of labels in sessions, and how labels compare with it. */
export const labelJudgementModule: Module = {
  name: 'label-judgement',
  routes: [
    listLabelJudgements,
    judgeLabel,
    withdrawJudgement,
    getJudgedFigures,
    listJudgedSessions,
    tryOnJudged,
  ],
}
