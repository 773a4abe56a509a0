import { account, type Language } from '@console/contracts'
import { failureText, useHost } from '@console/sub-app'
import { ErrorState, saveFile } from '@console/ui'
import { Button, Skeleton } from 'antd'
import { type ChangeEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useCheckImport, useLatestImport } from '../../queries/people-import.ts'
import { ImportProgress } from './ImportProgress.tsx'

export { texts } from './import-texts.ts'

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The steps of an import: a file is chosen and checked, then imported. It continues when closed and is found again. */
export function ImportSteps() {
  const { formatMessage } = useIntl()
  const latest = useLatestImport()
  const found = latest.data?.import ?? null
  return (
    <div className="ui-stack ui-gap-12">
      <p className="ui-small ui-muted">
        {formatMessage({ id: 'import.about' }, { max: account.IMPORT_MAX_LINES })}
      </p>
      <ImportFile found={found} />
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
  )
}

/** The first step: a file is chosen and sent to be checked. */
function ImportFile({ found }: { found: account.PeopleImport | null }) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const check = useCheckImport()
  const input = useRef<HTMLInputElement>(null)
  const [isTooLarge, setTooLarge] = useState(false)
  const isOnItsWay = found?.state === 'checking' || found?.state === 'running'

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Cleared, so that the same file can be chosen again after a correction.
    target.value = ''
    if (file === undefined) return
    setTooLarge(file.size > account.IMPORT_MAX_BYTES)
    if (file.size <= account.IMPORT_MAX_BYTES) check.mutate(file)
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        aria-label={formatMessage({ id: 'import.choose' })}
        hidden
        onChange={choose}
      />
      <span className="ui-cluster ui-gap-8 ui-phone-touch-buttons">
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
        <p className="ui-small ui-muted" role="status">
          {formatMessage({ id: 'import.sending' }, { file: check.variables.name })}
        </p>
      )}
      {(isTooLarge || check.error !== null) && (
        <p className="ui-size-13 ui-error" role="alert">
          {isTooLarge || check.error === null
            ? formatMessage({ id: 'import.tooLarge' })
            : failureText(check.error)}
        </p>
      )}
    </>
  )
}

function saveTemplate(language: Language) {
  saveFile('people.csv', new Blob([account.importTemplate(language)], { type: 'text/csv;charset=utf-8' }))
}
