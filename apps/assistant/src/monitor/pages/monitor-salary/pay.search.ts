import { DEFAULT_PAGE_SIZE, MAX_PAGE } from '@console/contracts'
import { idField, type SearchField } from '@console/ui'
import { pageField, sizeField, useListSearch, type ListDefinition } from '@console/ui/list-page'
import { useMemo } from 'react'
import { settingsSearch } from '../../../base/components/business-settings/BusinessSettingsTable.tsx'
import type { HalfMonth } from './half-months.ts'

export type PayFilters = { bizTypeId: number | null; half: string | null }

/** All that the page has in its address: the rule whose form is open, and whose pay is shown. */
export function usePaySearch(halves: readonly HalfMonth[]) {
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
    size: sizeField(DEFAULT_PAGE_SIZE),
    /** Comes with every link of the console (FRAME-006). */
    business_type_id: idField(),
  }
}

function buildListDefinition(halves: readonly HalfMonth[]): ListDefinition<PayShape, PayFilters> {
  return {
    shape: buildSearchShape(halves),
    toFilters: ({ biz, half }) => ({ bizTypeId: biz, half }),
    toSearch: ({ bizTypeId, half }) => ({ biz: bizTypeId, half }),
    contextFields: ['setting', 'business_type_id'],
    pageSize: DEFAULT_PAGE_SIZE,
  }
}
