import { billReasons } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { formatTime, StatusWord, type DataColumn } from '@console/ui'
import { useIntl } from 'react-intl'
import { useLanguage } from '../../components/use-columns.ts'
import type { BillAccount } from '../../queries/bill.ts'
import styles from './Bill.module.css'
import { useAmount } from './use-amount.ts'

const ENABLED = 1

/** Why an account costs what it costs, in the words of the contract; "-" with a server that does not say. */
export function useReasonText(): (account: BillAccount) => string {
  const language = useLanguage()
  return ({ reason }) => (reason === undefined ? '-' : billReasons.reasonText(reason, language))
}

/** Of an erased person the name is gone. */
export const nameText = (name: string): string => (name === '' ? '-' : name)

export function AccountStatus({ account: { status } }: { account: BillAccount }) {
  const { formatMessage } = useIntl()
  const isEnabled = status === ENABLED
  return (
    <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
      {formatMessage({ id: isEnabled ? 'bill.enabled' : 'bill.disabled' })}
    </StatusWord>
  )
}

/** Account lines of a bill (BILL-018 to BILL-020); without what they cost where the company's flag is off (BILL-013). */
export function useAccountColumns(isVisible: boolean): DataColumn<BillAccount>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { amount } = useAmount()
  const reasonText = useReasonText()
  const title = (name: string) => formatMessage({ id: `bill.account.${name}` })
  const time = (at: number | null) => (
    <span className={styles['time']}>{at === null ? '-' : formatTime(at, timezone)}</span>
  )
  const cost: DataColumn<BillAccount> = {
    key: 'accounts',
    title: title('bill'),
    align: 'right',
    render: (_, account) => amount(account.accounts),
  }
  const reason: DataColumn<BillAccount> = {
    key: 'reason',
    title: title('reason'),
    render: (_, account) => <span className={styles['reason']}>{reasonText(account)}</span>,
  }
  return [
    {
      key: 'org_name',
      title: formatMessage({ id: 'stat.organisation' }),
      dataIndex: 'org_name',
      maxWidth: 88,
    },
    { key: 'user_account', title: title('account'), render: (_, row) => nameText(row.user_account) },
    { key: 'user_name', title: title('name'), maxWidth: 88, render: (_, row) => nameText(row.user_name) },
    ...(isVisible ? [cost] : []),
    { key: 'status', title: title('status'), render: (_, row) => <AccountStatus account={row} /> },
    { key: 'open_time', title: title('open'), render: (_, row) => time(row.open_time) },
    { key: 'close_time', title: title('close'), render: (_, row) => time(row.close_time) },
    ...(isVisible ? [reason] : []),
  ]
}
