import { LAST_DAY_OF_FIRST_HALF, pay } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { BandSelect, hoursFromSeconds, QueryBand } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Figures } from '../../../base/components/Figures.tsx'
import { MalformedNote } from '../../../base/components/MalformedNote.tsx'
import listStyles from '../../../base/components/managed-list/ManagedListPage.module.css'
import { Part } from '../../../base/components/Part.tsx'
import { READING_PAGE_SIZE } from '../../../base/components/reading/reading-search.ts'
import { ReadingTable } from '../../../base/components/reading/ReadingTable.tsx'
import { useBusinessOptions } from '../../../base/queries/businesses.ts'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { usePayFigures } from '../../queries/pay.ts'
import { halvesBack, type HalfMonth } from './half-months.ts'
import { usePaySearch } from './pay.search.ts'

const BUSINESS_WIDTH = 224
const HALF_WIDTH = 240
const MONEY = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

const COLUMNS: readonly RecordColumn<pay.PayRow>[] = [
  { key: 'person', render: ({ userName }) => userName },
  { key: 'organization', render: ({ orgName }) => orgName || '-' },
  { key: 'online', render: ({ onlineSeconds }) => hoursFromSeconds(onlineSeconds), isNumber: true },
  { key: 'validCalls', render: ({ validCalls }) => validCalls, isNumber: true },
  { key: 'orders', render: ({ orders }) => orders, isNumber: true },
  { key: 'serious', render: ({ seriousViolations }) => seriousViolations, isNumber: true },
  { key: 'forHours', render: (row) => row.pay?.hours, isNumber: true, digits: 2 },
  { key: 'forCalls', render: (row) => row.pay?.calls, isNumber: true, digits: 2 },
  { key: 'forOrders', render: (row) => row.pay?.orders, isNumber: true, digits: 2 },
  { key: 'deduction', render: (row) => row.pay?.deduction, isNumber: true, digits: 2 },
  { key: 'total', render: (row) => row.pay?.total, isNumber: true, digits: 2 },
]

/** The pay by the rule of a business for half a month, by person. */
export function PayFigures() {
  const { formatMessage, formatNumber } = useIntl()
  const { timezone, businessType } = useHost()
  const businesses = useBusinessOptions()
  const search = usePaySearch()
  const halves = halvesBack(timezone)
  const half = halves.find(({ key }) => key === search.half) ?? halves[0]
  const bizTypeId = search.bizTypeId ?? businessType?.businessTypeId ?? businesses.options[0]?.value ?? null
  const [draft, setDraft] = useState({ bizTypeId, half: half?.key ?? null })
  const asked = { bizTypeId: bizTypeId ?? 0, month: half?.month ?? '', half: half?.half ?? pay.HALVES.first }
  const answer = usePayFigures(
    { ...asked, pageIndex: search.page, pageSize: READING_PAGE_SIZE },
    { isEnabled: bizTypeId !== null && half !== undefined },
  )
  const nameOf = ({ month, half: which }: HalfMonth) =>
    formatMessage({ id: `monitor.pay.half${which}` }, { month, day: LAST_DAY_OF_FIRST_HALF })
  const sum = answer.data?.sum
  return (
    <Part title={formatMessage({ id: 'monitor.pay.title' })}>
      <QueryBand
        onInquire={() => search.apply(draft)}
        onReset={() => {
          setDraft({ bizTypeId: businessType?.businessTypeId ?? null, half: null })
          search.apply({ bizTypeId: null, half: null })
        }}
      >
        <BandSelect
          label={formatMessage({ id: 'monitor.pay.business' })}
          value={draft.bizTypeId ?? bizTypeId}
          options={businesses.options}
          isLoading={businesses.isLoading}
          onChange={(value) => setDraft({ ...draft, bizTypeId: value })}
          width={BUSINESS_WIDTH}
        />
        <BandSelect
          label={formatMessage({ id: 'monitor.pay.time' })}
          value={draft.half ?? half?.key ?? null}
          options={halves.map((one) => ({ value: one.key, label: nameOf(one) }))}
          onChange={(value) => setDraft({ ...draft, half: value })}
          width={HALF_WIDTH}
        />
      </QueryBand>
      <MalformedNote names={search.half !== null && half?.key !== search.half ? ['half'] : []} />
      {sum === null && <p className={listStyles['about']}>{formatMessage({ id: 'monitor.pay.noRule' })}</p>}
      {answer.data !== undefined && sum != null && (
        <Figures
          label={formatMessage({ id: 'monitor.pay.title' })}
          figures={[
            {
              key: 'sum',
              name: formatMessage({ id: 'monitor.pay.sum' }),
              value: formatNumber(sum, MONEY),
            },
            {
              key: 'people',
              name: formatMessage({ id: 'monitor.pay.people' }),
              value: formatNumber(answer.data.total),
            },
          ]}
        />
      )}
      <ReadingTable<pay.PayRow>
        texts="monitor.pay"
        answer={answer}
        search={search}
        rowKey={({ userId }) => userId}
        columns={COLUMNS}
      />
    </Part>
  )
}
