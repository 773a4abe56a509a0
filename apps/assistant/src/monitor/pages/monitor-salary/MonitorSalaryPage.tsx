import { type DataOf, LAST_DAY_OF_FIRST_HALF, MAX_PAGE, pay, type PayRates } from '@console/contracts'
import { BusinessSelect, useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSelect, EmptyState, hoursFromSeconds, idField, QueryBand, type SearchField } from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import {
  type ListDefinition,
  pageField,
  sizeField,
  toBandProps,
  useBandDraft,
  useListSearch,
} from '@console/ui/list-page'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import {
  BusinessSettingsTable,
  settingsSearch,
} from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import { Part } from '../../../base/components/page-parts.tsx'
import { LIST_ROWS, pageOfRecords } from '../../../base/components/reading/page-of-rows.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { RecordTable } from '../../../base/components/reading/RecordTable.tsx'
import { useMoney } from '../../../base/components/use-money.ts'
import { WorkPage } from '../../../base/components/WorkPage.tsx'
import { usePayFigures } from '../../queries/pay.ts'
import { type HalfMonth, halvesBack } from './half-months.ts'

export { texts } from '../../texts.ts'

const BUSINESS_WIDTH = 224

const HALF_WIDTH = 240

const RATES = ['perOnlineHour', 'perValidCall', 'perOrder', 'perSeriousViolation'] as const
const FIELDS = RATES.map((name) => ({ name, kind: 'decimal' }) as const)

/** The pay rules of each business, and the resulting pay for the recorded figures of half a month. */
export function MonitorSalaryPage() {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const halves = useMemo(() => halvesBack(timezone), [timezone])
  const list = usePaySearch(halves)
  const chosen = useChosenPay(list, halves)
  const { amount, withCurrency } = useAmounts()
  const columns = RATES.map((name) => ({
    key: name,
    head: withCurrency(formatMessage({ id: `monitor.salary.column.${name}` })),
    render: ({ value }: { value: PayRates }) => amount(value[name]),
    isNumber: true,
  }))
  return (
    <WorkPage
      title={formatMessage({ id: 'monitor.salary.title' })}
      about={formatMessage({ id: 'monitor.salary.about' })}
      band={<PayBand list={list} halves={halves} chosen={chosen} />}
    >
      <AddressNotice problems={list.problems} onClear={list.cleanAddress} />
      <PayTable answer={chosen.answer} list={list} />
      <Part title={formatMessage({ id: 'monitor.salary.list' })}>
        <BusinessSettingsTable calls={pay.rules} texts="monitor.salary" columns={columns} fields={FIELDS} />
      </Part>
    </WorkPage>
  )
}

type PayList = ReturnType<typeof usePaySearch>

/** The pay of the business and half month in the address, or of those that come first. */
function useChosenPay(list: PayList, halves: readonly HalfMonth[]) {
  const { businessType } = useHost()
  const businesses = useBusinessOptions()
  const { filters } = list
  const half = halves.find(({ key }) => key === filters.half) ?? halves[0]
  const bizTypeId = filters.bizTypeId ?? businessType?.businessTypeId ?? businesses.options[0]?.value ?? null
  const { page: pageIndex, pageSize } = list.paging
  const query = { bizTypeId: bizTypeId ?? 0, month: half?.month ?? '', half: half?.half ?? pay.HALVES.first }
  const answer = usePayFigures(
    { ...query, pageIndex, pageSize },
    { isEnabled: bizTypeId !== null && half !== undefined },
  )
  return { bizTypeId, half, answer }
}

type PayBandProps = {
  halves: readonly HalfMonth[]
  list: PayList
  chosen: ReturnType<typeof useChosenPay>
}

/** The business and the half month that are paid for. */
function PayBand({ halves, list, chosen: { bizTypeId, half, answer } }: PayBandProps) {
  const { formatMessage } = useIntl()
  const { draft, edit, band } = useBandDraft(toBandProps(list, answer))
  const formatHalfMonth = ({ month, half: which }: HalfMonth) =>
    formatMessage({ id: `monitor.pay.half${which}` }, { month, day: LAST_DAY_OF_FIRST_HALF })
  return (
    <QueryBand {...band}>
      <BusinessSelect
        label={formatMessage({ id: 'monitor.pay.business' })}
        value={draft.bizTypeId ?? bizTypeId}
        onChange={(value) => edit({ bizTypeId: value })}
        width={BUSINESS_WIDTH}
      />
      <BandSelect
        label={formatMessage({ id: 'monitor.pay.time' })}
        value={draft.half ?? half?.key ?? null}
        options={halves.map((one) => ({ value: one.key, label: formatHalfMonth(one) }))}
        onChange={(value) => edit({ half: value })}
        width={HALF_WIDTH}
      />
    </QueryBand>
  )
}

/** Amounts without their currency, which the heads of their columns have, where the company has one. */
function useAmounts() {
  const { formatNumber } = useIntl()
  const { currency } = useHost().user
  return {
    amount: (value: number) => formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    withCurrency: (head: string) => (currency ? `${head} (${currency})` : head),
  }
}

