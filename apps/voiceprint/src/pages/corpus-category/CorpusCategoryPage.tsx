import type { DataOf, voiceprint } from '@console/contracts'
import { NoAccess } from '@console/domain-ui'
import { Icon } from '@console/ui'
import { ListPage, useListSearch, type BandProps, type RowPage } from '@console/ui/list-page'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useCategories } from '../../queries/categories.ts'
import { CategoryBand } from './CategoryBand.tsx'
import { CategoryCard } from './CategoryCard.tsx'
import { CategoryDialog } from './CategoryDialog.tsx'
import { categoryList, toCategoryQuery, type CategoryFilters } from './corpus-category.search.ts'
import { useCategoryColumns } from './use-category-columns.tsx'
import { useCategoryRemoval } from './use-category-removal.ts'
import { useCategoryStates } from './use-category-states.tsx'

type Category = voiceprint.Category

/** Categories of the stored voice samples (VOICE-014..022). */
export function CorpusCategoryPage() {
  const { formatMessage } = useIntl()
  const list = useListSearch(categoryList)
  const { filters } = list
  const categories = useCategories(toCategoryQuery(list))
  /** The one that is renamed, or a new one. */
  const [open, setOpen] = useState<Category | 'new' | null>(null)
  const removal = useCategoryRemoval(list, categories.data?.list.length ?? 0)
  const actions = { ...removal, onRename: setOpen }
  const columns = useCategoryColumns(actions)
  const addButton = (isPlain: boolean) => (
    <Button type={isPlain ? 'default' : 'primary'} icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
      {formatMessage({ id: 'voice.category.add' })}
    </Button>
  )
  const states = useCategoryStates({
    filters,
    add: addButton(true),
    onFilters: (next) => list.inquire(next, categories),
    onReset: () => list.reset(categories),
  })
  const renderCard = (category: Category) => <CategoryCard category={category} {...actions} />
  return (
    <ListPage
      list={list}
      query={categories}
      toRowPage={toRowPage}
      label={formatMessage({ id: 'voice.category.page' })}
      noPermission={<NoAccess page={formatMessage({ id: 'voice.category.page' })} />}
      band={renderBand}
      formatCount={({ total }) => formatMessage({ id: 'voice.category.count' }, { count: total })}
      action={addButton(false)}
      columns={columns}
      rowKey={({ id }) => id}
      mobileCard={renderCard}
      states={states}
    >
      {open !== null && (
        <CategoryDialog
          // The present record: somebody else may have renamed it since.
          category={open === 'new' ? null : (categories.data?.list.find(({ id }) => id === open.id) ?? open)}
          onClose={() => setOpen(null)}
        />
      )}
    </ListPage>
  )
}

function renderBand(band: BandProps<CategoryFilters>) {
  return <CategoryBand {...band} />
}

function toRowPage({ list, count }: DataOf<typeof voiceprint.categories>): RowPage<Category> {
  return { rows: list, total: count }
}
