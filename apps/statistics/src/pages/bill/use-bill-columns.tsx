import type { bill } from '@console/contracts'
import type { DataColumn, TableTotals } from '@console/ui'
import { useIntl } from 'react-intl'
import { RowButton } from '../../components/RowButton.tsx'
import { textOrDash } from '../../model/figure-text.ts'
import type { BillAnswer, BillRow } from '../../queries/bill.ts'
import { useAmount } from './use-bill-formats.ts'

/** Figures of a row, in the order of the table (BILL-016, BILL-Q5). */
export const BILL_FIGURES = [
  'accounts',
  'change',
  'month',
  'firstHalfMonth',
  'afterHalfMonth',
  'effective_account_count',
  'open_account_count',
  'open_first_half_count',
  'open_after_half_count',
  'close_account_count',
  'close_first_half_count',
  'close_after_half_count',
] as const satisfies readonly (keyof bill.BillCounts | 'change')[]
export type BillFigure = (typeof BILL_FIGURES)[number]

/** px: heads are as narrow as their words, so that all columns fit a page 1280 wide with the menu open. */
const HEAD_WIDTH = 56
const LONG_WORD_WIDTH = 61
/** In either language. */
const LONG_WORDS: ReadonlySet<BillFigure> = new Set([
  'accounts',
  'firstHalfMonth',
  'afterHalfMonth',
  'effective_account_count',
])
/** px */
const ORGANISATION_WIDTH = 130

type Counted = bill.BillCounts & { accounts_before?: number | undefined }

/** A figure as text; "-" for one that the platform does not answer, and for a difference to a month that is not known. */
export function useFigureText(): (row: Counted, figure: BillFigure) => string {
  const { amount, difference } = useAmount()
  return (row, figure) => {
    if (figure !== 'change') return textOrDash(row[figure], amount)
    return row.accounts_before === undefined ? '-' : difference(row.accounts - row.accounts_before)
  }
}

type BillColumns = { isVisible: boolean; onOpen: (organisation: number) => void }

/** With the company's flag off only month, organisation and detail are left (BILL-012, BILL-Q7). */
export function useBillColumns({ isVisible, onOpen }: BillColumns): DataColumn<BillRow>[] {
  const { formatMessage } = useIntl()
  const textOf = useFigureText()
  const figures = BILL_FIGURES.map((figure): DataColumn<BillRow> => ({
    key: figure,
    title: formatMessage({ id: `bill.column.${figure}` }),
    align: 'right',
    headWidth: LONG_WORDS.has(figure) ? LONG_WORD_WIDTH : HEAD_WIDTH,
    render: (_, row) => <QuietZero text={textOf(row, figure)} />,
  }))
  return [
    {
      key: 'date',
      title: formatMessage({ id: 'bill.month' }),
      render: (_, { date }) => <span className="ui-muted">{date}</span>,
    },
    {
      key: 'organization_name',
      title: formatMessage({ id: 'stat.organisation' }),
      dataIndex: 'organization_name',
      maxWidth: ORGANISATION_WIDTH,
    },
    ...(isVisible ? figures : []),
    {
      key: 'detail',
      title: formatMessage({ id: 'bill.action' }),
      isActions: true,
      render: (_, row) => <DetailButton row={row} onOpen={onOpen} />,
    },
  ]
}

/** Most figures of a month without changes are zeros: those that are not are seen at once. */
function QuietZero({ text }: { text: string }) {
  return text === '0' ? <span className="ui-faint">{text}</span> : text
}

export function DetailButton({ row, onOpen }: { row: BillRow; onOpen: BillColumns['onOpen'] }) {
  const { formatMessage } = useIntl()
  return (
    <RowButton
      label={formatMessage({ id: 'bill.detail.of' }, { name: row.organization_name })}
      onClick={() => onOpen(row.organization_id)}
    >
      {formatMessage({ id: 'bill.detail' })}
    </RowButton>
  )
}

/** Totals of all rows, not of the page. */
export function useBillTotals(answer: BillAnswer | undefined): TableTotals | undefined {
  const textOf = useFigureText()
  if (answer?.summary === undefined) return undefined
  const { summary, before } = answer
  const whole = { ...summary, accounts_before: before?.summary.accounts }
  return { values: Object.fromEntries(BILL_FIGURES.map((figure) => [figure, textOf(whole, figure)])) }
}
