import type { audit } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { copyText, Icon, type IconName } from '@console/ui'
import { Button, Segmented, Switch } from 'antd'
import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { compareVersions, type Comparison } from '../../../model/changed-fields.ts'
import { type LinePair, pairLines } from '../../../model/marked-lines.ts'
import { contentText, copiedJson, readContent, type RecordContent } from '../../../model/record-content.ts'
import { paths } from '../../../paths.ts'
import type { DetailView } from '../audit-log.search.ts'
import { ChangesTable } from './ChangesTable.tsx'
import styles from './RecordContents.module.css'

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
        <span className={`ui-cluster ui-gap-4 ui-to-end ${styles['right']}`}>
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

type CopyButtonProps = { label: string; icon: IconName; text: () => string }

/** Copies a text to the clipboard and shows whether that worked. */
function CopyButton({ label, icon, text }: CopyButtonProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')

  async function copy() {
    try {
      await copyText(text())
      setState('copied')
      services.announce(formatMessage({ id: 'audit.copied' }))
    } catch (error) {
      services.reportError(error, 'audit.copy')
      setState('failed')
      services.announce(formatMessage({ id: 'audit.copyFailed' }))
    }
  }

  const shown = {
    idle: label,
    copied: formatMessage({ id: 'audit.copied' }),
    failed: formatMessage({ id: 'audit.copyFailed' }),
  }
  return (
    <Button
      type="text"
      size="small"
      icon={<Icon name={state === 'copied' ? 'check' : icon} />}
      onClick={() => void copy()}
    >
      {shown[state]}
    </Button>
  )
}

type SideBySideProps = { before: RecordContent; after: RecordContent }

/** The full content before and after, line beside line; changed lines are marked (AUDIT-010, AUDIT-Q6). */
function SideBySide({ before, after }: SideBySideProps) {
  const { formatMessage } = useIntl()
  const { rows, hiddenRows } = useMemo(
    () => pairLines(contentText(before), contentText(after)),
    [before, after],
  )
  const isOneSided = before.kind === 'empty' || after.kind === 'empty'
  return (
    <>
      <table className={styles['panes']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'audit.before' })}</th>
            <th scope="col">{formatMessage({ id: 'audit.after' })}</th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <EmptyPane rows={1} />
              <EmptyPane rows={1} />
            </tr>
          )}
          {rows.map((row, index) => (
            <tr key={index}>
              {before.kind !== 'empty' && (
                <Line row={row} side="before" isMarked={!isOneSided && row.isChanged} />
              )}
              {before.kind === 'empty' && index === 0 && <EmptyPane rows={rows.length} />}
              {after.kind !== 'empty' && (
                <Line row={row} side="after" isMarked={!isOneSided && row.isChanged} />
              )}
              {after.kind === 'empty' && index === 0 && <EmptyPane rows={rows.length} />}
            </tr>
          ))}
        </tbody>
      </table>
      {hiddenRows > 0 && (
        <p className={`ui-after-8 ${styles['more']}`}>
          {formatMessage({ id: 'audit.hiddenRows' }, { count: hiddenRows })}
        </p>
      )}
    </>
  )
}

type LineProps = { row: LinePair; side: 'before' | 'after'; isMarked: boolean }

/** A line of one side; the other side's extra lines leave a gap, so that equal lines stay level. */
function Line({ row, side, isMarked }: LineProps) {
  const text = row[side]
  if (text === null) return <td className={styles['gap']}>{'\u00a0'}</td>
  if (!isMarked) return <td>{text}</td>
  return (
    <td className={styles[side]}>
      <mark className={styles['mark']}>{text}</mark>
    </td>
  )
}

function EmptyPane({ rows }: { rows: number }) {
  const { formatMessage } = useIntl()
  return (
    <td rowSpan={rows} className={styles['empty']}>
      {formatMessage({ id: 'audit.emptyPane' })}
    </td>
  )
}
