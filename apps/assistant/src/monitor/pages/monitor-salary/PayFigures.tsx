import { LAST_DAY_OF_FIRST_HALF, pay, type DataOf } from '@console/contracts'
import { BusinessSelect, useBusinessOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandSelect, QueryBand, Figures } from '@console/ui'
import { toBandProps, useBandDraft } from '@console/ui/list-page'
import { useIntl } from 'react-intl'
import listStyles from '../../../base/components/List.module.css'
import { Part } from '../../../base/components/Part.tsx'
import { useMoney } from '../../../base/components/use-money.ts'
import { usePayFigures } from '../../queries/pay.ts'
import type { HalfMonth } from './half-months.ts'
import type { usePaySearch } from './pay.search.ts'
import { PayTable } from './PayTable.tsx'

const BUSINESS_WIDTH = 224
const HALF_WIDTH = 240

type PayFiguresProps = { halves: readonly HalfMonth[]; list: ReturnType<typeof usePaySearch> }

/** What the rule of a business gives for half a month, by person. */
export function PayFigures({ halves, list }: PayFiguresProps) {
  const { formatMessage } = useIntl()
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
  const { draft, edit, band } = useBandDraft(toBandProps(list, answer))
  const formatHalfMonth = ({ month, half: which }: HalfMonth) =>
    formatMessage({ id: `monitor.pay.half${which}` }, { month, day: LAST_DAY_OF_FIRST_HALF })
  return (
    <Part title={formatMessage({ id: 'monitor.pay.title' })}>
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
      {answer.data !== undefined && <PayTotals page={answer.data} />}
      <PayTable answer={answer} list={list} />
    </Part>
  )
}

/** What all people get together, or why nobody gets anything. */
function PayTotals({ page: { sum, total } }: { page: DataOf<typeof pay.figures> }) {
  const { formatMessage, formatNumber } = useIntl()
  const money = useMoney()
  if (sum === null)
    return <p className={listStyles['about']}>{formatMessage({ id: 'monitor.pay.noRule' })}</p>
  return (
    <Figures
      label={formatMessage({ id: 'monitor.pay.title' })}
      figures={[
        { key: 'sum', name: formatMessage({ id: 'monitor.pay.sum' }), value: money(sum) },
        { key: 'people', name: formatMessage({ id: 'monitor.pay.people' }), value: formatNumber(total) },
      ]}
    />
  )
}
