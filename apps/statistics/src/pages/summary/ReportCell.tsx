import type { dailyReport } from '@console/contracts'
import { isOfInputMethod } from '@console/ui'
import { Button, Input } from 'antd'
import { useId, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { RowEditing } from './use-row-editing.ts'
import styles from './Summary.module.css'

type ReportColumn = dailyReport.Report['columns'][number]

type ReportCellProps = {
  column: ReportColumn
  editing: Pick<RowEditing, 'day' | 'draft' | 'save' | 'cancel'>
  hasFocus: boolean
}

/** The input of a cell that is edited: Enter saves what is edited, Escape restores the row, Tab goes on (RPT-006). */
export function ReportCell({
  column: { id, name, isAmount },
  editing: { day, draft, save, cancel },
  hasFocus,
}: ReportCellProps) {
  const { formatMessage } = useIntl()
  const noteId = useId()
  const value = useSyncExternalStore(draft.subscribe, () => draft.value(id))
  const problem = useSyncExternalStore(draft.subscribe, () => draft.problem(id))
  const stored = useSyncExternalStore(draft.subscribe, () => draft.stored(id))
  return (
    <div className={styles['cell']}>
      <Input
        value={value}
        data-cell={`${day} ${id}`}
        aria-label={name}
        aria-required="true"
        aria-invalid={problem !== undefined}
        aria-describedby={noteId}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row takes the focus when a person edits it
        autoFocus={hasFocus}
        inputMode={isAmount ? 'numeric' : 'text'}
        {...(problem === undefined ? {} : { status: 'error' as const })}
        onChange={({ target }) => draft.set(id, target.value)}
        onKeyDown={(event) => {
          if (isOfInputMethod(event.nativeEvent)) return
          if (event.key === 'Enter') {
            event.preventDefault()
            save()
          }
          if (event.key === 'Escape') {
            event.stopPropagation()
            cancel()
          }
        }}
      />
      <span id={noteId}>
        {problem !== undefined && <span className={`ui-error ${styles['problem']}`}>{problem}</span>}
        {stored !== undefined && (
          <span className={`ui-muted ${styles['stored']}`}>
            {formatMessage({ id: 'summary.stored' }, { value: stored })}{' '}
            <Button type="link" size="small" onClick={() => draft.set(id, stored)}>
              {formatMessage({ id: 'summary.stored.use' })}
            </Button>{' '}
            <Button type="link" size="small" onClick={() => draft.keep(id)}>
              {formatMessage({ id: 'summary.stored.keep' })}
            </Button>
          </span>
        )}
      </span>
    </div>
  )
}
