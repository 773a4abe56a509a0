import type { sessionRecord } from '@console/contracts'
import type { SearchOf } from '@console/ui'
import { SessionHits } from '../../../base/components/transcript/SessionHits.tsx'
import { CaseDialog } from './CaseDialog.tsx'
import type { sessionSearch } from './session.search.ts'
import { JudgedLabels } from './JudgedLabels.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import styles from './SessionPage.module.css'
import { SpokenPanel } from './SpokenPanel.tsx'

type Search = SearchOf<typeof sessionSearch>
type SessionContentsProps = {
  session: sessionRecord.SessionDetail
  search: Search
  canKeep: boolean
  setSearch: (changes: Partial<Search>, options: { replace: boolean }) => void
}

/** The transcript, and beside it facts, score and hits. */
export function SessionContents({ session, search, canKeep, setSearch }: SessionContentsProps) {
  const { projectId, violationId } = search
  const hit = session.violations.find(({ id }) => String(id) === violationId)
  return (
    <div className={styles['columns']} data-rules={search.showRules}>
      <SpokenPanel
        session={session}
        projectId={projectId}
        violationId={violationId}
        find={search.find ?? ''}
        onFind={(find) => setSearch({ find: find === '' ? null : find }, { replace: true })}
      />
      <div className={styles['side']}>
        <SessionFacts session={session} />
        <SessionHits
          session={session}
          chosenId={hit?.id ?? null}
          onChoose={({ id }) => setSearch({ violationId: String(id) }, { replace: true })}
          labelList={<JudgedLabels session={session} isJudgeable={projectId === null} />}
        />
      </div>
      {search.keep && canKeep && session.caseId === null && (
        <CaseDialog
          sessionId={session.sessionId}
          onClose={() => setSearch({ keep: false }, { replace: true })}
        />
      )}
    </div>
  )
}