/** Title of the pay with the people, and the sum that all of them get together or why nobody gets anything. */
function PayHead({ page: { sum, total } }: { page: DataOf<typeof pay.figures> }) {
  const { formatMessage } = useIntl()
  const money = useMoney()
  return (
    <div className="ui-cluster ui-gap-4-12 ui-grow">
      <h2 className="ui-body ui-strong">{formatMessage({ id: 'monitor.pay.title' })}</h2>
      <span role="status" className="ui-size-13 ui-faint">
        {formatMessage({ id: 'monitor.pay.count' }, { count: total })}
      </span>
      {sum === null ? (
        <span className="ui-size-13 ui-muted">{formatMessage({ id: 'monitor.pay.noRule' })}</span>
      ) : (
        <span className="ui-to-end ui-size-13 ui-muted">
          {formatMessage({ id: 'monitor.pay.sum' })}{' '}
          <strong className="ui-figures ui-ink">{money(sum)}</strong>
        </span>
      )}
    </div>
  )
}

type PayTableProps = { answer: ReturnType<typeof usePayFigures>; list: ReturnType<typeof usePaySearch> }

/** The pay of each person, by its parts. */
function PayTable({ answer, list }: PayTableProps) {
  const { formatMessage } = useIntl()
  return (
    <RecordTable
      texts="monitor.pay"
      label={formatMessage({ id: 'monitor.pay.title' })}
      {...(answer.data === undefined ? {} : { head: <PayHead page={answer.data} /> })}
      query={answer}
      toRowPage={pageOfRecords}
      states={{
        failed: formatMessage({ id: 'monitor.pay.failed' }),
        empty: (
          <EmptyState title={formatMessage({ id: 'monitor.pay.empty' })}>
            {formatMessage({ id: 'monitor.pay.emptyText' })}
          </EmptyState>
        ),
      }}
      paging={{ ...list.paging, onPage: list.setPage, onPageSize: list.setPageSize }}
      rowKey={({ userId }) => userId}
      columns={usePayColumns()}
    />
  )
}

/** Columns of a person's work, and of the pay for each part of it by the rule. */
function usePayColumns(): RecordColumn<pay.PayRow>[] {
  const { formatMessage } = useIntl()
  const { amount, withCurrency } = useAmounts()
  const paidFor = (key: string, part: keyof NonNullable<pay.PayRow['pay']>): RecordColumn<pay.PayRow> => ({
    key,
    head: withCurrency(formatMessage({ id: `monitor.pay.column.${key}` })),
    render: (row) => row.pay && <QuietZero value={row.pay[part]} text={amount(row.pay[part])} />,
    isNumber: true,
  })
  return [
    { key: 'person', render: ({ userName }) => userName },
    { key: 'organization', render: ({ orgName }) => orgName || '-' },
    { key: 'online', render: ({ onlineSeconds }) => hoursFromSeconds(onlineSeconds), isNumber: true },
    { key: 'validCalls', render: ({ validCalls }) => validCalls, isNumber: true },
    { key: 'orders', render: ({ orders }) => orders, isNumber: true },
    { key: 'serious', render: ({ seriousViolations }) => seriousViolations, isNumber: true },
    paidFor('forHours', 'hours'),
    paidFor('forCalls', 'calls'),
    paidFor('forOrders', 'orders'),
    paidFor('deduction', 'deduction'),
    paidFor('total', 'total'),
  ]
}

/** Amounts that are paid or taken off are seen at once. */
function QuietZero({ value, text }: { value: number; text: string }) {
  return value === 0 ? <span className="ui-faint">{text}</span> : text
}

type PayFilters = { bizTypeId: number | null; half: string | null }

/** All that the page has in its address: the rule whose form is open, and whose pay is shown. */
function usePaySearch(halves: readonly HalfMonth[]) {
  return useListSearch(useMemo(() => buildListDefinition(halves), [halves]))
}

type PayShape = ReturnType<typeof buildSearchShape>

function buildSearchShape(halves: readonly HalfMonth[]) {
  const half: SearchField<string | null> = {
    fallback: null,
    parse: (text) => halves.find(({ key }) => key === text)?.key ?? null,
    format: (value) => value,
  }
  return {
    ...settingsSearch,
    biz: idField(),
    half,
    page: pageField(MAX_PAGE),
    size: sizeField(LIST_ROWS),
    /** A parameter of every link of the console (FRAME-006). */
    business_type_id: idField(),
  }
}

function buildListDefinition(halves: readonly HalfMonth[]): ListDefinition<PayShape, PayFilters> {
  return {
    shape: buildSearchShape(halves),
    toFilters: ({ biz, half }) => ({ bizTypeId: biz, half }),
    toSearch: ({ bizTypeId, half }) => ({ biz: bizTypeId, half }),
    contextFields: ['setting', 'business_type_id'],
    pageSize: LIST_ROWS,
  }
}
