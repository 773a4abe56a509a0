import { useHost } from '@console/sub-app'
import { AppModal, ErrorState } from '@console/ui'
import { Button, Skeleton, Tooltip } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { BillAnswer } from '../../queries/bill.ts'
import { useBillSummary, useCloseMonth } from '../../queries/bill.ts'
import styles from './Bill.module.css'
import { useAmount } from './use-amount.ts'
import { useMonthName } from './use-month-name.ts'

type CloseMonthProps = { month: string; problem: NonNullable<BillAnswer['state']>['close_problem'] }

/** Closes the month for the whole company; shown to those who may, disabled with the reason while it is running. */
export function CloseMonth({ month, problem }: CloseMonthProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const isRunning = problem === 'running'
  const button = (
    <Button disabled={isRunning} onClick={() => setOpen(true)}>
      {formatMessage({ id: 'bill.close' })}
    </Button>
  )
  return (
    <>
      {problem === null && button}
      {isRunning && (
        <Tooltip title={formatMessage({ id: 'bill.close.running' })}>
          <span>{button}</span>
        </Tooltip>
      )}
      {/* It stays where somebody else has closed the month meanwhile: it says so. */}
      {isOpen && <CloseDialog month={month} isClosable={problem === null} onClose={() => setOpen(false)} />}
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
