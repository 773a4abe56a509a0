import { quality } from '@console/contracts'
import { OptionSelect, useOptionList } from '@console/domain-ui'
import { BandSelect, LEVELS } from '@console/ui'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useListPage } from '../../components/ListTable.tsx'
import { useListSort } from '../../components/use-list-sort.ts'
import { WideListTable } from '../../components/WideListTable.tsx'
import { pageOfList } from '../../model/page-of-list.ts'
import { useStat } from '../../page-query/stat-context.ts'
import { useRules } from '../../queries/quality.ts'
import { useScenes, useViolations, type Violation, type ViolationFilter } from '../../queries/violations.ts'
import { useViolationColumns, ViolationCard } from './violation-columns.tsx'
import styles from '../../components/TableFilters.module.css'

/** Each violation, newest first, of one scene, rule or level where one is chosen (QUAL-019, QUAL-024). */
export function ViolationTable() {
  const { formatMessage } = useIntl()
  const { wire, round } = useStat()
  const [filter, setFilter] = useState<ViolationFilter>({})
  const sort = useListSort(quality.VIOLATION_SORTS)
  const { paging, position } = useListPage([wire, filter, sort.wire, round])
  const query = useViolations({
    ...wire,
    ...filter,
    ...sort.wire,
    ...position,
  })
  const { data } = query
  return (
    <WideListTable<Violation>
      name="violations"
      label={formatMessage({ id: 'stat.quality.detail' })}
      query={query}
      answer={data && pageOfList(data.violationDetail, { ...paging, total: data.total })}
      paging={paging}
      columns={useViolationColumns()}
      sort={sort}
      rowKey={toKey}
      mobileCard={renderCard}
      failedId="stat.quality.failed"
      emptyId="stat.quality.none"
      head={<ViolationFilters value={filter} onChange={setFilter} />}
    />
  )
}

/** Distinguishes rows where the platform does not number them. */
function toKey({ violationId, createTime, seatId, ruleName, chatInfoUrl = '' }: Violation): number | string {
  return violationId ?? `${createTime} ${seatId} ${ruleName} ${chatInfoUrl}`
}

function renderCard(row: Violation) {
  return <ViolationCard row={row} />
}

type ViolationFiltersProps = { value: ViolationFilter; onChange: (filter: ViolationFilter) => void }

/** Filters of the violations; each choice applies at once. */
function ViolationFilters({ value, onChange }: ViolationFiltersProps) {
  const { formatMessage } = useIntl()
  const { wire } = useStat()
  const scenes = useScenes(wire)
  const rules = useRules()
  const ofBusiness = rules.data?.filter(
    ({ bizTypeId }) =>
      wire.bizTypeId === undefined || bizTypeId === undefined || bizTypeId === wire.bizTypeId,
  )
  return (
    <div className={`ui-wrap ui-gap-8 ${styles['filters']}`}>
      <OptionSelect
        label={formatMessage({ id: 'stat.scene' })}
        value={value.sceneId ?? null}
        list={useOptionList(scenes.data, scenes)}
        width={200}
        onChange={(sceneId) => onChange({ ...value, sceneId: sceneId ?? undefined })}
      />
      <OptionSelect
        label={formatMessage({ id: 'stat.rule' })}
        value={value.ruleId ?? null}
        list={useOptionList(ofBusiness, rules)}
        width={240}
        onChange={(ruleId) => onChange({ ...value, ruleId: ruleId ?? undefined })}
      />
      <BandSelect
        label={formatMessage({ id: 'stat.level' })}
        value={value.ruleLevel ?? null}
        options={LEVELS.map((level) => ({ value: level, label: formatMessage({ id: `ui.level.${level}` }) }))}
        onChange={(ruleLevel) => onChange({ ...value, ruleLevel: ruleLevel ?? undefined })}
      />
    </div>
  )
}
