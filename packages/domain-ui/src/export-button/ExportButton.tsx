import type { exports } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { Icon } from '@console/ui'
import { Button, Dropdown } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import styles from './ExportButton.module.css'

type Choice = exports.ExportFormat | 'schedule'

type ExportButtonProps = {
  request: exports.ExportRequestInput
  label: string
  isDisabled?: boolean
  /** The reason why the current form cannot be exported: the button shows it instead of starting (STAT-050). */
  problem?: string | undefined
  /** Text of a failed start, if the page has its own text or shows the server's; null if no toast may say it. */
  failed?: string | null | ((error: Error) => string)
}

/** Returns undefined for the default text. */
function failedText(failed: ExportButtonProps['failed'], error: unknown): string | null | undefined {
  if (typeof failed !== 'function') return failed
  return error instanceof Error ? failed(error) : undefined
}

/**
 * Starts an export of the tray, which opens the file: a workbook, or the format chosen beside the button. A failed start is
 * logged and shown beside it, and also in a toast, except where the documents name none (AUDIT-012, BILL-040, R41). Absent
 * where the platform has no such export.
 */
export function ExportButton({ request, label, isDisabled = false, problem, failed }: ExportButtonProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const choices = services.exportChoices(request.kind)
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle')

  async function start(format: exports.ExportFormat) {
    if (problem !== undefined) {
      services.toast.warning(problem)
      return
    }
    setState('starting')
    try {
      await services.startExport({ ...request, format })
      setState('idle')
    } catch (error) {
      services.reportError(error, `export.${request.kind}`)
      setState('failed')
      const text = failedText(failed, error)
      if (text !== null) services.toast.error(text ?? formatMessage({ id: 'global.export.failed' }))
    }
  }

  if (choices.length === 0) return null
  return (
    <span className="ui-inline-row ui-gap-12">
      {state === 'failed' && (
        <span className="ui-inline-row ui-gap-4 ui-size-12 ui-error" role="status">
          <Icon name="warning" />
          {formatMessage({ id: 'domainUi.exportFailed' })}
        </span>
      )}
      <span className={`ui-inline-flex ui-gap-4 ${styles['buttons']}`}>
        <Button
          icon={<Icon name="export" />}
          loading={state === 'starting'}
          disabled={isDisabled}
          onClick={() => void start('xlsx')}
        >
          {label}
        </Button>
        {choices.length > 1 && (
          <OtherChoices
            choices={choices}
            isDisabled={isDisabled || state === 'starting'}
            onChoose={(choice) => {
              if (choice === 'schedule') services.scheduleExport(request)
              else void start(choice)
            }}
          />
        )}
      </span>
    </span>
  )
}

type OtherChoicesProps = {
  choices: readonly Choice[]
  isDisabled: boolean
  onChoose: (choice: Choice) => void
}

/** The formats, and a schedule, behind the small button. */
function OtherChoices({ choices, isDisabled, onChoose }: OtherChoicesProps) {
  const { formatMessage } = useIntl()
  const items = choices.map((choice) => ({
    key: choice,
    label: formatMessage({ id: `domainUi.export.${choice}` }),
    onClick: () => onChoose(choice),
  }))
  return (
    <Dropdown trigger={['click']} disabled={isDisabled} menu={{ items }}>
      <Button
        aria-label={formatMessage({ id: 'domainUi.exportFormat' })}
        icon={<Icon name="down" size={14} />}
      />
    </Dropdown>
  )
}
