import { billReasons, DEFAULT_PAGE_SIZE } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { AppModal, type DataColumn, formatTime, StatusWord } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ListTable } from '../../components/ListTable.tsx'
import { Facts, RowCard } from '../../components/RowCard.tsx'
import { useLanguage } from '../../components/use-columns.ts'
import { type BillAccount, type BillFilter, useBillAccounts, useBillRows } from '../../queries/bill.ts'
import { useAmount, useMonthName, useSumText } from './use-bill-formats.ts'
import styles from './Bill.module.css'

const ENABLED = 1

/** An erased person has no name any more. */
const nameText = (name: string): string => (name === '' ? '-' : name)

/** px (BILL-Q13) */
const WIDTH = 800

type BillDetailProps = {
  filter: BillFilter
  organisation: number
  /** The page of organisations that the row is on. */
  rowPage: number
  isVisible: boolean
  onClose: () => void
}

/** The accounts of one row, each with why it costs what it costs (BILL-017, BILL-018). */
export function BillDetail({ filter, organisation, rowPage, isVisible, onClose }: BillDetailProps) {
  const { formatMessage } = useIntl()
  const sumText = useSumText()
  const monthName = useMonthName()
  const [page, setPage] = useState(1)
  const query = useBillAccounts(filter, {
    detailOrgId: organisation,
    current: page,
    size: DEFAULT_PAGE_SIZE,
  })
  const rows = useBillRows(filter, { current: rowPage, size: DEFAULT_PAGE_SIZE })
  const row = rows.data?.records?.find(({ organization_id: id }) => id === organisation)
  const columns = useAccountColumns(isVisible)
  const { data } = query
  const month = monthName(filter.queryDate)
  return (
    <AppModal
      open
      width={WIDTH}
      footer={null}
      title={
        row === undefined
          ? formatMessage({ id: 'bill.accounts.month' }, { month })
          : formatMessage({ id: 'bill.accounts.of' }, { name: row.organization_name, month })
      }
      onCancel={onClose}
    >
      {isVisible && row !== undefined && <p className={styles['sum']}>{sumText(row)}</p>}
      <div className={styles['tight']}>
        <ListTable<BillAccount>
          label={formatMessage({ id: 'bill.accounts.label' })}
          query={query}
          answer={data && { rows: data.records, total: data.total }}
          paging={{ page, pageSize: DEFAULT_PAGE_SIZE, onPage: setPage }}
          columns={columns}
          rowKey={({ user_account: account, open_time: at, close_time: closed }) =>
            `${account} ${at} ${closed ?? ''}`
          }
          mobileCard={isVisible ? renderCard : renderPlainCard}
          failedId="bill.accounts.failed"
          emptyId="bill.accounts.none"
        />
      </div>
    </AppModal>
  )
}

function renderCard(account: BillAccount) {
  return <AccountCard account={account} isVisible />
}

function renderPlainCard(account: BillAccount) {
  return <AccountCard account={account} isVisible={false} />
}

/** An account on a phone. */
function AccountCard({ account, isVisible }: { account: BillAccount; isVisible: boolean }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const { amount } = useAmount()
  const reasonText = useReasonText()
  const { org_name: organisation, user_account: name, user_name: person, close_time: closed } = account
  const time = (at: number | null) => (at === null ? '-' : formatTime(at, timezone))
  const fact = (id: string, value: string) => ({ key: id, name: formatMessage({ id }), value })
  return (
    <RowCard title={nameText(person)} about={`${nameText(name)} · ${organisation}`}>
      <AccountStatus account={account} />
      <Facts
        facts={[
          ...(isVisible
            ? [fact('bill.column.accounts', `${amount(account.accounts)}: ${reasonText(account)}`)]
            : []),
          fact('bill.account.open', time(account.open_time)),
          fact('bill.account.close', time(closed)),
        ]}
      />
    </RowCard>
  )
}

/** Why an account costs what it costs, in the words of the contract; "-" with a server that does not say. */
function useReasonText(): (account: BillAccount) => string {
  const language = useLanguage()
  return ({ reason }) => (reason === undefined ? '-' : billReasons.reasonText(reason, language))
}

function AccountStatus({ account: { status } }: { account: BillAccount }) {
  const { formatMessage } = useIntl()
  const isEnabled = status === ENABLED
  return (
    <StatusWord tone={isEnabled ? 'good' : 'quiet'}>
      {formatMessage({ id: isEnabled ? 'bill.enabled' : 'bill.disabled' })}
    </StatusWord>
  )
}

/** Account lines of a bill (BILL-018 to BILL-020); without what they cost where the company's flag is off (BILL-013). */
function useAccountColumns(isVisible: boolean): DataColumn<BillAccount>[] {
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
