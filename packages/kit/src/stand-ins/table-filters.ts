import type WholeFilterDropdown from 'antd/es/table/hooks/useFilter/FilterDropdown'
import { createElement, type ComponentProps } from 'react'

type Filter = { value: unknown; children?: Filter[] }

declare global {
  /** Name of the window's property with parts of libraries that a later tier brought; another one for each major of the kit. */
  const __KIT_PARTS__: `_kit${number}Parts`
  interface Window {
    /** Parts of later tiers, such as the forms' (`whole-table-filters.ts`). */
    [kitParts: `_kit${number}Parts`]: { FilterDropdown?: typeof WholeFilterDropdown } | undefined
  }
}

/**
 * Replaces the filter menu in the heads of antd's table, with its tree, its search and its choices: 19 kB (gzip) on every page with
 * a table. The tier of the forms has the whole menu; without that tier a column with `filters` has none.
 */
export default function FilterDropdown(props: ComponentProps<typeof WholeFilterDropdown>) {
  const Whole = window[__KIT_PARTS__]?.FilterDropdown
  return Whole === undefined ? null : createElement(Whole, props)
}

/** The values of filters, with those below them. */
export function flattenKeys(filters: readonly Filter[] | undefined): unknown[] {
  return (filters ?? []).flatMap(({ value, children }) => [value, ...flattenKeys(children)])
}
