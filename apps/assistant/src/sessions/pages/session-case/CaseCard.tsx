import { links, type sessionRecord } from '@console/contracts'
import { CaseActions, type CaseHandlers } from './CaseActions.tsx'
import listStyles from '../../../base/components/List.module.css'
import styles from './SessionCasePage.module.css'

/** A row on a phone. */
export function CaseCard({
  sessionCase,
  ...handlers
}: CaseHandlers & { sessionCase: sessionRecord.SessionCase }) {
  const { sessionId, title, note, businessName } = sessionCase
  return (
    <div className="ui-stack ui-gap-6 ui-pad-12-16">
      <a href={links.buildLinkAddress(links.session, {}, { sessionId })} target="_blank" rel="noopener">
        <strong>{title}</strong>
      </a>
      <span>{businessName}</span>
      <span className={styles['note']}>{note}</span>
      <span className={listStyles['cardActions']}>
        <CaseActions sessionCase={sessionCase} {...handlers} />
      </span>
    </div>
  )
}
