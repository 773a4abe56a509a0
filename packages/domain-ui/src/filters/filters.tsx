import { useHost } from '@console/sub-app'
import { dayField, idField, type DayRange } from '@console/ui'
import type { Filter } from '@console/ui/list-page'
import { DayFilter } from '../calendar-filters/DayFilter.tsx'
import { RangeFilter } from '../calendar-filters/RangeFilter.tsx'
import { BusinessSelect, useBusinessOptions } from '../pickers/business/BusinessSelect.tsx'
import { ProductSelect, useProductOptions } from '../pickers/business/ProductSelect.tsx'
import { OrganizationSelect, useOrganizationOptions } from '../pickers/organization/OrganizationSelect.tsx'

// Filters of list pages whose controls know calls or the tenant's zone, see `defineList` of `@console/ui/list-page`.

type FilterOptions = { label: string; width?: number }

/** One day. */
export function dayFilter({ label }: { label: string }): Filter<string | null> {
  return {
    label,
    field: dayField(),
    render: ({ label: name, value, onChange }) => <ZonedDay label={name} value={value} onChange={onChange} />,
  }
}

type ZonedDayProps = { label: string; value: string | null; onChange: (day: string | null) => void }

function ZonedDay(props: ZonedDayProps) {
  const { timezone } = useHost()
  return <DayFilter {...props} zone={timezone} />
}

type RangeOptions = FilterOptions & {
  /** Names of the first and the last day in the address. */
  fields: readonly [first: string, last: string]
}

/** The first and the last day; one alone is a range of one day, reversed days are swapped. */
export function rangeFilter({
  label,
  fields: [first, last],
  ...picker
}: RangeOptions): Filter<DayRange | null> {
  return {
    label,
    field: {
      fallback: null,
      fields: { [first]: dayField(), [last]: dayField() },
      read: (search) => toRange(search[first], search[last]),
      write: (range) => {
        const [from, to] = toRange(range?.[0], range?.[1]) ?? [null, null]
        return { [first]: from, [last]: to }
      },
    },
    render: ({ label: name, value, onChange }) => (
      <ZonedRange {...picker} label={name} value={value} onChange={onChange} />
    ),
    useText: (range) => [...new Set(range)].join(' – '),
  }
}

function toRange(from: unknown, to: unknown): DayRange | null {
  const [first = null, last = first] = [from, to].filter((day) => typeof day === 'string').sort()
  return first === null || last === null ? null : [first, last]
}

type ZonedRangeProps = {
  label: string
  value: DayRange | null
  width?: number
  onChange: (range: DayRange | null) => void
}

function ZonedRange(props: ZonedRangeProps) {
  const { timezone } = useHost()
  return <RangeFilter {...props} zone={timezone} onClear={() => props.onChange(null)} />
}

/** A business of the company. */
export function businessFilter({
  clears,
  ...options
}: FilterOptions & { clears?: readonly string[] }): Filter<number | null> {
  const { label, ...picker } = options
  return {
    label,
    field: idField(),
    render: (control) => <BusinessSelect {...picker} {...control} />,
    useText: (id) => useBusinessOptions().nameOf(id),
    ...(clears && { clears }),
  }
}

/** A product of the business that the filter named `business` chooses. */
export function productFilter({
  label,
  business,
  ...picker
}: FilterOptions & { business: string }): Filter<number | null> {
  return {
    label,
    field: idField(),
    render: (control, filters) => (
      <ProductSelect {...picker} {...control} businessTypeId={toId(filters[business])} />
    ),
    useText: (id, filters) => useProductOptions(toId(filters[business])).nameOf(id),
  }
}

function toId(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

/** An organisation of the company. */
export function organizationFilter({ label, ...picker }: FilterOptions): Filter<number | null> {
  return {
    label,
    field: idField(),
    render: (control) => <OrganizationSelect {...picker} {...control} />,
    useText: (id) => useOrganizationOptions().nameOf(id)?.trim(),
  }
}
