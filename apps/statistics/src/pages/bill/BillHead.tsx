import { billClosing } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { useHasCall, useHost } from '@console/sub-app'
import { AppModal, ErrorState, formatTime, useIsMobile } from '@console/ui'
import { Button, Skeleton, Tooltip } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { monthBefore } from '../../page-query/month-query.ts'
import {
  type BillAnswer,
  type BillFilter,
  useBillSummary,
  useCloseMonth,
  useIsBillOff,
} from '../../queries/bill.ts'
import { useAmount, useMonthName } from './use-bill-formats.ts'
import frame from '../../frame/StatPage.module.css'
import styles from './Bill.module.css'

type BillHeadProps = {
  filter: BillFilter
  /** Content of the form (BILL-022). */
  exported: BillFilter
  isRunning: boolean
}

/** The bill's state, its files, and closing its month; a bill that is switched off has no files and no closing. */
export function BillHead({ filter, exported, isRunning }: BillHeadProps) {
  const { formatMessage } = useIntl()
  const { data, error } = useBillSummary(filter)
  const isMobile = useIsMobile()
  const state = error === null ? data?.state : undefined
  const canClose = useHasCall(billClosing.close)
  const isOff = useIsBillOff()
  const close = canClose && state !== undefined && <CloseMonth month={filter.queryDate} state={state} />
  return (
    <div className={frame['head']}>
      <span className={styles['state']}>
        {state !== undefined && <BillState state={state} isRunning={isRunning} />}
      </span>
      {!isOff && (
        <span className={`${frame['tools']} ${styles['tools']}`}>
          {!isMobile && close}
          <ExportButton
            request={{ kind: 'billLines', filter: exported }}
            label={formatMessage({ id: 'bill.exportAccounts' })}
          />
          <ExportButton
            request={{ kind: 'bill', filter: exported }}
            label={formatMessage({ id: 'stat.export' })}
          />
          {/* In a row of its own there: when it comes and goes, the exports stay. */}
          {isMobile && close}
        </span>
      )}
    </div>
  )
}

type BillStateProps = { state: NonNullable<BillAnswer['state']>; isRunning: boolean }

/** Says how current the bill is: when it was computed, or who closed the month when. */
function BillState({ state, isRunning }: BillStateProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { closed_at: closedAt, closed_by: name, computed_at: computedAt } = state
  const at = (seconds: number) => formatTime(seconds, timezone)
  if (closedAt !== null) {
    return <span>{formatMessage({ id: 'bill.closed' }, { time: at(closedAt), name: name ?? '-' })}</span>
  }
  return (
    <>
      <span>{formatMessage({ id: 'bill.computed' }, { time: at(computedAt) })}</span>
      {isRunning && <span>{formatMessage({ id: 'bill.running' })}</span>}
    </>
  )
}

type CloseMonthProps = { month: string; state: NonNullable<BillAnswer['state']> }

/**
 * Closes the month for the whole company; shown to people who may. While the month is running, it closes the one before, which
 * people come for on the first days; once that is closed, it is disabled with the reason.
 */
function CloseMonth({ month, state }: CloseMonthProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const nameOf = useMonthName()
  const { close_problem: problem, can_close_before: canCloseBefore } = state
  const isRunning = problem === 'running'
  const target = isRunning ? monthBefore(month) : month
  const isClosable = isRunning ? canCloseBefore === true : problem === null
  const button = (
    <Button disabled={!isClosable} onClick={() => setOpen(true)}>
      {isRunning && isClosable
        ? formatMessage({ id: 'bill.close.before' }, { month: nameOf(target) })
        : formatMessage({ id: 'bill.close' })}
    </Button>
  )
  return (
    <>
      {isClosable && button}
      {isRunning && !isClosable && (
        <Tooltip title={formatMessage({ id: 'bill.close.running' })}>
          <span>{button}</span>
        </Tooltip>
      )}
      {/* It stays where somebody else has closed the month meanwhile: it says so. */}
      {isOpen && <CloseDialog month={target} isClosable={isClosable} onClose={() => setOpen(false)} />}
    </>
  )
}

type CloseDialogProps = { month: string; isClosable: boolean; onClose: () => void }

/** Names the total of the company, whatever the page is narrowed to. */
function CloseDialog({ month, isClosable, onClose }: CloseDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { amount } = useAmount()
  const name = useMonthName()(month)
  const { data, error, isFetching, refetch } = useBillSummary({ queryDate: month })
  const close = useCloseMonth(() => {
    services.toast.success(formatMessage({ id: 'bill.close.done' }, { month: name }))
    onClose()
  })
  const total = error === null && !isFetching ? data?.summary?.accounts : undefined
  return (
    <AppModal
      open
      title={formatMessage({ id: 'bill.close.title' }, { month: name })}
      okText={formatMessage({ id: 'bill.close' })}
      okButtonProps={{ danger: true, disabled: !isClosable || total === undefined }}
      confirmLoading={close.isPending}
      onOk={() => {
        if (total !== undefined) close.mutate({ body: { queryDate: month, accounts: total } })
      }}
      onCancel={onClose}
    >
      {error !== null ? (
        <ErrorState
          title={formatMessage({ id: 'bill.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : total === undefined ? (
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      ) : (
        <>
          <p>
            {formatMessage({ id: 'bill.close.total' }, { month: name })} <strong>{amount(total)}</strong>
          </p>
          <p>{formatMessage({ id: 'bill.close.about' })}</p>
        </>
      )}
      {close.error !== null && (
        <p role="alert" className={styles['refused']}>
          {close.error.message}
        </p>
      )}
    </AppModal>
  )
}
