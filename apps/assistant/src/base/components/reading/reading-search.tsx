import { useHost } from '@console/sub-app'
import {
  BandRangePicker,
  BandSelect,
  choiceField,
  dayField,
  daysIn,
  idField,
  isSameValue,
  lastDays,
  textField,
  toWireDay,
  type DayRange,
  type SearchField,
} from '@console/ui'
import {
  defineList,
  textFilter,
  useListSearch,
  type Filter,
  type FilterControl,
  type Filters,
  type ListSearchOf,
  FilterBand,
  type BandProps,
} from '@console/ui/list-page'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import type { ChosenFilters, ManagedFilter } from '../managed-field.ts'
import { LIST_ROWS } from './page-of-rows.ts'

/** The longest range in days that the server accepts. */
export const MAX_RANGE_DAYS = 31
/** The default range. */
const DEFAULT_DAYS = 7
const NO_FILTERS: readonly ManagedFilter[] = []
/** px */
const TEXT_WIDTH = 240
const NO_FIELDS: Readonly<Record<string, SearchField<number | null>>> = {}

/** The problem of a range; null when valid. */
export type RangeProblem = 'backwards' | 'tooLong' | null

export function rangeProblem(range: DayRange): RangeProblem {
  const days = daysIn(range)
  if (days < 1) return 'backwards'
  return days > MAX_RANGE_DAYS ? 'tooLong' : null
}

const DAYS = { begin: dayField(), end: dayField() }
const OPEN = textField()

type ReadingOptions = {
  /** A constant, or memoised. */
  filters?: readonly ManagedFilter[]
  /** Days above the list; absent: none, though an address may name some. */
  hasRange?: boolean
  /** Field of the address for the open record. */
  open?: SearchField<string | null>
  /** Other fields of the page's address; a constant. */
  beside?: Readonly<Record<string, SearchField<number | null>>>
  /** Rows of a page where the address does not say. */
  pageSize?: number
}

/**
 * The whole view of a page that reads in its address: days, filters, page, and what is open. `texts` begins the names of its
 * filters: `.filter.<name>`.
 */
export function useReadingSearch(
  texts: string,
  {
    filters = NO_FILTERS,
    hasRange = false,
    open = OPEN,
    beside = NO_FIELDS,
    pageSize: rows = LIST_ROWS,
  }: ReadingOptions = {},
) {
  const { timezone } = useHost()
  const definition = useMemo(
    () => buildList(texts, { filters, hasRange, open, beside, pageSize: rows }),
    [texts, filters, hasRange, open, beside, rows],
  )
  const search = useListSearch(definition)
  const { begin, end } = search.search
  // A range with only one end is reported as malformed.
  const halfRangeProblems = [
    ...(begin !== null && end === null
      ? [{ name: 'begin', value: begin, reason: 'malformed' as const }]
      : []),
    ...(begin === null && end !== null ? [{ name: 'end', value: end, reason: 'malformed' as const }] : []),
  ]
  const fallback = lastDays(DEFAULT_DAYS, timezone)
  const toDays = (values: ReadingValues) => toRange(values['range']) ?? fallback
  // Writes submitted days to the address, so that they are the same days tomorrow.
  const withFixedDays = (values: ReadingValues): ReadingValues =>
    hasRange && !isSameValue(values, search.filters) ? { ...values, range: toDays(values) } : values
  const list: ReadingList = {
    ...search,
    problems: [...search.problems, ...halfRangeProblems].filter(({ name }) => !isUnsettled(filters, name)),
  }
  const renderBand = (band: BandProps<ReadingValues>) => (
    <FilterBand
      {...band}
      declared={definition.filters}
      canInquire={(draft) => !hasRange || rangeProblem(toDays(draft)) === null}
      onInquire={(values) => band.onInquire(withFixedDays(values))}
    />
  )
  const range = toDays(search.filters)
  const { page, pageSize } = search.paging
  return {
    list,
    range,
    /** Props of the list page for the band; none without filters. */
    band: hasRange || filters.length > 0 ? { band: renderBand } : {},
    renderBand,
    chosen: toChosen(filters, search.filters),
    open: search.search.open,
    /** Days and page as the calls take them. */
    days: { beginDay: toWireDay(range[0]), endDay: toWireDay(range[1]) },
    paging: { pageIndex: page, pageSize },
    setOpen: (next: string | null, options?: { replace?: boolean }) =>
      search.setSearch({ open: next }, options),
  }
}
export type ReadingSearch = ReturnType<typeof useReadingSearch>

type ReadingValues = Readonly<Record<string, unknown>>
type ReadingList = ListSearchOf<ReturnType<typeof buildList>>

function buildList(texts: string, { filters, hasRange, open, beside, pageSize }: Required<ReadingOptions>) {
  const declared: Filters = {
    range: hasRange ? { ...daysFilter, render: renderDays } : daysFilter,
    ...Object.fromEntries(filters.map((filter) => [filter.name, toFilter(texts, filter)])),
  }
  return defineList({
    filters: declared,
    beside: {
      ...beside,
      ...DAYS,
      open,
      /** A parameter of every link of the console (FRAME-006). */
      business_type_id: idField(),
    },
    contextFields: ['business_type_id'],
    pageSize,
  })
}

/** The days that somebody chose; null where nobody did. */
const daysFilter: Filter<DayRange | null> = {
  label: 'reading.days',
  field: {
    fallback: null,
    fields: DAYS,
    read: ({ begin, end }) => toRange([begin, end]),
    write: (range) => ({ begin: range?.[0] ?? null, end: range?.[1] ?? null }),
  },
  useText: (range) => range?.join(' – '),
}

function renderDays({ label, value, onChange }: FilterControl<DayRange | null>) {
  return <DaysField label={label} value={value} onChange={onChange} />
}

type DaysFieldProps = Pick<FilterControl<DayRange | null>, 'label' | 'value' | 'onChange'>

function DaysField({ label, value, onChange }: DaysFieldProps) {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  const range = value ?? lastDays(DEFAULT_DAYS, timezone)
  const problem = rangeProblem(range)
  return (
    <BandRangePicker
      label={label}
      value={range}
      zone={timezone}
      error={
        problem === null
          ? undefined
          : formatMessage({ id: `reading.problem.${problem}` }, { max: MAX_RANGE_DAYS })
      }
      onChange={onChange}
    />
  )
}

function toFilter(texts: string, filter: ManagedFilter): Filter<string | null> {
  const label = `${texts}.filter.${filter.name}`
  if (filter.kind === 'text') return textFilter({ label, width: TEXT_WIDTH, maxLength: 200 })
  const { options } = filter
  return {
    label,
    field: choiceField(options.map(({ value }) => value)),
    render: ({ label: name, value, onChange }) => (
      <BandSelect label={name} value={value} options={options} onChange={onChange} />
    ),
    useText: (value) => options.find((option) => option.value === value)?.label,
  }
}

/** True while the choices of a filter are not known yet. */
function isUnsettled(filters: readonly ManagedFilter[], name: string): boolean {
  return filters.some(
    (filter) => filter.name === name && filter.kind === 'choice' && filter.options.length === 0,
  )
}

function toChosen(filters: readonly ManagedFilter[], values: ReadingValues): ChosenFilters {
  return Object.fromEntries(
    filters.map(({ name }) => {
      const value = values[name]
      return [name, typeof value === 'string' ? value : null]
    }),
  )
}

function toRange(value: unknown): DayRange | null {
  if (!Array.isArray(value)) return null
  const [first, last]: unknown[] = value
  return typeof first === 'string' && typeof last === 'string' ? [first, last] : null
}
