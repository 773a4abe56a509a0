import { account, type Language } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState, type ChangeEvent } from 'react'
import { useIntl } from 'react-intl'
import { failureText } from '../../components/failure-text.ts'
import { saveFile } from '../../model/save-file.ts'
import { PEOPLE_CALLS } from '../../queries/people.ts'
import { useCheckImport, useLatestImport } from '../../queries/people-import.ts'
import { ImportProgress } from './ImportProgress.tsx'
import styles from './UsersPage.module.css'

/** Room for the table of refused lines, px. */
const WIDTH = 760
const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** People from a file: checked first, then imported. It goes on when the dialog is left, and is found again in it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const queryClient = useQueryClient()
  const latest = useLatestImport()
  const check = useCheckImport()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const found = latest.data?.import ?? null
  const isOnItsWay = found?.state === 'checking' || found?.state === 'running'

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Emptied, so that the same file can be chosen again after it was mended.
    target.value = ''
    if (file === undefined) return
    setTooLarge(file.size > account.IMPORT_MAX_BYTES)
    if (file.size <= account.IMPORT_MAX_BYTES) check.mutate(file)
  }

  function leave() {
    for (const { id } of PEOPLE_CALLS) void queryClient.invalidateQueries({ queryKey: [id] })
    onClose()
  }

  return (
    <AppModal
      open
      width={WIDTH}
      title={formatMessage({ id: 'import.title' })}
      onCancel={leave}
      footer={<Button onClick={leave}>{formatMessage({ id: 'ui.close' })}</Button>}
    >
      <div className={styles['import']}>
        <p className={styles['note']}>
          {formatMessage({ id: 'import.about' }, { max: account.IMPORT_MAX_LINES })}
        </p>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          aria-label={formatMessage({ id: 'import.choose' })}
          hidden
          onChange={choose}
        />
        <span className={styles['tools']}>
          <Button onClick={() => saveTemplate(language)}>{formatMessage({ id: 'import.template' })}</Button>
          <Button
            type={found?.state === 'checked' ? 'default' : 'primary'}
            disabled={isOnItsWay}
            loading={check.isPending}
            onClick={() => input.current?.click()}
          >
            {formatMessage({ id: found === null ? 'import.choose' : 'import.chooseAnother' })}
          </Button>
        </span>
        {check.isPending && (
          <p className={styles['note']} role="status">
            {formatMessage({ id: 'import.sending' }, { file: check.variables.name })}
          </p>
        )}
        {(isTooLarge || check.error !== null) && (
          <p className={styles['problem']} role="alert">
            {isTooLarge || check.error === null
              ? formatMessage({ id: 'import.tooLarge' })
              : failureText(check.error)}
          </p>
        )}
        {latest.isPending && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
        {latest.error !== null && (
          <ErrorState
            title={formatMessage({ id: 'import.loadFailed' })}
            error={latest.error}
            onRetry={() => void latest.refetch()}
          />
        )}
        {found !== null && <ImportProgress key={found.id} found={found} />}
      </div>
    </AppModal>
  )
}

function saveTemplate(language: Language) {
  saveFile('people.csv', account.importTemplate(language), 'text/csv')
}
