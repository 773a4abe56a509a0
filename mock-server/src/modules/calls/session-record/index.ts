import type { Module } from '../../module.ts'
import { addCase } from './add-case.ts'
import { auditDictionary } from './audit-dictionary.ts'
import { editCase } from './edit-case.ts'
import { getDetail } from './get-detail.ts'
import { getLive } from './get-live.ts'
import { getStatistic } from './get-statistic.ts'
import { getUtterances } from './get-utterances.ts'
import { judgeSentence } from './judge-sentence.ts'
import { listCases } from './list-cases.ts'
import { listJudgements } from './list-judgements.ts'
import { listNames } from './list-names.ts'
import { listPeople } from './list-people.ts'
import { listRecordings } from './list-recordings.ts'
import { listSessions } from './list-sessions.ts'
import { removeCase } from './remove-case.ts'

/** Sessions one by one: what was said in them, what was found in them, what people say of that. */
export const sessionRecordModule: Module = {
  name: 'session-record',
  auditDictionary,
  routes: [
    listSessions,
    getDetail,
    getUtterances,
    getLive,
    getStatistic,
    listNames,
    listPeople,
    listCases,
    addCase,
    editCase,
    removeCase,
    listJudgements,
    judgeSentence,
    listRecordings,
  ],
}
