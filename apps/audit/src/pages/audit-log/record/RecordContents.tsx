import type { audit } from '@console/contracts'
import { Segmented, Switch } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { compareVersions, type Comparison } from '../../../model/changed-fields.ts'
import { copiedJson, readContent, type RecordContent } from '../../../model/record-content.ts'
import { paths } from '../../../paths.ts'
import type { DetailView } from '../audit-log.search.ts'
import { ChangesTable } from './ChangesTable.tsx'
import { CopyButton } from './CopyButton.tsx'
import styles from './RecordContents.module.css'
import { SideBySide } from './SideBySide.tsx'

type RecordContentsProps = {
  record: audit.AuditRecord
  view: DetailView
  onView: (view: DetailView) => void
}

/** The changes of an operation: the changed fields, or both versions side by side. */
export function RecordContents({ record, view, onView }: RecordContentsProps) {
  const { formatMessage } = useIntl()
  const switchId = useId()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const { opContentBefore, opContentAfter, id } = record
  const before = useMemo(() => readContent(opContentBefore), [opContentBefore])
  const after = useMemo(() => readContent(opContentAfter), [opContentAfter])
  const comparison = useMemo(() => compare(before, after), [before, after])
  const count = comparison?.changedCount ?? 0
  const hasUnchanged = comparison?.groups.some(({ unchanged }) => unchanged.length > 0) ?? false
  return (
    <>
      <div className={styles['tools']}>
        <Segmented<DetailView>
          aria-label={formatMessage({ id: 'audit.view' })}
          value={view}
          onChange={onView}
          options={[
            {
              value: 'changes',
              label: formatMessage(
                { id: count > 0 ? 'audit.view.changesCount' : 'audit.view.changes' },
                { count },
              ),
            },
            { value: 'sides', label: formatMessage({ id: 'audit.view.sides' }) },
          ]}
        />
        <span className={styles['right']}>
          {view === 'changes' && hasUnchanged && (
            <label className={styles['unfold']} htmlFor={switchId}>
              <Switch id={switchId} size="small" checked={isUnfolded} onChange={setIsUnfolded} />
              {formatMessage({ id: 'audit.unfold' })}
            </label>
          )}
          <CopyButton
            label={formatMessage({ id: 'audit.copyLink' })}
            icon="link"
            text={() => `${window.location.origin}${paths.auditRecord(id)}`}
          />
          <CopyButton
            label={formatMessage({ id: 'audit.copyJson' })}
            icon="copy"
            text={() => copiedJson(before, after)}
          />
        </span>
      </div>
      {view === 'changes' ? (
        <Changes before={before} after={after} comparison={comparison} isUnfolded={isUnfolded} />
      ) : (
        <SideBySide before={before} after={after} />
      )}
    </>
  )
}

type ChangesProps = {
  before: RecordContent
  after: RecordContent
  comparison: Comparison | null
  isUnfolded: boolean
}

/** Content that cannot be compared is shown as recorded (AUDIT-Q6). */
function Changes({ before, after, comparison, isUnfolded }: ChangesProps) {
  const { formatMessage } = useIntl()
  if (before.kind === 'empty' && after.kind === 'empty') {
    return <p className={styles['note']}>{formatMessage({ id: 'audit.noContent' })}</p>
  }
  if (comparison !== null) return <ChangesTable comparison={comparison} isUnfolded={isUnfolded} />
  return (
    <>
      <p className={styles['note']}>{formatMessage({ id: 'audit.notComparable' })}</p>
      <SideBySide before={before} after={after} />
    </>
  )
}

/** Null when a side is not JSON. */
function compare(before: RecordContent, after: RecordContent): Comparison | null {
  if (before.kind === 'text' || after.kind === 'text') return null
  return compareVersions(
    before.kind === 'json' ? before.value : undefined,
    after.kind === 'json' ? after.value : undefined,
  )
}
