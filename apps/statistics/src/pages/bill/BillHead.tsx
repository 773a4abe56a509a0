import { useHasCall } from '@console/sub-app'
import { billClosing } from '@console/contracts'
import { ExportButton } from '@console/domain-ui'
import { useIsMobile } from '@console/ui'
import { useIntl } from 'react-intl'
import frame from '../../frame/StatPage.module.css'
import { useBillSummary, useIsBillOff, type BillFilter } from '../../queries/bill.ts'
import styles from './Bill.module.css'
import { BillState } from './BillState.tsx'
import { CloseMonth } from './CloseMonth.tsx'

type BillHeadProps = {
  filter: BillFilter
  /** What the form has (BILL-022). */
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
  const close = canClose && state !== undefined && (
    <CloseMonth month={filter.queryDate} problem={state.close_problem} />
  )
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
