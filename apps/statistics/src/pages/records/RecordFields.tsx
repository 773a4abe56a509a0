import { stat } from '@console/contracts'
import { OptionSelect, RangeFilter, useOptionList, useOrganizationOptions } from '@console/domain-ui'
import { useHost } from '@console/sub-app'
import { BandMultiSelect, BandPresets, BandSelect, today } from '@console/ui'
import { Input } from 'antd'
import { useIntl } from 'react-intl'
import { rangeProblem } from '../../page-query/query-range.ts'
import { useRules } from '../../queries/quality.ts'
import type { RecordFilters } from './record-list.search.ts'

/** As long as the server takes. */
const MAX_SESSION_ID = 64
/** px */
const SESSION_WIDTH = 180

type Range = RecordFilters['range']

/** Why the server would not take the days, in words. */
export function useRangeProblem(range: Range): string | undefined {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const problem = range === null ? null : rangeProblem(range, today(timezone))
  return problem === null
    ? undefined
    : formatMessage({ id: `stat.range.${problem}` }, { days: stat.MAX_RANGE_DAYS + 1 })
}

type RangeProps = { value: Range; onChange: (range: Range) => void }

export function RangePresets({ value, onChange }: RangeProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const label = formatMessage({ id: 'stat.presets' })
  return <BandPresets label={label} value={value ?? ['', '']} zone={timezone} onChange={onChange} />
}

export function RangePicker({ value, problem, onChange }: RangeProps & { problem: string | undefined }) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return (
    <RangeFilter
      label={formatMessage({ id: 'stat.days' })}
      value={value}
      zone={timezone}
      onChange={onChange}
      onClear={() => onChange(null)}
      lastDay={today(timezone)}
      maxDaysApart={stat.MAX_RANGE_DAYS}
      limitNote={formatMessage({ id: 'stat.range.limit' }, { days: stat.MAX_RANGE_DAYS + 1 })}
      error={problem}
      width={266}
    />
  )
}

type IdsProps = { value: readonly number[]; onChange: (ids: readonly number[]) => void }

/** The tree that the person may request; each with all below it. */
export function OrganisationsSelect(props: IdsProps) {
  const { formatMessage } = useIntl()
  const { options, isLoading, hasFailed } = useOrganizationOptions()
  return (
    <BandMultiSelect
      {...props}
      label={formatMessage({ id: 'records.organisation' })}
      options={options}
      isLoading={isLoading}
      width={210}
      {...(hasFailed ? { note: formatMessage({ id: 'domainUi.optionsFailed' }) } : {})}
    />
  )
}

type RuleSelectProps = {
  business: number | null
  value: number | null
  onChange: (id: number | null) => void
}

/** The company's rules, those of the business (VIOL-023). */
export function RuleSelect({ business, ...props }: RuleSelectProps) {
  const { formatMessage } = useIntl()
  const rules = useRules()
  // A rule may belong to any business where the platform does not say.
  const offered = rules.data?.filter(({ bizTypeId = business }) => bizTypeId === business)
  const list = useOptionList(offered, rules)
  return <OptionSelect {...props} label={formatMessage({ id: 'records.rule' })} list={list} width={190} />
}

type NumberSelectProps<N extends number> = {
  name: 'level' | 'source' | 'handling' | 'review'
  /** Prefix of the text ids of its values. */
  words?: string
  values: readonly N[]
  value: N | null
  onChange: (value: N | null) => void
}

export function NumberSelect<N extends number>({ name, words, values, ...props }: NumberSelectProps<N>) {
  const { formatMessage } = useIntl()
  const prefix = words ?? `records.${name}`
  return (
    <BandSelect<N>
      {...props}
      label={formatMessage({ id: `records.${name}` })}
      options={values.map((value) => ({ value, label: formatMessage({ id: `${prefix}.${value}` }) }))}
    />
  )
}

type SessionInputProps = { value: string | null; onChange: (sessionId: string | null) => void }

export function SessionInput({ value, onChange }: SessionInputProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage({ id: 'records.session' })
  return (
    <Input
      aria-label={label}
      placeholder={label}
      value={value ?? ''}
      maxLength={MAX_SESSION_ID}
      allowClear
      style={{ width: SESSION_WIDTH }}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    />
  )
}
